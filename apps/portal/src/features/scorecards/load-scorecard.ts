import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { ask } from '@/lib/graphql/server-client'
import { type CardAt, cardOf } from './settle-card'
import { BesideChoicesQuery, BesideQuery, EventCardsQuery, ScorecardQuery } from './scorecards.graphql'

export type Card = NonNullable<NonNullable<ResultOf<typeof ScorecardQuery>['revision']>['scorecard']>
export type CardLine = Card['lines'][number]

export const loadScorecard = cache((revision: string, entry: string) => ask(ScorecardQuery, { revision, entry }))

/** The card that an address without a revision names; undefined where it names none. */
export const settleCard = async (event: string, named: string): Promise<CardAt | undefined> => {
  const answer = await ask(EventCardsQuery, { event })
  return answer.ok ? cardOf(answer.data.event?.stages ?? [], named) : undefined
}

export type Compared = NonNullable<NonNullable<ResultOf<typeof BesideQuery>['revision']>['beside']>
export type ComparedPart = NonNullable<Compared['parts']>[number]

export const loadBeside = (revision: string, entry: string, position: number | undefined) =>
  ask(BesideQuery, { revision, entry, position: position ?? null })

export const loadChoices = (revision: string, group: string | null) => ask(BesideChoicesQuery, { revision, group })
