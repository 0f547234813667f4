import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { useCases } from '@paiji/api/testing'
import MDBReader from 'mdb-reader'
import readXlsxFile from 'read-excel-file/node'
import writeXlsxFile from 'write-excel-file/node'
import { compare } from './compare.js'

/**
 * `npm run bench -- intake`: the dry run of a large file beside its library alone, which opens the same bytes and reads
 * the same tables or cells, and the memory it takes beside the size of the file. `--bws FILE` is a Bridgemate file, grown
 * to thirty megabytes by empty pages as files grow that were never compacted; without one that kind is left out.
 */
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { bws: { type: 'string' }, measure: { type: 'string' } },
  allowPositionals: true,
})
const GOAL = 3
const MEMORY_GOAL = 4
const MEGABYTES = 30
const BOARDS = 100
const TABLES = 200
const ROUNDS = 5

const oracles = process.env.PAIJI_ORACLES ?? path.resolve(import.meta.dirname, '../../../shared/oracles')
const bws = values.bws ?? path.join(oracles, 'bridge/raw/club-evening.bws')

const dryRun = async (content: Uint8Array, name: string): Promise<number> => {
  const event = await useCases.parseFile(content, name)
  if (!event.ok) throw new Error(JSON.stringify(event.error.slice(0, 3)))
  const plan = useCases.planImport({ date: '2026-01-01', ...event.value })
  if (!plan.ok) throw new Error(JSON.stringify(plan.error.slice(0, 3)))
  return plan.value.facts.sheets.length
}

const grown = (file: string): Uint8Array => {
  const bytes = readFileSync(file)
  const whole = new Uint8Array(MEGABYTES * 1024 * 1024)
  whole.set(bytes)
  return whole
}

const readTablesAlone = (content: Uint8Array): void => {
  const database = new MDBReader(Buffer.from(content))
  for (const table of database.getTableNames()) database.getTable(table).getData()
}

const heading = ['Board', 'Round', 'Table', 'NS', 'EW', 'Contract', 'By', 'Tricks', 'Score NS', 'NS names', 'EW names']
const rows: readonly (readonly (string | number)[])[] = [
  heading,
  ...Array.from({ length: BOARDS * TABLES }, (_, i) => {
    const [board, table] = [Math.floor(i / TABLES) + 1, (i % TABLES) + 1]
    const [ns, ew] = [table, TABLES + ((table + board) % TABLES) + 1]
    const tricks = 8 + ((board * table) % 4)
    const score = tricks < 9 ? -50 : 400 + 30 * (tricks - 9)
    return [...[board, board, table, ns, ew, '3NT', 'N', tricks], score, `Ann ${ns} & Bo ${ns}`, `Cy ${ew} & Di ${ew}`]
  }),
]

/** In a process of its own, so that what is printed is the memory of one reading. */
const memoryOf = (content: Uint8Array, name: string): number => {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-'))
  const file = path.join(folder, name)
  writeFileSync(file, content)
  const child = spawnSync(process.execPath, [...process.execArgv, process.argv[1] as string, '--measure', file], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return Number(/^(\d+)$/m.exec(child.stdout)?.[1] ?? Number.NaN)
}

const measure = async (file: string): Promise<void> => {
  const content = new Uint8Array(readFileSync(file))
  const before = process.memoryUsage().rss
  await dryRun(content, path.basename(file))
  // In kilobytes where the system counts so.
  console.log(String(Math.max(0, process.resourceUsage().maxRSS * 1024 - before)))
}

const reportMemory = (name: string, content: Uint8Array, file: string): void => {
  const ratio = memoryOf(content, file) / content.length
  const verdict = ratio <= MEMORY_GOAL ? 'met' : 'missed'
  console.log(`${name}: memory ${ratio.toFixed(1)} × the file (goal ≤ ${MEMORY_GOAL}: ${verdict})`)
}

const run = async (): Promise<void> => {
  if (existsSync(bws)) {
    const content = grown(bws)
    const name = `Bridgemate file of ${MEGABYTES} MB`
    await compare({
      ...{ name, floorIs: 'its tables by the library alone', rounds: ROUNDS, goal: GOAL },
      ours: async () => void (await dryRun(content, 'large.bws')),
      floor: async () => readTablesAlone(content),
    })
    reportMemory(name, content, 'large.bws')
  }
  const workbook = new Uint8Array(
    await writeXlsxFile([{ sheet: 'Results', data: rows.map(cells => [...cells]) }], {}).toBuffer(),
  )
  const csv = new TextEncoder().encode(rows.map(cells => cells.join(',')).join('\n'))
  const lines = `${(BOARDS * TABLES).toLocaleString('en')} lines`
  await compare({
    ...{ name: `XLSX of ${lines}`, floorIs: 'its cells by the library alone', rounds: ROUNDS, goal: GOAL },
    ours: async () => void (await dryRun(workbook, 'large.xlsx')),
    floor: async () => void (await readXlsxFile(Buffer.from(workbook))),
  })
  reportMemory(`XLSX of ${lines}`, workbook, 'large.xlsx')
  await compare({
    ...{ name: `CSV of ${lines}`, floorIs: 'its cells split', rounds: ROUNDS },
    ours: async () => void (await dryRun(csv, 'large.csv')),
    floor: async () =>
      void new TextDecoder()
        .decode(csv)
        .split('\n')
        .map(line => line.split(',')),
  })
}

await (values.measure === undefined ? run() : measure(values.measure))
