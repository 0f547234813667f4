import type { IsoDate } from '../../base/clock.js'
import type { Db } from '../../db/client.js'
import { namesByPeople, peopleByIds } from '../registry/people.repo.js'
import { foldText } from '../registry/folding.js'
import type { TableColumn } from './columns.js'
import type { FoundPerson } from './find-people.js'
import type { RowReader } from './read-cells.js'

const plain = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, '')

/** What of a row of history can be held against the register once it is known who is meant. */
export interface Lives {
  /** Notes NAME_OF_ANOTHER where a row gives a number and a name that its bearer never had. */
  checkName(reader: RowReader, personId: string): void
  /** Notes DAY_AHEAD and DAY_BEFORE_BIRTH at a day of somebody. */
  checkDay(reader: RowReader, column: TableColumn, personId: string | undefined): void
}

/** Days of birth of some people, and their names where one of the rows that were `found` gives a name to compare: two statements. */
export const livesOf = async (
  db: Db,
  personIds: readonly string[],
  today: IsoDate,
  found: readonly FoundPerson[] = [],
): Promise<Lives> => {
  const ids = [...new Set(personIds)]
  const born = new Map((await peopleByIds(db, ids)).map(person => [person.id, person.birthDate]))
  const names = new Map<string, Set<string>>()
  const named = found.some(({ reader, ask }) => ask?.personId !== undefined && reader.text('name') !== undefined)
  for (const { personId, display } of named ? await namesByPeople(db, ids) : [])
    names.set(personId, (names.get(personId) ?? new Set()).add(plain(display)))
  return {
    checkName(reader, personId) {
      const name = reader.text('name')
      const known = names.get(personId)
      if (name && known && !known.has(plain(name))) reader.note('name', 'NAME_OF_ANOTHER', { value: name })
    },
    checkDay(reader, column, personId) {
      const day = reader.text(column) === undefined ? undefined : reader.day(column)
      if (day === undefined) return
      if (day > today) reader.note(column, 'DAY_AHEAD', { value: day })
      const birth = personId === undefined ? null : (born.get(personId) ?? null)
      if (birth !== null && day < birth) reader.note(column, 'DAY_BEFORE_BIRTH', { value: day, born: birth })
    },
  }
}

/** Whom a row means for sure, or as is proposed. */
export const likelyPerson = ({ ask }: Pick<FoundPerson, 'ask'>): string | undefined =>
  ask?.personId ?? (typeof ask?.proposed === 'object' ? ask.proposed.personId : undefined)
