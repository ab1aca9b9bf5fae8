import { wordsIn, type TeamNameWords } from '../lib/team-names/theme'
import { agile } from './team-names/agile'
import { animals } from './team-names/animals'
import { birds } from './team-names/birds'
import { books } from './team-names/books'
import { games } from './team-names/games'
import { garden } from './team-names/garden'
import { gems } from './team-names/gems'
import { kitchen } from './team-names/kitchen'
import { mountains } from './team-names/mountains'
import { music } from './team-names/music'
import { science } from './team-names/science'
import { sea } from './team-names/sea'
import { ships } from './team-names/ships'
import { space } from './team-names/space'
import { tales } from './team-names/tales'
import { travel } from './team-names/travel'
import { weather } from './team-names/weather'
import { workshop } from './team-names/workshop'

/**
 * All words of the team name generator. tests/unit/team-names/words.test.ts checks each word, and each pair,
 * against lists of offensive words. Links refer to positions in these lists: adding or removing a word
 * changes the names of shared links.
 */
export const teamNameWords: TeamNameWords = {
  adjectives: wordsIn(`
    Able Adept Agile Artful Attentive Balanced Bold Brave Breezy Bright Brilliant Brisk Bustling Busy Calm
    Capable Careful Cheerful Clear Clever Confident Cozy Crafty Creative Crisp Curious Dapper Daring Dashing
    Dazzling Deft Determined Diligent Dynamic Eager Early Earnest Elegant Energetic Fair Faithful Famous
    Fearless Festive Flexible Flying Focused Fresh Friendly Generous Gentle Genuine Graceful Grand Gritty Groovy
    Handy Happy Hardy Helpful Hidden Honest Hopeful Humble Inventive Jaunty Jolly Jovial Joyful Keen Kind
    Laughing Leaping Lively Loyal Lucky Luminous Mellow Merry Mighty Mindful Modest Neat Nifty Nimble Noble
    Observant Optimistic Patient Peaceful Playful Plucky Poised Polite Practical Proud Quick Quiet Radiant Rapid
    Ready Reliable Resilient Rising Roaming Royal Savvy Serene Shining Silent Silver Sincere Skillful Sleek
    Smart Snappy Soaring Sparkling Speedy Spirited Splendid Stalwart Steadfast Steady Sturdy Sunny Swift
    Tenacious Thoughtful Thrifty Tidy Tireless Tranquil Trusty Unhurried Upbeat Valiant Vibrant Vigilant Vivid
    Warm Watchful Whimsical Wild Wise Witty Wonderful Zany Zealous Zippy
  `),
  groups: wordsIn(`
    Academy Band Bunch Circle Club Collective Company Crew Ensemble Factory Fleet Guild House Lab League Network
    Parade Project Society Squad Studio Team Union Workshop Works
  `),
  themes: [
    animals,
    birds,
    sea,
    garden,
    weather,
    space,
    mountains,
    ships,
    travel,
    music,
    kitchen,
    workshop,
    games,
    books,
    gems,
    tales,
    science,
    agile,
  ],
}
