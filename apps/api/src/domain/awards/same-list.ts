import type { Db } from '../../db/client.js'
import type { ComputedList } from './compute-list.js'
import { entriesOfLists, type ListRow } from './lists.repo.js'

/** Whether an issued list has the digest of a computed one, by the form it was issued under. */
export const hasDigestOf = (
  { digestForm, outputDigest }: Pick<ListRow, 'digestForm' | 'outputDigest'>,
  list: ComputedList,
): boolean => outputDigest === (digestForm === 1 ? list.firstDigest() : list.outputDigest)

/** Whether a computed list says what an issued one says, to the club of everybody on it. */
export const isSameList = async (db: Db, row: ListRow, list: ComputedList): Promise<boolean> => {
  if (!hasDigestOf(row, list)) return false
  if (row.digestForm === 1) return true
  const clubs = new Map((await entriesOfLists(db, [row.id])).map(entry => [entry.personId, entry.clubId]))
  return list.entries.every(entry => (clubs.get(entry.personId) ?? undefined) === entry.clubId)
}
