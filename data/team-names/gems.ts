import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const gems: TeamNameTheme = {
  id: 'gems',
  label: 'Gems and stones',
  adjectives: wordsIn(`
    Crystalline Faceted Gleaming Glinting Iridescent Lustrous Mined Opalescent Precious Priceless Prismatic
    Shimmering Unpolished
  `),
  nouns: nounsIn(`
    Agate Amber Amethyst Aquamarine Azurite Basalt Bauxite Beryl Bluestone Calcite Capstone Carnelian Cinnabar
    Citrine Cobblestone Cornerstone Diamond Dolomite Emerald Feldspar Flagstone Flint Fluorite Gemstone Geode
    Granite Graphite Ingot Jewel Limestone Lodestone Malachite Marble Mineral Moonstone Nugget Obsidian Olivine
    Onyx Opal Pearl Peridot Pyrite Quartz Rhodonite Ruby Sandstone Sapphire Selenite Slate Soapstone
    Spinel Sunstone Topaz Touchstone Tourmaline Travertine Turquoise Zircon
  `),
}
