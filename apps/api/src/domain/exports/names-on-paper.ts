import type { Db } from '../../db/client.js'
import { calledEntries } from '../events/entries-called.js'
import { entriesByStages } from '../events/events.repo.js'
import type { PaperLanguage } from '../papers/words.js'

/** How the contestants of a stage are called on paper: their team's name, or their players' as the reader writes them. */
export const namesOnPaper = async (
  db: Db,
  stageId: string,
  language: PaperLanguage,
): Promise<ReadonlyMap<string, { readonly number: string; readonly name: string }>> => {
  const called = await calledEntries(db, await entriesByStages(db, [stageId]))
  return new Map(called.map(({ id, number, zh, en }) => [id, { number, name: language === 'en' ? en : zh }]))
}
