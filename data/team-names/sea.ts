import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const sea: TeamNameTheme = {
  id: 'sea',
  label: 'Sea',
  adjectives: wordsIn(`
    Bubbling Briny Coral Diving Drifting Finned Rippling Salty Splashing Surfing Swimming Tidal Pearly
  `),
  nouns: nounsIn(`
    Anchovy Atoll Barnacle Barracuda Beluga Conch Cove Current Dolphin Eel Fjord Guppy Herring Island Lagoon
    Limpet Lobster Mackerel Manatee Manta Marlin Minnow Mussel Nautilus Narwhal Octopus Orca Oyster Porpoise
    Prawn Reef Sardine Scallop Seahorse Seal Snapper Stingray Sturgeon Surfer Swell Tarpon Tide Turtle Urchin
    Walrus Wave Whale Anemone Periwinkle Axolotl Abalone Breaker Shoreline
  `),
}
