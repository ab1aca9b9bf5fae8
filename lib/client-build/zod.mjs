// Stands for zod in the browser's build: the theme makes its schemas at load, but parses with them only in
// development, on the server. Each call answers with the same stand-in, so that any chain of calls holds.
const standIn = new Proxy(() => standIn, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : standIn),
})
export const z = standIn
export default standIn
