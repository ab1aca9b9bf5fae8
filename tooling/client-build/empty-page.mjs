// Stands for every page in the browser's build: the exported HTML holds the whole page, and no script of Next.js
// is in it, so that compiling the pages a second time would be for nobody.
export default () => null
