import { desc, sql } from 'drizzle-orm'
import { person, personIdentifier, personName } from '../../db/schema/index.js'
import type { Transaction } from '../../db/transaction.js'
import { inNumberOrder, numbersAfter, type PersonNumber } from './person-number.js'
import { personSearchText } from './search-text.js'
import type { Script } from './split-name.js'

/** One at a time may give out numbers; held until the transaction ends. */
const NUMBER_LOCK = 7_204_512

export const nextNumbers = async (tx: Transaction, count: number): Promise<PersonNumber[]> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${NUMBER_LOCK})`)
  const [highest] = await tx
    .select({ number: person.number })
    .from(person)
    .orderBy(desc(inNumberOrder(person.number)))
    .limit(1)
  return numbersAfter(highest?.number, count)
}

export interface NewName {
  readonly script: Script
  readonly family: string
  readonly given: string
  readonly display: string
  /** Half-open `[from,until)`; always, unless told. */
  readonly valid?: string
  readonly source?: string
}

export const nameRow = (personId: string, name: NewName): typeof personName.$inferInsert => ({
  personId,
  script: name.script,
  family: name.family,
  given: name.given,
  display: name.display,
  searchText: personSearchText(name),
  valid: name.valid ?? '[,)',
  source: name.source ?? 'register',
})

export interface NewPerson {
  readonly names: readonly NewName[]
  readonly gender?: 'female' | 'male' | 'unstated'
  readonly birthDate?: string | null
  readonly identifiers?: readonly { readonly issuer: string; readonly value: string }[]
}

const ROWS_A_STATEMENT = 5_000

export const inChunks = async <T>(rows: readonly T[], insert: (chunk: T[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await insert(rows.slice(start, start + ROWS_A_STATEMENT))
  }
}

/** Stores new people in the order given; statements do not grow with their number but by thousands. */
export const insertPeople = async (
  tx: Transaction,
  people: readonly NewPerson[],
): Promise<{ readonly id: string; readonly number: PersonNumber }[]> => {
  if (people.length === 0) return []
  const numbers = await nextNumbers(tx, people.length)
  const stored: { id: string; number: string }[] = []
  const rows = people.map((one, at) => ({
    number: numbers[at] ?? '',
    gender: one.gender ?? ('unstated' as const),
    birthDate: one.birthDate ?? null,
  }))
  await inChunks(rows, async chunk => {
    stored.push(...(await tx.insert(person).values(chunk).returning({ id: person.id, number: person.number })))
  })
  const ids = new Map(stored.map(row => [row.number, row.id]))
  const idOf = (at: number): string => ids.get(numbers[at] ?? '') ?? ''
  await inChunks(
    people.flatMap((one, at) => one.names.map(name => nameRow(idOf(at), name))),
    chunk => tx.insert(personName).values(chunk),
  )
  const identifiers = people.flatMap((one, at) =>
    (one.identifiers ?? []).map(({ issuer, value }) => ({ personId: idOf(at), issuer, value })),
  )
  await inChunks(identifiers, chunk => tx.insert(personIdentifier).values(chunk))
  return numbers.map((number, at) => ({ id: idOf(at), number }))
}
