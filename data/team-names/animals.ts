import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const animals: TeamNameTheme = {
  id: 'animals',
  label: 'Animals',
  adjectives: wordsIn(`
    Fluffy Furry Shaggy Spotted Striped Velvety Burrowing Galloping Prowling Scampering Woolly Grazing
  `),
  nouns: nounsIn(`
    Otter Badger Fox Hare Lynx Alpaca Antelope Armadillo Bear Bobcat Camel Cheetah Chipmunk Dingo Elephant
    Ferret Gecko Giraffe Hedgehog Hamster Impala Jaguar Kangaroo Koala Lemur Leopard Lion Llama Lizard Marmot
    Marten Meerkat Mustang Ocelot Okapi Panda Panther Pangolin Pony Puma Quokka Salamander Serval Squirrel Tapir
    Tiger Tortoise Wallaby Wolf/Wolves Wolverine Wombat Yak Zebra Gopher Caracal Mammoth Chameleon
  `),
}
