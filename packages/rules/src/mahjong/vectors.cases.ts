/** Vectors on which independent calculators agree, kept beside the tests; the full set may lie beside the repository. */

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

type Fans = Readonly<Record<string, number>>

export interface HandVector {
  readonly id: number
  readonly melds: readonly string[]
  readonly hand: string
  readonly win: string
  readonly flags: readonly string[]
  readonly round: string
  readonly seat: string
  readonly flowers: number
  readonly t06: number
  readonly f06: Fans
  readonly alt06?: readonly Fans[]
  readonly t98: number
  readonly f98: Fans
  readonly alt98?: readonly Fans[]
  readonly dif?: readonly string[]
  readonly amb?: Readonly<Record<string, number>>
  readonly ok: boolean
}

const read = (path: string): HandVector[] =>
  files
    .readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as HandVector)

const root = repositoryRoot()
const beside = `${root}/../shared/oracles/mahjong/fan-vectors.jsonl`
const present = files.existsSync(beside)
if (!present) node.console.info('mahjong: no vectors beside the repository, only the committed ones are run')

export const committedVectors: readonly HandVector[] = read(
  `${root}/packages/rules/src/mahjong/fixtures/fan-vectors.jsonl`,
)

/** Committed vectors and those beside the repository. */
export const vectors: readonly HandVector[] = [
  ...new Map([...committedVectors, ...(present ? read(beside) : [])].map(vector => [vector.id, vector])).values(),
]
