// Stands in the browser's build for a module that only ran checks or polyfills there.
export default {}
