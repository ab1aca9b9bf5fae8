import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const birds: TeamNameTheme = {
  id: 'birds',
  label: 'Birds',
  adjectives: wordsIn(`
    Feathered Fluttering Gliding Hooting Nesting Singing Swooping Warbling Winged Whistling Chirping Migrating
    Perching Preening
  `),
  nouns: nounsIn(`
    Avocet Blackbird Bluebird Bunting Cardinal Condor Cormorant Curlew Dove Eagle Egret Eider Emu Falcon Finch
    Flamingo Goldfinch Goshawk Grebe Gull Hawk Heron Hoopoe Hummingbird Ibis Kingfisher Kiwi Lapwing Lark Linnet
    Macaw Magpie Mallard Nightingale Nuthatch Oriole Osprey Owl Parakeet Parrot Partridge Pelican Penguin Petrel
    Pheasant Pigeon Pipit Plover Puffin Raven Redstart Robin Sandpiper Sparrow Starling Stork Tanager Tern
    Toucan Wagtail Warbler Waxwing Wren
  `),
}
