import { groupBy } from '../../base/group-by.js'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client.js'
import { user } from '../../db/schema/index.js'
import { namesByPeople, type NameRow, standingPeopleByIds } from './people.repo.js'
import { readingOfName } from './pinyin.js'
import { splitName } from './split-name.js'

/** What somebody or a side is called by readers of Chinese and of English. */
export interface Called {
  readonly zh: string
  readonly en: string
}

/** One name for every reader: nobody knows another. */
export const calledAlike = (name: string): Called => ({ zh: name, en: name })

/** Each language's own name, else how the other is read, else the other; undefined without any. The newest of each counts. */
const calledBy = (names: readonly NameRow[]): Called | undefined => {
  const newest = names.at(-1)
  if (!newest) return undefined
  const latin = names.findLast(({ script }) => script === 'Latn')?.display
  const han = names.findLast(({ script }) => script !== 'Latn')
  const read = han && readingOfName(han.family ?? '', han.given ?? '')
  return { zh: han?.display ?? newest.display, en: latin ?? read ?? newest.display }
}

/** What people are called, by the ids asked for: a merged record by the names of the one that stands. */
export const peopleCalled = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Called>> => {
  if (ids.length === 0) return new Map()
  const people = await standingPeopleByIds(db, ids)
  const names = groupBy(
    await namesByPeople(
      db,
      people.map(one => one.id),
    ),
    name => name.personId,
  )
  return new Map(
    people.flatMap(({ id, askedId }) => {
      const called = calledBy(names.get(id) ?? [])
      return called ? [[askedId, called] as const] : []
    }),
  )
}

/** A name that nobody registered: a Chinese one with how it reads. */
const calledAs = (name: string): Called => {
  const { script, family, given } = splitName(name)
  return { zh: name, en: (script === 'Latn' ? undefined : readingOfName(family, given)) ?? name }
}

/** What the people behind accounts are called: by the register where they are in it, else by their account. */
export const accountsCalled = async (
  db: Db,
  ids: readonly string[],
): Promise<readonly (Called & { readonly id: string })[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: user.id, name: user.name, personId: user.personId })
    .from(user)
    .where(inArray(user.id, [...ids]))
  const people = await peopleCalled(
    db,
    rows.flatMap(row => row.personId ?? []),
  )
  return rows.map(({ id, name, personId }) => ({ id, ...(people.get(personId ?? '') ?? calledAs(name)) }))
}
