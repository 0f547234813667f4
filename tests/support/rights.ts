import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type TestApi, type TestDatabase, testApi, testConnection, testDeps } from '@paiji/api/testing'
import { buildSchema, isEnumType } from 'graphql'
import { expect } from 'vitest'
import type { Actor } from './federation.js'

/**
 * Who may do what, as `docs/rights.md` shows it: a row for each mutation, made while its walk is made, and one for each query
 * that does not answer everybody alike. A row that differs fails; with `PAIJI_RIGHTS=write` it is written instead.
 */

function rolesOf(sdl: string): readonly Role[] {
  const type = buildSchema(sdl).getType('Role')
  const order = ['admin', 'staff']
  const names = isEnumType(type) ? type.getValues().map(each => each.name) : []
  return [...order, ...names.filter(name => !order.includes(name))] as Role[]
}

type Role = NonNullable<Actor>['grants'][number]['role']
const file = path.resolve(import.meta.dirname, '../../docs/rights.md')

/** Every role of the schema, in the order of the columns. */
export const roles = rolesOf(readFileSync(path.resolve(import.meta.dirname, '../../apps/api/schema.graphql'), 'utf8'))
export type Mark = '●' | '◆' | '◐' | '○' | '·' | ''

/** Somebody with the role in each of these bodies. */
export const holder = (role: Role, bodies: readonly string[]): NonNullable<Actor> => ({
  accountId: 'somebody',
  requestId: 'r',
  grants: bodies.map(id => ({
    role,
    scope: { kind: 'organisation' as const, id },
    from: undefined,
    until: undefined,
  })),
})
export const stranger: NonNullable<Actor> = { accountId: 'somebody', requestId: 'r', grants: [] }

/** Every body there is, and one to which nothing belongs. */
export const bodiesOf = async ({ sql }: TestDatabase) => {
  const rows = await sql`select id from organisation`
  return { own: rows.map(row => String(row.id)), other: [randomUUID()] }
}

const readers = new WeakMap<TestDatabase, Promise<TestApi>>()
/** The API on connections that can write and lock nothing: who is not refused gets no further. */
export const readingApi = (database: TestDatabase): Promise<TestApi> => {
  const found = readers.get(database)
  if (found) return found
  const { db } = testConnection(`${database.url}?default_transaction_read_only=on&idle_timeout=1`)
  const made = testApi(testDeps(db))
  readers.set(database, made)
  return made
}

const written = /^\| `(\w+)`/
/** The rows of the document by name, as they are written. */
export const writtenRows = (): ReadonlyMap<string, string> =>
  new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap(line => {
        const name = written.exec(line)?.[1]
        return name === undefined ? [] : [[name, line] as const]
      }),
  )

const headOf = (kind: 'mutation' | 'query') =>
  kind === 'mutation'
    ? `| mutation | out | in | party | ${roles.join(' | ')} |`
    : `| query | out | in | ${roles.join(' | ')} | elsewhere |`

/** The heads of both tables as they must be written: another role is another column. */
export const heads = () => [headOf('mutation'), headOf('query')]

/** Puts a row into its table, in the order of the names. */
const write = (kind: 'mutation' | 'query', name: string, row: string): void => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const from = lines.indexOf(headOf(kind)) + 2
  const until = lines.findIndex((line, at) => at >= from && !line.startsWith('|'))
  const rows = lines.slice(from, until).filter(line => written.exec(line)?.[1] !== name)
  const sorted = [...rows, row].sort((a, b) => ((written.exec(a)?.[1] ?? '') < (written.exec(b)?.[1] ?? '') ? -1 : 1))
  writeFileSync(file, [...lines.slice(0, from), ...sorted, ...lines.slice(until)].join('\n'))
}

/** Holds the row against the document, or writes it there. */
export const expectRow = (kind: 'mutation' | 'query', name: string, marks: readonly Mark[]): void => {
  const row = `| \`${name}\` | ${marks.join(' | ')} |`
  if (process.env.PAIJI_RIGHTS === 'write') write(kind, name, row)
  else expect(writtenRows().get(name), `the rights of ${name} in docs/rights.md`).toBe(row)
}

/** A case that somebody may not see is no case to them. */
const REFUSED = /^(FORBIDDEN|UNAUTHENTICATED|CASE_UNKNOWN)$/

interface Answer {
  readonly data?: Record<string, { problems?: readonly { code: string }[] } | null> | null | undefined
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[] | undefined
}

const isRefused = ({ data, errors }: Answer): boolean =>
  [...(errors ?? []).map(error => String(error.extensions?.code))]
    .concat(Object.values(data ?? {}).flatMap(payload => (payload?.problems ?? []).map(one => one.code)))
    .some(code => REFUSED.test(code))

export interface Asked {
  readonly name: string
  readonly document: string
  readonly input: Record<string, unknown>
  /** Whoever does it in the walk, when that is nobody by a role. */
  readonly concerned?: Actor | undefined
}

/** Asks for a mutation as everybody there is, without its being done, and holds what came of it against the document. */
export const expectRights = async (database: TestDatabase, asked: Asked): Promise<void> => {
  const api = await readingApi(database)
  const { own, other } = await bodiesOf(database)
  const may = async (who: Actor) => !isRefused(await api.execute(who, asked.document, { input: asked.input }))
  const markOf = async (role: Role): Promise<Mark> => {
    if (!(await may(holder(role, own)))) return '·'
    return (await may(holder(role, other))) ? '◆' : '●'
  }
  const plain = async (who: Actor): Promise<Mark> => ((await may(who)) ? '●' : '·')
  const nobody = await plain(undefined)
  const anybody = await plain(stranger)
  const { concerned } = asked
  const party = concerned && concerned.grants.length === 0 ? await plain(concerned) : ''
  const byRole = await Promise.all(roles.map(markOf))
  expectRow('mutation', asked.name, [nobody, anybody, party, ...byRole])
}

interface Shared {
  /** By what they are to the person. */
  readonly callers: Readonly<Record<string, Actor>>
  /** Each mutation with an input that does it; a mutation asked for twice says in brackets which one it is. */
  readonly acts: Readonly<Record<string, Record<string, unknown>>>
}

/**
 * Holds the table of whose a person is against what everyone is answered, without anything being done; with
 * `PAIJI_RIGHTS=write` it is written instead.
 */
export const expectShares = async (
  database: TestDatabase,
  { callers, acts }: Shared,
  documentOf: (name: string) => string,
): Promise<void> => {
  const api = await readingApi(database)
  const head = `| on a person | ${Object.keys(callers).join(' | ')} |`
  const rows = new Map<string, string>()
  for (const [act, input] of Object.entries(acts)) {
    const document = documentOf(act.replace(/ .*$/, ''))
    const marks: Mark[] = []
    for (const who of Object.values(callers))
      marks.push(isRefused(await api.execute(who, document, { input })) ? '·' : '●')
    rows.set(act, `| ${act} | ${marks.join(' | ')} |`)
  }
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.indexOf(head)
  const until = lines.findIndex((line, index) => index > at && !line.startsWith('|'))
  if (process.env.PAIJI_RIGHTS === 'write')
    writeFileSync(file, [...lines.slice(0, at + 2), ...rows.values(), ...lines.slice(until)].join('\n'))
  else expect(lines.slice(at + 2, until), 'whose a person is, in docs/rights.md').toEqual([...rows.values()])
}
