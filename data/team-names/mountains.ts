import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const mountains: TeamNameTheme = {
  id: 'mountains',
  label: 'Mountains and rivers',
  adjectives: wordsIn(`
    Alpine Craggy Flowing Highland Lofty Mountain Northern Rocky Rolling Rugged Rushing Snowcapped Towering
    Winding
  `),
  nouns: nounsIn(`
    Arch Basin Bluff Boulder Brook Canyon Cape Cascade Cavern Cliff Creek Crest Dale Delta Dune Estuary Field
    Foothill Ford Forest Geyser Glacier Glade Glen Gorge Headland Hill Hillside Hilltop Inlet Lake Ledge Meadow
    Mesa Outcrop Peak Pebble Peninsula Pinnacle Plateau Prairie Ravine Ridge River Riverbank Sandbank Slope
    Steppe Stream Summit Terrace Trail Tributary Valley Vista Volcano Wetland Wilderness Woodland
  `),
}
