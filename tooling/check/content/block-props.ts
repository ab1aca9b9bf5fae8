import { readFileSync } from 'node:fs'
import path from 'node:path'

const components = path.resolve(import.meta.dirname, '../../../components')
const read = (file: string): string => readFileSync(path.join(components, file), 'utf8')

/** Attributes that the build reads and the component doesn't. */
const forTheBuild: Readonly<Record<string, readonly string[]>> = { NewestPages: ['count'] }

/** The file that exports a block, below components/. */
const fileOf = (from: string): string => `${from.replace('@components/', '').replace('./', 'authoring/')}.tsx`

/** The props that a component takes apart in its first line: `export function Term({ inScrumGuide, also }: …`. */
function propsIn(source: string, name: string): string[] | undefined {
  const head = new RegExp(`export (?:function ${name}|const ${name} = )\\((?:\\{([^}]*)\\}|\\))`).exec(source)
  const props = [...(head?.[1] ?? '').matchAll(/(?:^|,)\s*(\w+)/g)].map(([, prop = '']) => prop)
  return head ? props.filter(prop => prop !== 'children') : undefined
}

/**
 * Each block of components/authoring/blocks.ts with the attributes it takes, as its component's source names them;
 * undefined if that source is written in another way. The check imports no component: those import styles.
 */
export const blockProps: ReadonlyMap<string, readonly string[] | undefined> = new Map(
  [...read('authoring/blocks.ts').matchAll(/^export \{(.+)\} from '(.+)'/gm)].flatMap(
    ([, names = '', from = '']) => {
      const source = read(fileOf(from))
      return names
        .trim()
        .split(/,\s*/)
        .map((name): [string, readonly string[] | undefined] => {
          const props = propsIn(source, name)
          return [name, props && [...props, ...(forTheBuild[name] ?? [])]]
        })
    },
  ),
)
