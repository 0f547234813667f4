import { and, eq, isNull, notLike, or, sql } from 'drizzle-orm'
import { among, amongTexts } from '../../db/among.js'
import { flag, rowsOf, text } from '../../db/rows.js'
import type { Db } from '../../db/client.js'
import { person, personIdentifier, personName } from '../../db/schema/index.js'
import { isPersonNumber, plainNumber } from './person-number.js'
import { matchesNumber } from './visibility.js'
import { isRowId } from '../../base/row-id.js'

/** The person a row stands for now: the one it was merged into, else itself. */
export const standingPersonId = sql<string>`coalesce(${person.mergedIntoId}, ${person.id})`

export interface FoundById {
  readonly asked: string
  readonly personId: string
}

/** People by row id or by person number. */
export const findByIds = async (db: Db, ids: readonly string[]): Promise<FoundById[]> => {
  const uuids = ids.filter(id => isRowId(id))
  const asNumbers = ids.filter(isPersonNumber).map(text => ({ text, number: plainNumber(text) }))
  const numbers = asNumbers.map(({ number }) => number)
  if (uuids.length + numbers.length === 0) return []
  const rows = await db
    .select({ id: person.id, number: person.number, personId: standingPersonId })
    .from(person)
    .where(
      and(
        isNull(person.withdrawnAt),
        or(
          uuids.length > 0 ? among(person.id, uuids) : undefined,
          numbers.length > 0 ? amongTexts(person.number, numbers) : undefined,
        ),
      ),
    )
  const standing = new Map(rows.map(row => [row.number, row.personId]))
  return [
    ...rows.map(({ id, personId }) => ({ asked: id, personId })),
    ...asNumbers.flatMap(({ text, number }) => {
      const personId = standing.get(number)
      return personId === undefined ? [] : [{ asked: text, personId }]
    }),
  ]
}

export interface FoundByNumber {
  readonly issuer: string
  readonly value: string
  readonly personId: string
}

/**
 * People by a number one of the issuers gave them, as far as the body may find them by it; of several who hold one, whoever had
 * it first: a later holder's is unconfirmed until the two are settled.
 */
export const findByIdentifiers = async (
  db: Db,
  organisationId: string,
  issuers: readonly string[],
  values: readonly string[],
): Promise<FoundByNumber[]> => {
  if (issuers.length === 0 || values.length === 0) return []
  return db
    .selectDistinctOn([personIdentifier.issuer, personIdentifier.value], {
      issuer: personIdentifier.issuer,
      value: personIdentifier.value,
      personId: standingPersonId,
    })
    .from(personIdentifier)
    .innerJoin(person, eq(person.id, personIdentifier.personId))
    .where(
      and(
        isNull(personIdentifier.supersededAt),
        amongTexts(personIdentifier.issuer, issuers),
        amongTexts(personIdentifier.value, values),
        matchesNumber(organisationId, sql`${personIdentifier.issuer}`, standingPersonId),
      ),
    )
    .orderBy(personIdentifier.issuer, personIdentifier.value, personIdentifier.recordedAt, personIdentifier.id)
}

/** The bodies that have given somebody one of these numbers; files that name nobody's numbers are left out. */
export const issuersOfNumbers = async (db: Db, values: readonly string[]): Promise<string[]> => {
  if (values.length === 0) return []
  const rows = await db
    .selectDistinct({ issuer: personIdentifier.issuer })
    .from(personIdentifier)
    .where(
      and(
        isNull(personIdentifier.supersededAt),
        amongTexts(personIdentifier.value, values),
        notLike(personIdentifier.issuer, 'file:%'),
      ),
    )
  return rows.map(row => row.issuer)
}

export interface RegisteredName {
  readonly personId: string
  readonly display: string
  readonly searchText: string
  readonly former: boolean
}

const nameColumns = {
  personId: standingPersonId,
  display: personName.display,
  searchText: personName.searchText,
  former: sql<boolean>`upper(${personName.valid}) is not null`,
}

export const namesOf = async (db: Db, personIds: readonly string[]): Promise<RegisteredName[]> => {
  if (personIds.length === 0) return []
  return db
    .select(nameColumns)
    .from(personName)
    .innerJoin(person, eq(person.id, personName.personId))
    .where(and(isNull(personName.supersededAt), or(among(person.id, personIds), among(person.mergedIntoId, personIds))))
}

export interface NameToFind {
  readonly key: string
  /** `like` patterns, one of which a name that is certainly alike holds: its characters, or its words joined. */
  readonly han: string | null
  readonly joined: string
  readonly latin: string
  readonly clubId: string | null
}

export interface CandidateRow extends RegisteredName {
  readonly key: string
  readonly sameClub: boolean
}

const CANDIDATES_A_NAME = 12

/**
 * Registered names like each of the names, those of the same club first; where there is none, names that resemble it
 * by trigrams. One statement for all of them, an index search for each.
 */
export const findCandidates = async (
  db: Db,
  names: readonly NameToFind[],
  onDate: string | undefined,
): Promise<CandidateRow[]> => {
  if (names.length === 0) return []
  const day = onDate === undefined ? sql`day_at(q."clubId", now())` : sql`${onDate}::date`
  const sameClub = sql`exists (
    select 1 from affiliation a
    where a.person_id = p.id and a.organisation_id = q."clubId" and a.superseded_at is null and a.valid @> ${day}
  )`
  const columns = sql`coalesce(p.merged_into_id, p.id) as "personId", n.display, n.search_text as "searchText",
    upper(n.valid) is not null as former, ${sameClub} as "sameClub"`
  const rows = await db.execute(sql`
    with q as (
      select * from jsonb_to_recordset(${JSON.stringify(names)}::text::jsonb)
        as q(key text, han text, joined text, latin text, "clubId" uuid)
    ), alike as (
      select q.key, c.* from q cross join lateral (
        select ${columns} from person_name n join person p on p.id = n.person_id
        where n.superseded_at is null and (n.search_text like q.han or n.search_text like q.joined)
        order by "sameClub" desc, coalesce(n.search_text like q.han, false) desc, n.id limit ${CANDIDATES_A_NAME}
      ) c
    )
    select * from alike
    union all
    select q.key, c.* from q cross join lateral (
      select ${columns} from person_name n join person p on p.id = n.person_id
      where n.superseded_at is null and n.search_text %> q.latin
      order by "sameClub" desc, word_similarity(q.latin, n.search_text) desc, n.id limit ${CANDIDATES_A_NAME}
    ) c where q.key not in (select key from alike)`)
  return rowsOf<CandidateRow>(rows, {
    key: text,
    personId: text,
    display: text,
    searchText: text,
    former: flag,
    sameClub: flag,
  })
}
