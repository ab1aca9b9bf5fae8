import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const kitchen: TeamNameTheme = {
  id: 'kitchen',
  label: 'Kitchen and bakery',
  adjectives: wordsIn(`
    Crispy Crunchy Delicious Flaky Golden Homemade Minty Peppery Savory Sizzling Toasted Zesty
  `),
  nouns: nounsIn(`
    Apricot Avocado Bagel Baguette Baker Biscuit Blueberry Brioche Burrito Cashew Clementine Cookie Cranberry
    Crepe Crouton Croissant Cupcake Donut Dumpling Eclair Falafel Fig Fritter Hazelnut Ladle Lime Loaf/Loaves
    Lollipop Macaroon Mango Marshmallow Meringue Noodle Nutmeg Omelet Orange Pancake Papaya Pastry Pear Pepper
    Peppercorn Peppermint Pie Pineapple Pistachio Pizza Plum Popcorn Popover Pretzel Pudding Pumpkin Quiche
    Radish Raspberry Ravioli Risotto Samosa Sandwich Scone Skillet Sorbet Spatula Strawberry Strudel Sundae Taco
    Tangerine Teacup Teapot Toffee Tomato/Tomatoes Tortilla Truffle Waffle Whisk Wonton Zucchini
  `),
}
