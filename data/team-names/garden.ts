import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const garden: TeamNameTheme = {
  id: 'garden',
  label: 'Trees and flowers',
  adjectives: wordsIn(`
    Blooming Blossoming Budding Evergreen Flowering Fragrant Green Growing Leafy Lush Mossy Rooted Verdant Shady
  `),
  nouns: nounsIn(`
    Acorn Aspen Azalea Banyan Begonia Birch Blossom Bluebell Bramble Cactus Camellia Cedar Chestnut Clover
    Conifer Crocus Cypress Daffodil Dahlia Daisy Dandelion Elm Fern Foxglove Ginkgo Hawthorn Hazel Hibiscus
    Hickory Ivy Juniper Larch Lilac Lily Linden Lotus Lupine Magnolia Mangrove Maple Marigold Myrtle Nettle Oak
    Olive Orchid Palm Peony Petal Pine Poplar Primrose Redwood Rosebud Rowan Sapling Seedling Sequoia Snowdrop
    Sorrel Spruce Sunflower Sycamore Thistle Tulip Violet Walnut Willow Wisteria Zinnia
  `),
}
