/** Vectors of an independent brute-force program, kept beside the tests; a larger set may lie beside the repository. */

interface NodeFiles {
  existsSync(path: string): boolean
  readFileSync(path: string, encoding: string): string
}
interface NodeGlobals {
  readonly process: { cwd(): string; getBuiltinModule(name: string): unknown }
  readonly console: { info(text: string): void }
}

const node = globalThis as unknown as NodeGlobals
const files = node.process.getBuiltinModule('node:fs') as NodeFiles

const repositoryRoot = (): string => {
  const parts = node.process.cwd().split('/')
  for (let length = parts.length; length > 0; length--) {
    const folder = parts.slice(0, length).join('/')
    if (files.existsSync(`${folder}/turbo.json`)) return folder
  }
  return node.process.cwd()
}

export type Vector = Readonly<Record<string, unknown>> & { readonly id: string; readonly kind: string }

const read = (path: string): Vector[] =>
  files
    .readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Vector)

const root = repositoryRoot()
const committed = `${root}/packages/rules/src/guandan/fixtures/vectors.jsonl`
const beside = `${root}/../shared/oracles/guandan/vectors.jsonl`

const besidePresent = files.existsSync(beside)
if (!besidePresent) node.console.info('guandan: no vectors beside the repository, only the committed ones are run')

/** Committed vectors first, then those beside the repository that are not among them. */
export const vectors: readonly Vector[] = [
  ...new Map([...read(committed), ...(besidePresent ? read(beside) : [])].map(vector => [vector.id, vector])).values(),
]

export const say = (text: string): void => node.console.info(text)
