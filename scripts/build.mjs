// `npm run build`: plain JavaScript, as what it runs is made of TypeScript first (tooling/build/load-program.mjs).
import { runProgram } from '../tooling/build/load-program.mjs'

await runProgram(process.cwd(), 'build')
