import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestDatabase } from '@paiji/api/testing'
import { expect } from 'vitest'
import type { Actor } from './federation.js'
import { type Asked, bodiesOf, readingApi, roles } from './rights.js'

/**
 * Acts with two sides, found from the database: a row that somebody made (`…_by`, or an account) and that waits for
 * another's word (a second `…_by`, which may be empty). Each mutation that names such a row is asked as the one who made
 * it, with every role in every body: refused, or listed here as an act of one side.
 */

const file = path.resolve(import.meta.dirname, '../../docs/rights.md')

/** Mutations in which whoever made the row may go on with it alone, each with the reason. */
const BACK = 'it is taken back'
const ofOneSide: Readonly<Record<string, string>> = {
  changeGrade: 'the award took two; its holder is served the change and its reason',
  closePoll: 'who opened it closes it; the answers are those of others',
  commitSpreadsheet: 'who read the file takes it in',
  decideEntry: 'the desk enters outright as well',
  decideTransfer: 'the club that is left was answered for by another, or was told and let its time pass',
  declineCorrection: BACK,
  endGuardian: BACK,
  liftSanction: 'it burdens nobody; two imposed it',
  mendSpreadsheetRow: 'what the file said stays beside it, and nothing is stored',
  recordFee: 'a receipt',
  removeDocument: BACK,
  resubmitEventRequest: 'who asked mends it; another decides',
  settleFlag: 'a note of the desk; what a player reports is answered by another',
  takeCall: 'it is taken on, not decided',
  takeInLargeSpreadsheet: 'who read the file takes it in',
  undoLargeSpreadsheet: BACK,
  undoMerge: BACK,
  undoSpreadsheet: BACK,
  withdrawClaim: BACK,
  withdrawEventRequest: BACK,
  withdrawLawText: BACK,
  withdrawRecordAct: BACK,
}

/** Tables of two sides that no mutation names by a row's id, with where their second half is held to another. */
export const tablesNotNamed: Readonly<Record<string, string>> = {
  appeal_decision: 'named by its case: each member of the panel signs it',
  appeal_effect: 'carried out by its correction, which another approves',
  appeal_order: 'named by its case: a party asks, the panel or the chief decides',
  conflict_pin: 'nothing writes it',
  event_rules: 'named by its event: one office holds it under the rules and lets it go',
  table_code: 'a slip, which the desk takes back that gave it out',
}

/** The tables that the rows of `docs/rights.md` name. */
export const tablesAsked = (): string[] => [
  ...new Set([...readFileSync(file, 'utf8').matchAll(/^\| \w+ \| of (\w+) \| /gm)].map(([, table = '']) => table)),
]

interface Begun {
  readonly table: string
  readonly column: string
}

const found = new WeakMap<TestDatabase, Promise<readonly Begun[]>>()
/** Every table with two sides, and the column that says who made the row. */
export const tablesOfTwo = ({ sql }: TestDatabase): Promise<readonly Begun[]> =>
  sql<Begun[]>`
    select f.table_name as table, f.column_name as column from information_schema.columns f
    where f.table_schema = 'public' and f.is_nullable = 'NO' and (f.column_name like '%\\_by' or f.column_name = 'account_id')
      and exists (select 1 from information_schema.columns i where i.table_schema = 'public'
        and i.table_name = f.table_name and i.column_name = 'id' and i.data_type = 'uuid')
      and exists (select 1 from information_schema.columns s where s.table_schema = 'public'
        and s.table_name = f.table_name and s.is_nullable = 'YES' and s.column_name like '%\\_by')
    order by 1, 2`

const known = (database: TestDatabase): Promise<readonly Begun[]> => {
  const made = found.get(database) ?? tablesOfTwo(database)
  found.set(database, made)
  return made
}

const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const id = /^[A-Z]\w+:([0-9a-f-]{36})$/.exec(Buffer.from(value, 'base64url').toString())?.[1]
    return id ? [id] : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

/** The rows that an input names, each with who made it. */
const begunIn = async (database: TestDatabase, input: Record<string, unknown>) => {
  const ids = idsIn(input)
  const rows = await Promise.all(
    (await known(database)).map(async ({ table, column }) => {
      const by = await database.sql`select ${database.sql(column)} as by from ${database.sql(table)}
        where id = any(${ids}::uuid[])`
      return by.map(row => ({ table, by: String(row.by) }))
    }),
  )
  return ids.length === 0 ? [] : rows.flat()
}

/** Whoever made the row, with every role in every body. */
const makerOf = async (database: TestDatabase, accountId: string): Promise<NonNullable<Actor>> => {
  const { own } = await bodiesOf(database)
  const [account] = await database.sql`select person_id as id from "user" where id = ${accountId}`
  return {
    accountId,
    requestId: 'r',
    ...(account?.id ? { personId: String(account.id) } : {}),
    grants: own.flatMap(id =>
      roles.map(role => ({ role, scope: { kind: 'organisation' as const, id }, from: undefined, until: undefined })),
    ),
  }
}

const written = (name: string): string | undefined =>
  readFileSync(file, 'utf8')
    .split('\n')
    .find(line => line.startsWith(`| ${name} | of `))

const HEAD = '| mutation | on a row | by who made the row |'
const write = (name: string, row: string): void => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const from = lines.indexOf(HEAD) + 2
  const until = lines.findIndex((line, at) => at >= from && !line.startsWith('|'))
  const rows = [...lines.slice(from, until).filter(line => !line.startsWith(`| ${name} | `)), row].sort()
  writeFileSync(file, [...lines.slice(0, from), ...rows, ...lines.slice(until)].join('\n'))
}

/** Holds a mutation that names a row of two sides against the table of `docs/rights.md`, or writes it there. */
export const expectTwoSides = async (database: TestDatabase, { name, document, input }: Asked): Promise<void> => {
  const begun = await begunIn(database, input)
  const [first] = begun
  if (!first) return
  const api = await readingApi(database)
  const { errors } = await api.execute(await makerOf(database, first.by), document, { input })
  const { code, reason } = errors?.[0]?.extensions ?? {}
  const isRefused = code === 'FORBIDDEN' || code === 'UNAUTHENTICATED'
  const answer = isRefused ? `refused: ${String(reason)}` : `may: ${ofOneSide[name] ?? '?'}`
  const row = `| ${name} | of ${first.table} | ${answer} |`
  if (process.env.PAIJI_RIGHTS === 'write') write(name, row)
  else expect(written(name), `${name} by who made the row, in docs/rights.md`).toBe(row)
  if (process.env.PAIJI_RIGHTS !== 'write') expect(isRefused || name in ofOneSide, `${name} by one person`).toBe(true)
}
