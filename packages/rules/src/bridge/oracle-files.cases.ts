/** Published results that may lie beside the repository; tests that need them are skipped visibly when they do not. */

interface NodeFiles {
  existsSync(path: string): boolean
  readFileSync(path: string, encoding: string): string
}
interface NodeProcess {
  cwd(): string
  getBuiltinModule(name: string): unknown
}

interface NodeGlobals {
  readonly process: NodeProcess
  readonly console: { info(text: string): void }
}

const { process, console } = globalThis as unknown as NodeGlobals
const files = process.getBuiltinModule('node:fs') as NodeFiles

const repositoryRoot = (): string => {
  const parts = process.cwd().split('/')
  for (let length = parts.length; length > 0; length--) {
    const folder = parts.slice(0, length).join('/')
    if (files.existsSync(`${folder}/turbo.json`)) return folder
  }
  return process.cwd()
}

const folder = `${repositoryRoot()}/../shared/oracles/bridge`
export const oraclesPresent = files.existsSync(folder)
if (!oraclesPresent) console.info('bridge: published result files are absent, their golden tests are skipped')

export const say = (text: string): void => console.info(text)

export const oracleText = (path: string): string =>
  oraclesPresent ? files.readFileSync(`${folder}/${path}`, path.endsWith('.xml') ? 'latin1' : 'utf8') : ''

/** Rows of a comma-separated file by column name. */
export const oracleRows = (path: string): Record<string, string>[] => {
  const [head = '', ...rows] = oracleText(path).trim().split(/\r?\n/)
  const names = head.split(',')
  return rows.map(row => Object.fromEntries(row.split(',').map((cell, i) => [names[i] ?? `c${i}`, cell])))
}

/** Contents of every element of that name, attributes dropped; enough for flat test files. */
export const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(match => match[1] ?? '')

export const element = (xml: string, name: string): string => elements(xml, name)[0]?.trim() ?? ''
