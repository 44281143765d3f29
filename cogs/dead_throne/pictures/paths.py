from sys import path
path.insert(0,"/tmp")
from graph import edges as _e, QUICK, STEPS
EDGES=tuple(sorted(_e))
TERRAIN={"P":"rocks","S":"rocks","C":"castle","W":"woods","O":"woods","A":"docks","G":"docks","T1":"field","T2":"field","T3":"field"}
LANDMARKS={"W.r5":"watchtower","O.r5":"mill","A.r5":"boathouse","P.r5":"mine","P.r6":"nest","S.r2":"cave","S.r6":"eyrie","C.r1":"barracks","G.light":"lighthouse",
"T1.r4":"carriage","T2.r4":"carriage","T3.r2":"carriage"}
for s in ("W","O","A","G","P","S"): LANDMARKS[s+".r4"]="waymarker"
FEATURES={"bridge":"A.g2 G.g5 T1.r2 T2.r5","old_tree":"W.r3 O.r1 T3.r6","jetty":"A.r3 G.r3 T3.r4","cairn":"P.r3 S.r3 C.r6","well":"T1.r6 T2.r6 T3.r1"}
for k,v in FEATURES.items():
    for s in v.split(): LANDMARKS[s]=k
