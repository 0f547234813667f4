import type { Db } from '../../db/client.js'
import { type EntryPlayerRow, entriesByStages, playersByEntries } from '../events/events.repo.js'
import { teamNameOf } from '../events/team-name.js'
import type { PaperLanguage } from '../papers/words.js'
import { namesByPeople, standingPeopleByIds } from '../registry/people.repo.js'
import { readingOfName } from '../registry/pinyin.js'

type NameRow = Awaited<ReturnType<typeof namesByPeople>>[number]

const scriptsOf: Readonly<Record<PaperLanguage, readonly string[]>> = { en: ['Latn'], 'zh-CN': ['Hans', 'Hant'] }

/** The newest name in the reader's script, else how the other is read, else the other. */
const nameIn = (names: readonly NameRow[], language: PaperLanguage): string | undefined => {
  const own = names.findLast(({ script }) => scriptsOf[language].includes(script))
  const other = names.at(-1)
  const read = language === 'en' && other ? readingOfName(other.family ?? '', other.given ?? '') : undefined
  return own?.display ?? read ?? other?.display
}

/** How the contestants of a stage are called on paper: their team's name, or their players' as the reader writes them. */
export const namesOnPaper = async (
  db: Db,
  stageId: string,
  language: PaperLanguage,
): Promise<ReadonlyMap<string, { readonly number: string; readonly name: string }>> => {
  const entries = await entriesByStages(db, [stageId])
  const ids = entries.map(entry => entry.id)
  const players = await playersByEntries(db, ids)
  const asked = players.flatMap(player => player.personId ?? [])
  const people = await standingPeopleByIds(db, asked)
  const standing = new Map(people.map(person => [person.askedId, person.id]))
  const names = await namesByPeople(db, [...standing.values()])
  const nameOf = ({ personId, nameAsEntered }: EntryPlayerRow): string => {
    const own = names.filter(name => personId !== null && name.personId === standing.get(personId))
    return nameIn(own, language) ?? nameAsEntered
  }
  return new Map(
    entries.map(entry => {
      const line = players.filter(player => player.entryId === entry.id)
      const name = teamNameOf(entry, line) ?? (line.map(nameOf).join(' / ') || entry.nameAsEntered)
      return [entry.id, { number: entry.number, name }]
    }),
  )
}
