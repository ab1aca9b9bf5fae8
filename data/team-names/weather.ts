import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const weather: TeamNameTheme = {
  id: 'weather',
  label: 'Weather and light',
  adjectives: wordsIn(`
    Airy Crackling Drizzling Gusty Misty Rumbling Snowy Stormy Thundering Windy Glittering Dewy Blustery
    Cloudless
  `),
  nouns: nounsIn(`
    Aurora Blizzard Breeze Cloud Cloudburst Dewdrop Downpour Drizzle Flurry Frost Glimmer Gust Hailstone Halo
    Horizon Mist Moonbeam Monsoon Morning Rainbow Raindrop Rainstorm Sirocco Snowball Snowdrift Snowfall
    Snowstorm Spark Squall Starburst Storm Sunbeam Sunburst Sundown Sunrise Sunset Tailwind Tempest Thaw
    Thunderbolt Thundercloud Twilight Twister Updraft Whirlwind Zephyr Afterglow Daybreak Skylight Nimbus Cirrus
    Summer Winter Equinox Solstice Mirage Season Headwind
  `),
}
