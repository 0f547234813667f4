import { err, ok, problem } from '@paiji/rules'
import { dayOf } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import { playerPath } from '../addresses/portal-paths.js'
import { type PlaceOfPerson, historyOfPeople } from '../awards/list-reads.repo.js'
import { findRanking } from '../awards/lists.repo.js'
import type { Paper, PaperBlock } from '../papers/paper.js'
import { footWords, type PaperLanguage, said, wordsFrom } from '../papers/words.js'
import { namesByPeople, standingPeopleByIds, zonesOfPeople } from '../registry/people.repo.js'
import type { Deps } from '../shared/deps.js'
import { printed } from './list-paper.js'
import { sha256 } from '../../base/digest.js'

type Named = Awaited<ReturnType<typeof namesByPeople>>

/** The name in the paper's script and the one in the other; the newest of each. */
export const namesFor = (
  names: Named,
  language: PaperLanguage,
): readonly [first: string, other: string | undefined] => {
  const han = names.findLast(({ script }) => script !== 'Latn')?.display
  const latin = names.findLast(({ script }) => script === 'Latn')?.display
  const [own, other] = language === 'en' ? [latin, han] : [han, latin]
  return [own ?? other ?? '', own ? other : undefined]
}

/** Where somebody stands on the newest issue of each list. */
const placesOn = async (
  { db }: Pick<Deps, 'db'>,
  places: readonly PlaceOfPerson[],
  language: PaperLanguage,
): Promise<PaperBlock> => {
  const t = wordsFrom(language, 'events')
  const rows = await Promise.all(
    places.map(async ({ list, entry }) => {
      const ranking = await findRanking(db, { id: list.rankingId })
      const name = (language === 'en' ? ranking?.nameEn : ranking?.nameZh) ?? ''
      return [`${entry.rank}${entry.shared ? '=' : ''}`, `${name} ${list.asOf}`, printed(entry.value)]
    }),
  )
  return {
    kind: 'table',
    head: ['rank', 'standings', 'value'].map(name => t(`columns.${name}`)),
    rows,
    numeric: [0, 2],
    widths: [1, 6, 2],
  }
}

/** As of which day the newest of these lists is, and when it was published; without a list, since when the record is. */
const footOf = (places: readonly PlaceOfPerson[], day: string, language: PaperLanguage): string => {
  const asOf = places
    .map(({ list }) => list.asOf)
    .sort()
    .at(-1)
  const words = footWords[language]
  return asOf === undefined ? said(words.unranked, { day }) : said(words.player, { asOf, day })
}

/**
 * A player as everybody may see the record: names, number, and places on the newest issue of each list. Problems:
 * PERSON_UNKNOWN (none, or taken back).
 */
export const playerPaper = async (
  deps: Pick<Deps, 'db' | 'mailing'>,
  personId: string,
  language: PaperLanguage,
): Promise<Outcome<{ key: string; paper: Paper }>> => {
  const { db, mailing } = deps
  const [person] = await standingPeopleByIds(db, [personId])
  if (!person || person.withdrawnAt) return err([problem('PERSON_UNKNOWN')])
  const [name, other] = namesFor(await namesByPeople(db, [person.id]), language)
  const zones = await zonesOfPeople(db, [person.id])
  const newest = (await historyOfPeople(db, [person.id])).filter(({ isNewest }) => isNewest)
  const at = newest.map(({ list }) => list.publishedAt).reduce((a, b) => (a > b ? a : b), person.recordedAt)
  const paper: Paper = {
    language,
    title: name,
    kicker: [person.number, other].filter(Boolean).join(' · '),
    blocks: newest.length > 0 ? [await placesOn(deps, newest, language)] : [],
    foot: footOf(newest, dayOf(at, zones.get(person.id) ?? 'UTC'), language),
    address: `${mailing.portal}/${language}${await playerPath(db, person.id)}`,
    at,
  }
  return ok({ key: `player ${person.id} ${language} ${sha256(JSON.stringify(paper))}`, paper })
}
