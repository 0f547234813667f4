import type { Problem } from '@paiji/rules'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { event, organisation } from '../../db/schema/index.js'
import { entriesCalled } from '../events/entries-called.js'
import { type Called, calledAlike, peopleCalled } from '../registry/called.js'
import { spokenOf } from '../rounds/readable.js'

const idsIn = (problems: readonly Problem[], param: 'person' | 'entry'): string[] => [
  ...new Set(problems.flatMap(({ params }) => (params?.[param] === undefined ? [] : [String(params[param])]))),
]

/** People by their names, contestants by number and name. */
const calledById = async (
  db: Db,
  people: readonly string[],
  entries: readonly string[],
): Promise<ReadonlyMap<string, Called>> =>
  new Map([
    ...(await peopleCalled(db, people)),
    ...(await entriesCalled(db, entries)).map(one => [one.id, spokenOf(one)] as const),
  ])

/** Problems that name a person or an entry by its id, with what it is called as `name` and `nameEn` instead. */
export const withNames = async (db: Db, problems: readonly Problem[]): Promise<readonly Problem[]> => {
  const [people, entries] = [idsIn(problems, 'person'), idsIn(problems, 'entry')]
  if (people.length + entries.length === 0) return problems
  const names = await calledById(db, people, entries)
  return problems.map(found => {
    const { person, entry: contestant, ...rest } = found.params ?? {}
    const id = person ?? contestant
    if (id === undefined) return found
    const { zh, en } = names.get(String(id)) ?? calledAlike('')
    return { ...found, params: { ...rest, name: zh, nameEn: en } }
  })
}

/** Whoever or whatever a tie is with: a person, an entry, an organisation or an event. */
export const tiesNamed = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Called>> => {
  if (ids.length === 0) return new Map()
  const called = await calledById(db, ids, ids)
  const words = { zh: organisation.nameZh, en: organisation.nameEn }
  const bodies = await db
    .select({ id: organisation.id, ...words })
    .from(organisation)
    .where(inArray(organisation.id, [...ids]))
  const events = await db
    .select({ id: event.id, zh: event.nameZh, en: event.nameEn })
    .from(event)
    .where(inArray(event.id, [...ids]))
  return new Map([...called, ...[...bodies, ...events].map(({ id, zh, en }) => [id, { zh, en }] as const)])
}
