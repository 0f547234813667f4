import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { MatchMoveRow } from '../../domain/match-days/match-moves.repo.js'
import type { HomeBalance } from '../../domain/match-days/fixtures.js'
import type { TableRow } from '../../domain/rounds/rounds.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { RoundType } from '../rounds/round.type.js'
import { DateTime } from '../shared/scalars.js'

@ObjectType('MatchMove', { description: 'A match on another day than its round, or at another place.' })
export class MatchMoveType {
  row!: MatchMoveRow

  @Field(() => ID, { description: 'Names the move.' })
  id!: string

  @Field(() => DateTime, { description: 'When the match begins.' })
  startsAt!: Date

  @Field(() => String, { nullable: true, description: 'Where it is played, if not where it would have been.' })
  venue?: string | null

  @Field(() => String, { description: 'Why.' })
  reason!: string

  @Field(() => Boolean, { description: 'Whether an officer decided it; otherwise its sides agreed.' })
  byOffice!: boolean

  @Field(() => DateTime, { description: 'When it was said.' })
  recordedAt!: Date
}

@ObjectType('HomeBalance', { description: 'How often a side is at home and away in the announced rounds.' })
export class HomeBalanceType {
  row!: HomeBalance

  @Field(() => Int, { description: 'Matches at home.' })
  home!: number

  @Field(() => Int, { description: 'Matches away.' })
  away!: number
}

@ObjectType('Fixtures', { description: 'Announced matches of a division, in the order of its rounds.' })
export class FixturesType {
  tables!: readonly TableRow[]

  @Field(() => Int, { description: 'How many there are.' })
  total!: number
}

@ObjectType('MatchMovePayload', { description: 'A match that was moved, or what was said of it.' })
export class MatchMovePayload extends ProblemsPayload {
  @Field(() => RoundType, { nullable: true, description: 'The round of the match; null when refused.' })
  round?: RoundType | null
}

export const toMatchMove = (row: MatchMoveRow): MatchMoveType => ({
  row,
  id: toGlobalId('MatchMove', row.id),
  startsAt: row.startsAt,
  venue: row.venue,
  reason: row.reason,
  byOffice: row.agreed.length === 0,
  recordedAt: row.recordedAt,
})
