import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const tales: TeamNameTheme = {
  id: 'tales',
  label: 'Fairy tales',
  adjectives: wordsIn(`
    Bewitched Charmed Enchanted Fabled Legendary Magical Moonlit Mythical Spellbound Storied Timeless Wandering
    Winsome Wondrous
  `),
  nouns: nounsIn(`
    Amulet Basilisk Beanstalk Carpet Castle Cauldron Centaur Cloak Crown Dragon Drawbridge Dreamer Dryad
    Elf/Elves Enchanter Genie Giant Gnome Goblet Goblin Golem Gremlin Griffin Guardian Hero/Heroes Hippogriff
    Jester Knight Kraken Legend Leviathan Locket Magician Minotaur Minstrel Moat Muse Naiad Ogre Oracle Pegasus
    Phoenix Pixie Potion Rune Sage Scepter Sorcerer Spellbook Sphinx Sprite Sylph Talisman Tower Turret
    Unicorn Wand Warlock Werewolf/Werewolves Wizard Wyvern
  `),
}
