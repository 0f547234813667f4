import type { Problem } from '@paiji/rules'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { entry, event, organisation, personName } from '../../db/schema/index.js'

/** What people are called, in Chinese and then in Latin script where both are known. */
export const personsNamed = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: personName.personId, name: personName.display })
    .from(personName)
    .where(
      and(
        inArray(personName.personId, [...ids]),
        isNull(personName.supersededAt),
        sql`${personName.valid} @> (now() at time zone zone_of_person(${personName.personId}))::date`,
        sql`${personName.script} in ('Hans', 'Latn')`,
      ),
    )
    .orderBy(personName.personId, personName.script)
  const named = new Map<string, string>()
  for (const { id, name } of rows) named.set(id, `${named.get(id) ?? ''} ${name}`.trim())
  return named
}

/** Number and name on the entry list, by entry. */
export const entriesNamed = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: entry.id, number: entry.number, name: entry.nameAsEntered })
    .from(entry)
    .where(inArray(entry.id, [...ids]))
  return new Map(rows.map(({ id, number, name }) => [id, `${number} ${name}`.trim()]))
}

const idsIn = (problems: readonly Problem[], param: 'person' | 'entry'): string[] => [
  ...new Set(problems.flatMap(({ params }) => (params?.[param] === undefined ? [] : [String(params[param])]))),
]

/** Problems that name a person or an entry by its id, with what it is called as `name` instead. */
export const withNames = async (db: Db, problems: readonly Problem[]): Promise<readonly Problem[]> => {
  const [people, entries] = [idsIn(problems, 'person'), idsIn(problems, 'entry')]
  if (people.length + entries.length === 0) return problems
  const names = new Map([...(await personsNamed(db, people)), ...(await entriesNamed(db, entries))])
  return problems.map(found => {
    const { person, entry: contestant, ...rest } = found.params ?? {}
    const id = person ?? contestant
    return id === undefined ? found : { ...found, params: { ...rest, name: names.get(String(id)) ?? '' } }
  })
}

export interface Named {
  readonly zh: string
  readonly en: string
}

/** Whoever or whatever a tie is with: a person, an entry, an organisation or an event. */
export const tiesNamed = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> => {
  if (ids.length === 0) return new Map()
  const plain = new Map([...(await personsNamed(db, ids)), ...(await entriesNamed(db, ids))])
  const words = { zh: organisation.nameZh, en: organisation.nameEn }
  const bodies = await db
    .select({ id: organisation.id, ...words })
    .from(organisation)
    .where(inArray(organisation.id, [...ids]))
  const events = await db
    .select({ id: event.id, zh: event.nameZh, en: event.nameEn })
    .from(event)
    .where(inArray(event.id, [...ids]))
  return new Map([
    ...[...plain].map(([id, name]) => [id, { zh: name, en: name }] as const),
    ...[...bodies, ...events].map(({ id, zh, en }) => [id, { zh, en }] as const),
  ])
}
