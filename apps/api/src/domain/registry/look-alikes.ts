import type { Db } from '../../db/client.js'
import type { IsoDate } from '../../base/clock.js'
import { type MatchCandidate, matchPlayers } from './match-players.js'
import { birthDatesKnownTo } from './visibility.js'

export interface WhoIsMeant {
  readonly organisationId: string
  readonly names: readonly { readonly display: string }[]
  readonly birthDate?: IsoDate | undefined
}

/** From which likeness on two names are asked about: the same name, its other order, the same pinyin. */
const LEAST_LIKENESS = 80

/**
 * Who in the register may be the person meant, best first; each once. Whoever is known to be born on another day is
 * somebody else, where the body that asks knows the day.
 */
export const lookAlikes = async (db: Db, input: WhoIsMeant): Promise<MatchCandidate[]> => {
  const players = input.names.map((name, at) => ({ key: String(at), name: name.display, clubId: input.organisationId }))
  const matches = await matchPlayers(db, { organisationId: input.organisationId, issuers: [], players })
  const best = new Map<string, MatchCandidate>()
  for (const match of matches.values()) {
    if (match.status !== 'doubtful') continue
    for (const one of match.candidates)
      if (one.score >= LEAST_LIKENESS && (best.get(one.personId)?.score ?? 0) < one.score) best.set(one.personId, one)
  }
  if (best.size === 0) return []
  const born = await birthDatesKnownTo(db, input.organisationId, [...best.keys()])
  const bornElsewhen = (personId: string): boolean => {
    const known = born.get(personId)
    return Boolean(known && input.birthDate && known !== input.birthDate)
  }
  return [...best.values()]
    .filter(one => !bornElsewhen(one.personId))
    .sort((a, b) => b.score - a.score || (a.personId < b.personId ? -1 : 1))
}
