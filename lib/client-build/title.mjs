// Stands for `title` in the browser's build: nextra uses it for pages without a title, and every page here has one.
export default text => text
