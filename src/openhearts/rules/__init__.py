"""The rulebook: rule sets, presets, actions, events and what a player may see.

The states that know every card (:mod:`openhearts.rules.hand`,
:mod:`openhearts.rules.match`) are not re-exported here on purpose: whoever holds one must
say so by name.
"""
