import { type Bilingual, type Leader, leadersOf, Ratios, sportOf } from '@paiji/rules'
import type { Db } from '../../db/client.js'
import { minorsAmong } from '../registry/companions.repo.js'
import { type AmongWhom, countsAmong } from './leaders.repo.js'

/** Those who lead in one thing, the first first. */
export interface Leaders {
  readonly code: string
  readonly name: Bilingual
  readonly isShare: boolean
  /** How much of it is asked of whoever is listed. */
  readonly least: number
  readonly lines: readonly Leader[]
}

export interface LeadersAsked {
  readonly sport: string
  /** Instead of what each list asks for. */
  readonly least?: number | undefined
  readonly first: number
}

/** The lists of a sport that have somebody in them; minors are in none that names people. Two statements. */
export const leaders = async (db: Db, among: AmongWhom, { sport, least, first }: LeadersAsked): Promise<Leaders[]> => {
  const rules = sportOf(sport)
  if (!rules?.leaders) return []
  const counts = await countsAmong(db, among)
  const minors =
    'revisionId' in among ? new Set<string>() : await minorsAmong(db, [...new Set(counts.map(one => one.who))])
  const shown = counts.filter(one => !minors.has(one.who))
  return rules.leaders.flatMap(list => {
    const lines = leadersOf(list, shown, least)
      .filter(({ figure }) => list.by !== 'most' || Ratios.compare(figure, Ratios.zero) > 0)
      .slice(0, first)
    const { code, by } = list
    const name = rules.terms[code] ?? { zh: code, en: code }
    const isShare = by === 'share' || by === 'success'
    return lines.length > 0 ? [{ code, name, isShare, least: least ?? list.least, lines }] : []
  })
}
