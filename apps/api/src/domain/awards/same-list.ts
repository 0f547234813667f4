import type { Db } from '../../db/client.js'
import type { ComputedList, ListDigests } from './compute-list.js'
import { entriesOfLists, type ListRow } from './lists.repo.js'

type Issued = Pick<ListRow, 'digestForm'>

/** The digests of a computed list in the form that an issued one has. */
export const digestsLike = ({ digestForm }: Issued, list: ComputedList): ListDigests => {
  if (digestForm === 3) return list.shortDigests()
  const { inputDigest, outputDigest } = list
  return { inputDigest, outputDigest: digestForm === 1 ? list.firstDigest() : outputDigest }
}

/** Whether a computed list says what an issued one says, to the club of everybody on it. */
export const isSameList = async (db: Db, row: ListRow, list: ComputedList): Promise<boolean> => {
  if (row.outputDigest !== digestsLike(row, list).outputDigest) return false
  if (row.digestForm === 1) return true
  const clubs = new Map((await entriesOfLists(db, [row.id])).map(entry => [entry.personId, entry.clubId]))
  return list.entries.every(entry => (clubs.get(entry.personId) ?? undefined) === entry.clubId)
}
