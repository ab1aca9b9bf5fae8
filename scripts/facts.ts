/** `npm run facts -- sprint16 goal`: prints the facts a page may name between braces whose name or text contains every word. */
import { facts } from '../data/facts'

const words = process.argv.slice(2).map(word => word.toLowerCase())
const found = Object.entries(facts).filter(entry => {
  const text = `{${entry.join('} ')}`.toLowerCase()
  return words.every(word => text.includes(word))
})
for (const [name, text] of found) console.log(`{${name}}  ${text}`)
console.log(`${found.length} of ${Object.keys(facts).length} facts.`)
process.exitCode = found.length > 0 ? 0 : 1
