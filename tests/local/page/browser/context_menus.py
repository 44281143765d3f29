"""Commands of the menus on people and on messages."""

import discord
from discord import app_commands


@app_commands.context_menu(name="Greet Warmly")
async def greet(interaction: discord.Interaction, member: discord.Member) -> None:
    await interaction.response.send_message(f"{interaction.user.display_name} greets {member.display_name}")


@app_commands.context_menu(name="Praise")
async def praise(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"Well said: {message.content}")
