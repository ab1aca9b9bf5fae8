// Stands for every page, and for all that Next.js would run, in the browser's build: the exported HTML holds the whole page,
// and no script of Next.js is in it, so that compiling them would be for nobody.
export default () => null
