// get-port and detect-port pick another port if one is taken; PORT means that one, or an error.
import { createServer } from 'node:net'
import { ClearError } from './clear-error.mjs'

/**
 * The port in PORT, or 3000.
 * @param {string | undefined} text
 * @returns {number}
 */
export function parsePort(text) {
  if (text === undefined || text.trim() === '') return 3000
  const port = Number(text)
  if (/^\d{1,5}$/.test(text.trim()) && port >= 1 && port <= 65535) return port
  throw new ClearError(
    `PORT is "${text}", which isn't a port: give a whole number from 1 to 65535, as in PORT=4000.`,
  )
}

/**
 * The message for a port that can't be used.
 * @param {number} port
 * @param {NodeJS.ErrnoException} error
 * @returns {Error}
 */
export function portError(port, error) {
  const other = port < 65535 ? port + 1 : port - 1
  const fix = `stop the program that uses it, or choose another, as in PORT=${other} npm start.`
  if (error.code === 'EADDRINUSE') return new ClearError(`Port ${port} is already in use: ${fix}`)
  if (error.code === 'EACCES') {
    return new ClearError(
      `Port ${port} is not open to this user: choose one above 1023, as in PORT=3000 npm start.`,
    )
  }
  return error
}

/**
 * Rejects if the port is taken, before a long build starts.
 * @param {number} port
 * @returns {Promise<void>}
 */
export function expectFreePort(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', error => reject(portError(port, error)))
    probe.listen(port, () => probe.close(() => resolve()))
  })
}
