/** Real files that may lie beside the repository; tests that need them are skipped visibly when they do not. */

interface NodeFiles {
  existsSync(path: string): boolean
  readFileSync(path: string): Uint8Array
}

interface NodeGlobals {
  readonly process: {
    readonly env: Readonly<Record<string, string | undefined>>
    cwd(): string
    getBuiltinModule(name: string): unknown
  }
  readonly performance: { now(): number }
  readonly console: { info(text: string): void }
}

const { process, performance, console } = globalThis as unknown as NodeGlobals
const files = process.getBuiltinModule('node:fs') as NodeFiles

const repositoryRoot = (): string => {
  const parts = process.cwd().split('/')
  for (let length = parts.length; length > 0; length--) {
    const folder = parts.slice(0, length).join('/')
    if (files.existsSync(`${folder}/turbo.json`)) return folder
  }
  return process.cwd()
}

/** Elsewhere where told, as for a checkout in a folder of its own. */
const folder = process.env.PAIJI_ORACLES ?? `${repositoryRoot()}/../shared/oracles`
export const oraclesPresent = files.existsSync(folder)
if (!oraclesPresent) console.info('formats: no real files beside the repository, their tests are skipped')

export const oracleBytes = (file: string): Uint8Array => new Uint8Array(files.readFileSync(`${folder}/${file}`))

export const milliseconds = (): number => performance.now()

const rulebooks = `${repositoryRoot()}/../shared/rulebooks`
export const rulebooksPresent = files.existsSync(rulebooks)
export const rulebookBytes = (file: string): Uint8Array => new Uint8Array(files.readFileSync(`${rulebooks}/${file}`))
