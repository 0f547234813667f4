/** JSON Lines kept beside the tests, and published files that may lie beside the repository. */

interface NodeFiles {
  existsSync(path: string): boolean
  readFileSync(path: string, encoding: string): string
}

interface NodeGlobals {
  readonly process: { cwd(): string; getBuiltinModule(name: string): unknown }
  readonly console: { info(text: string): void }
  readonly performance: { now(): number }
}

const { process, console, performance } = globalThis as unknown as NodeGlobals
const files = process.getBuiltinModule('node:fs') as NodeFiles

const repositoryRoot = (): string => {
  const parts = process.cwd().split('/')
  for (let length = parts.length; length > 0; length--) {
    const folder = parts.slice(0, length).join('/')
    if (files.existsSync(`${folder}/turbo.json`)) return folder
  }
  return process.cwd()
}

const root = repositoryRoot()

const linesOf = (path: string): readonly Record<string, unknown>[] =>
  files
    .readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Record<string, unknown>)

/** Rows of `testing/fixtures/<name>.jsonl`. */
export const fixtureLines = (name: string): readonly Record<string, unknown>[] =>
  linesOf(`${root}/packages/rules/src/testing/fixtures/${name}.jsonl`)

const oracles = `${root}/../shared/oracles/formats`

/** Text of a published file, or `undefined` (said on the console) where it is absent. */
export const oracleText = (path: string): string | undefined => {
  if (files.existsSync(`${oracles}/${path}`)) return files.readFileSync(`${oracles}/${path}`, 'utf8')
  console.info(`formats: ${path} is absent, its golden test is skipped`)
  return undefined
}

/** Milliseconds that `work` takes, at best, in a few runs. */
export const bestTime = (runs: number, work: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let i = 0; i < runs; i++) {
    const from = performance.now()
    work()
    best = Math.min(best, performance.now() - from)
  }
  return best
}
