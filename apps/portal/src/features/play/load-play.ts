import { codeOf } from '@/lib/codes'
import { ask } from '@/lib/graphql/server-client'
import { plugs } from '@/sports/plugs'
import { PlayOfClubQuery, PlayOfPersonQuery, PlayOnCardQuery } from './play.graphql'

/** What of somebody's play is asked for, as an address says it. */
export interface PlayInput {
  readonly sport?: string
  readonly year?: string
  /** An event of the one series whose events are meant. */
  readonly series?: string | undefined
}

/** A year of four digits; any other text asks for all of them. */
export const yearOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{4}$/.test(text) ? Number(text) : undefined

interface Asked {
  readonly sport?: string | undefined
  readonly year: number | undefined
}

export const loadPlayOfPerson = (id: string, { sport, year, series }: Asked & Pick<PlayInput, 'series'>) =>
  ask(PlayOfPersonQuery, { id, sport: codeOf(plugs, sport), year: year ?? null, seriesOf: series ?? null })

export const loadPlayOfClub = (id: string, { sport, year }: Asked) =>
  ask(PlayOfClubQuery, { id, sport: codeOf(plugs, sport), year: year ?? null })

export const loadPlayOnCard = (revision: string, entry: string) => ask(PlayOnCardQuery, { revision, entry })
