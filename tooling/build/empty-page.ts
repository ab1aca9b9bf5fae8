// Stands for every page in the browser's build: no script of Next.js is in the exported HTML, so compiling them is wasted.
// eslint-disable-next-line no-restricted-syntax -- Next.js takes a page's default export.
export default () => null
