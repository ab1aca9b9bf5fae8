import path from 'node:path'
import { exportedPages } from '../../../lib/export/exported-pages'

/** Every page of the export, the error pages too; the tests exist only once it is built. */
export const pages = exportedPages(path.resolve('out'))

if (pages.length === 0) throw new Error('There is no export in out/: run npm run build first.')
