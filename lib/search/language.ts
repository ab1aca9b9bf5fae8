/**
 * How the search reads the site's language. A translation's project has the module of its own language here, if there is
 * one (tooling/translations/lay-out.ts), so that no page loads the rules of another.
 */
export * from './languages/en'
