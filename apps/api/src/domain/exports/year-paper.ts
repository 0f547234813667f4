import { err, ok, problem } from '@paiji/rules'
import { careerYearOf } from '@paiji/rules/awards'
import type { Outcome } from '../../base/problem.js'
import { sha256 } from '../../base/digest.js'
import type { Db } from '../../db/client.js'
import { playerPath } from '../addresses/portal-paths.js'
import { historyOfPeople } from '../awards/list-reads.repo.js'
import { findRanking } from '../awards/lists.repo.js'
import type { Paper } from '../papers/paper.js'
import { type PaperLanguage, wordsFrom } from '../papers/words.js'
import { type CareerRow, careersOf } from '../registry/careers.repo.js'
import { minorsAmong } from '../registry/companions.repo.js'
import { organisationsByIds } from '../registry/organisations.repo.js'
import { namesByPeople, standingPeopleByIds } from '../registry/people.repo.js'
import { bodyYearOf, pointsOfYear } from '../registry/years.repo.js'
import type { Deps } from '../shared/deps.js'
import { printed } from './list-paper.js'
import { namesFor } from './player-paper.js'

type PaperDeps = Pick<Deps, 'db' | 'mailing'>
type Row = readonly [name: string, value: string]

/** A person, or with the other a pair, and the year that is looked back on. */
export interface YearOfPerson {
  readonly personId: string
  readonly otherId?: string | undefined
  readonly year: number
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

interface Review {
  readonly language: PaperLanguage
  readonly title: string
  readonly year: number
  readonly kicker?: string
  readonly rows: readonly Row[]
  readonly address: string
  /** The last day of what it rests on. */
  readonly day: string
}

const paperOf = ({ language, title, year, kicker, rows, address, day }: Review): { key: string; paper: Paper } => {
  const t = wordsFrom(language, 'years')
  const paper: Paper = {
    language,
    title,
    kicker: [t('years.title', { year }), kicker].filter(Boolean).join(' · '),
    blocks: [
      {
        kind: 'table',
        head: ['', t('years.item'), `${year}`],
        rows: rows.map(([name, value]) => ['', name, value]),
        numeric: [2],
        widths: [1, 12, 4],
      },
    ],
    foot: t('years.foot', { day }),
    address,
    at: noonOf(day),
  }
  return { key: `year ${sha256(JSON.stringify(paper))}`, paper }
}

/** What a person got besides results: points by sport and the best place on each list of the year. */
const ownRows = async (db: Db, { personId, year }: YearOfPerson, language: PaperLanguage): Promise<Row[]> => {
  const [t, sports] = [wordsFrom(language, 'years'), wordsFrom(language, 'codes')]
  const points = (await pointsOfYear(db, personId, year)).map(
    (one): Row => [t('years.points', { sport: sports(`sport.${one.sport}`) }), printed(one.points)],
  )
  const places = (await historyOfPeople(db, [personId])).filter(({ list }) => list.asOf.startsWith(`${year}-`))
  const best = new Map<string, (typeof places)[number]>()
  for (const place of places) {
    const had = best.get(place.list.rankingId)
    if (!had || place.entry.rank < had.entry.rank) best.set(place.list.rankingId, place)
  }
  const ranks = await Promise.all(
    [...best].map(async ([id, { entry }]): Promise<Row> => {
      const ranking = await findRanking(db, { id })
      const name = (language === 'en' ? ranking?.nameEn : ranking?.nameZh) ?? ''
      return [t('years.rankingBest', { ranking: name }), `${entry.rank}${entry.shared ? '=' : ''}`]
    }),
  )
  return [...ranks, ...points]
}

const careerRows = (rows: readonly CareerRow[], year: number, language: PaperLanguage): Row[] | undefined => {
  const found = careerYearOf(rows, year)
  if (!found) return undefined
  const t = wordsFrom(language, 'years')
  const { results, wins, podiums, bestPercent } = found.season
  return [
    [t('years.results'), `${results}`],
    [t('years.wins'), `${wins}`],
    [t('years.podiums'), `${podiums}`],
    ...(bestPercent === null ? [] : [[t('years.highest'), `${bestPercent}%`] as const]),
  ]
}

/**
 * A year of somebody, or of a pair, as everybody may see it. Problems: PERSON_UNKNOWN (none, taken back, a pair one of whom
 * is a minor, or no published result that year).
 */
export const personYearPaper = async (
  { db, mailing }: PaperDeps,
  asked: YearOfPerson,
  language: PaperLanguage,
): Promise<Outcome<{ key: string; paper: Paper }>> => {
  const { personId, otherId, year } = asked
  const ids = [personId, ...(otherId ? [otherId] : [])]
  const people = (await standingPeopleByIds(db, ids)).filter(({ withdrawnAt }) => !withdrawnAt)
  const hidden = otherId ? await minorsAmong(db, ids) : new Set()
  if (people.length < new Set(ids).size || hidden.size > 0 || personId === otherId)
    return err([problem('PERSON_UNKNOWN')])
  const careers = await careersOf(
    db,
    people.map(({ id }) => id),
  )
  const theirs = new Set(careers.filter(row => row.personId === otherId).map(({ key }) => key))
  const rows = careers.filter(row => row.personId === personId && (!otherId || theirs.has(row.key)))
  const counted = careerRows(rows, year, language)
  if (!counted) return err([problem('PERSON_UNKNOWN')])
  const names = await Promise.all(ids.map(async id => namesFor(await namesByPeople(db, [id]), language)[0]))
  const [first] = people.filter(({ id }) => id === personId)
  const path = `${await playerPath(db, personId)}/years/${year}`
  const other = people.find(({ id }) => id === otherId)
  const day = rows.reduce((last, row) => (row.day.startsWith(`${year}-`) && row.day > last ? row.day : last), '')
  return ok(
    paperOf({
      language,
      title: names.join(' · '),
      year,
      ...(otherId || !first ? {} : { kicker: first.number }),
      rows: otherId ? counted : [...counted, ...(await ownRows(db, asked, language))],
      address: `${mailing.portal}/${language}${path}${other ? `?with=${other.number}` : ''}`,
      day,
    }),
  )
}

/** A year of a body's events. Problems: ORGANISATION_UNKNOWN (none, or no published event that year). */
export const bodyYearPaper = async (
  { db, mailing }: PaperDeps,
  { organisationId, year }: { readonly organisationId: string; readonly year: number },
  language: PaperLanguage,
): Promise<Outcome<{ key: string; paper: Paper }>> => {
  const [body] = await organisationsByIds(db, [organisationId])
  const found = body && (await bodyYearOf(db, organisationId, year))
  if (!body || !found) return err([problem('ORGANISATION_UNKNOWN')])
  const t = wordsFrom(language, 'years')
  const counted = ['events', 'players', 'newPlayers', 'played'] as const
  return ok(
    paperOf({
      language,
      title: language === 'en' ? body.nameEn : body.nameZh,
      year,
      rows: counted.map(name => [t(`years.${name}`), `${found[name]}`]),
      address: `${mailing.portal}/${language}/clubs/${encodeURIComponent(body.code)}/years/${year}`,
      day: found.lastDay,
    }),
  )
}
