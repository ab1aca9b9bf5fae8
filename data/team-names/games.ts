import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const games: TeamNameTheme = {
  id: 'games',
  label: 'Games and sports',
  adjectives: wordsIn(`
    Bouncing Competing Juggling Jumping Puzzling Racing Sporting Sprinting Tactical Tumbling Undefeated Vaulting
    Winning
  `),
  nouns: nounsIn(`
    Ace Acrobat Anagram Arcade Archer Boomerang Cartwheel Champion Checkmate Cipher Climber Clue Contender
    Crossword Cube Cyclist Dart Domino/Dominoes Fencer Finalist Finder Goal Goalie Gymnast Hopscotch Hurdle
    Jigsaw Joker Juggler Kickoff Kite Labyrinth Maze Mystery Origami Pacer Paradox Pinball Pinwheel Playbook
    Player Playground Puzzle Quest Quiz/Quizzes Racer Rally Referee Relay Riddle Rook Rookie Rower Runner Seesaw
    Shortcut Skateboard Skater Skier Slalom Sleuth Solver Spinner Strategist Sudoku Tangram Token Tournament
    Trampoline Treasure Trickster Trophy Tumbler Wildcard
  `),
}
