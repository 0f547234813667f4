import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  OBJECTION_DAYS,
  type PersonActName,
  personActs,
  scopesAllow,
  type TestApi,
  type TestDatabase,
  testApi,
  testConnection,
  testDeps,
} from '@paiji/api/testing'
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
export type Mark = '●' | '◆' | '◐' | '○' | '◇' | '·' | ''

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

/** An act of the table of whose a person is, as it is asked for. */
export interface AskedOfPerson {
  readonly act: PersonActName
  /** Tells two rows of one act apart. */
  readonly of?: string
  readonly mutation: string
  readonly input: Record<string, unknown>
  /** What is proposed instead. */
  readonly proposed?: Record<string, unknown>
}

interface Shared {
  /** By what they are to the person. */
  readonly callers: Readonly<Record<string, NonNullable<Actor>>>
  readonly asked: readonly AskedOfPerson[]
}

const HELD = { home: 'its home body', all: 'the body above all concerned', any: 'each of the bodies' } as const
const ASKS = { all: 'all concerned', body: 'the body whose it is' } as const

/** What the code declares of an act: who holds it, whose consent it takes of others, what silence means, who is told. */
const declared = (name: PersonActName): string[] => {
  const act = personActs[name]
  const consent = 'proposable' in act ? act.proposable : undefined
  return [
    act.ofItsBody ? ASKS.body : HELD[act.share],
    consent ? `${ASKS[consent.asks]}, the person` : '—',
    consent ? `${OBJECTION_DAYS} days, silence ${consent.silence === 'agrees' ? 'agrees' : 'ends it'}` : '—',
    act.notifies ? 'the person, the other offices' : '—',
  ]
}

/**
 * Holds the table of whose a person is against what the code declares and what everyone is answered, without anything
 * being done; with `PAIJI_RIGHTS=write` it is written instead. ◇: may propose it.
 */
export const expectShares = async (
  database: TestDatabase,
  { callers, asked }: Shared,
  documentOf: (name: string) => string,
): Promise<void> => {
  const api = await readingApi(database)
  const may = async (who: NonNullable<Actor>, mutation: string, input: object) =>
    (!who.token || scopesAllow(who.token.scopes, mutation)) &&
    !isRefused(await api.execute(who, documentOf(mutation), { input }))
  const head = `| on a person | held by | asks | within | told | ${Object.keys(callers).join(' | ')} |`
  const rows: string[] = []
  for (const { act, of, mutation, input, proposed } of asked) {
    const marks: Mark[] = []
    for (const who of Object.values(callers))
      if (await may(who, mutation, input)) marks.push('●')
      else if (proposed && (await may(who, 'proposeRecordAct', { reason: 'r', ...proposed }))) marks.push('◇')
      else marks.push('·')
    rows.push(`| ${[of ? `${act} (${of})` : act, ...declared(act), ...marks].join(' | ')} |`)
  }
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex(line => line.startsWith('| on a person |'))
  const until = lines.findIndex((line, index) => index > at && !line.startsWith('|'))
  const rule = `|${'---|'.repeat(head.split('|').length - 2)}`
  const table = [head, rule, ...rows]
  if (process.env.PAIJI_RIGHTS === 'write')
    writeFileSync(file, [...lines.slice(0, at), ...table, ...lines.slice(until)].join('\n'))
  else expect(lines.slice(at, until), 'whose a person is, in docs/rights.md').toEqual(table)
}
