import { loadOnce, type LoadModule } from '../check/content/load-module'
import type { Engine } from '../check/rules/content-engine'
import type { Finding } from '../check/rules/run-rules'
import { mendedModules } from './mended-modules'

const engineFile = 'tooling/check/rules/content-engine.ts'

/** What checks the content, and why data/ cannot be read as it is. */
export interface OpenEngine {
  /** Undefined where data/ or lib/ does not even load as it was probably meant. */
  engine: Engine | undefined
  load: LoadModule
  broken: Finding[]
}

/** The file of data/ or lib/ at which the loading of modules stopped, by what Node.js says; undefined where it was none of these. */
function stoppedAt(error: unknown): Finding | undefined {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const [, file, line = '1'] =
    /imported from \S*?\b((?:data|lib)\/[\w/-]+\.ts)/.exec(message) ??
    // Where lib/ stops at what data/ hands it, data/ is meant.
    /\b(data\/[\w/-]+\.ts):(\d+)/.exec(stack) ??
    []
  if (file === undefined) return undefined
  const said = `cannot be loaded (${message.split('\n')[0]}): npx tsc --noEmit says more.`
  return { file, line: Number(line), message: said, rule: 'data-syntax' }
}

async function mendedEngine(root: string, error: unknown): Promise<OpenEngine> {
  const mended = await mendedModules(root, [engineFile])
  const stopped = mended ? undefined : stoppedAt(error)
  // A fault of our own code is none of the content's.
  if (!mended && !stopped) throw error
  const broken = mended?.findings ?? (stopped ? [stopped] : [])
  const load = mended?.load
  if (!load) return { engine: undefined, load: loadOnce(root), broken }
  try {
    const { engine } = (await load(engineFile)) as { engine: Engine }
    return { engine, load, broken }
  } catch {
    return { engine: undefined, load, broken }
  }
}

/**
 * Opens what checks the content. It needs data/ and lib/, where recipes send authors, too, and would end with a stack at the first mistake in there; instead, the mistakes
 * are findings like others, and the rules run with what was probably meant.
 *
 * @param importEngine loads `content-engine.ts` as Node.js does, which takes half the time of bundling it
 */
export async function openEngine(
  root: string,
  importEngine: () => Promise<{ engine: Engine }>,
): Promise<OpenEngine> {
  try {
    const { engine } = await importEngine()
    return { engine, load: loadOnce(root), broken: [] }
  } catch (error) {
    return mendedEngine(root, error)
  }
}
