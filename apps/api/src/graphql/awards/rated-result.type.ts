import { amountOf, type GameOfResult, printAmount, printThousandths, type RatedResult } from '@paiji/rules/awards'
import { Field, Int, ObjectType } from 'type-graphql'
import type { PagedResult } from '../../domain/awards/rated-results.repo.js'
import { connectionOf } from '../shared/page.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('RatingBelief', { description: 'What a rating holds about a player.' })
export class BeliefType {
  @Field(() => String, { description: 'The estimated strength (μ).' })
  mean!: string

  @Field(() => String, { description: 'How unsure the estimate is (σ).' })
  uncertainty!: string
}

@ObjectType('RatedGameSide', { description: 'A side of a rated table.' })
export class RatedGameSideType {
  entryId!: string

  @Field(() => Int, { description: '1 is best; level sides share a rank.' })
  rank!: number

  @Field(() => Boolean, { description: 'The side the rated player sat on.' })
  own!: boolean
}

@ObjectType('RatedGame', { description: 'The table behind a result.' })
export class RatedGameType {
  @Field(() => Int, { description: 'Which stage of the event, from 1.' })
  stage!: number

  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number | undefined

  @Field(() => Int, { description: 'The round it belongs to, from 1.', nullable: true })
  round?: number | undefined

  @Field(() => String, { description: 'The number of the table.', nullable: true })
  table?: string | undefined

  @Field(() => [RatedGameSideType], { description: 'In the order of the result.' })
  sides!: RatedGameSideType[]
}

@ObjectType('RatedResult', { description: 'A result behind a rating and what it did to it.' })
export class RatedResultType {
  eventId!: string

  @Field(() => Int, { description: 'Which of the results behind the rating, from 1.' })
  number!: number

  @Field(() => LocalDate, { description: 'The day the event ended.' })
  endedOn!: string

  @Field(() => Int, { description: 'As published, or at the table.' })
  place!: number

  @Field(() => Int, { description: 'Contestants.' })
  field!: number

  @Field(() => BeliefType, { description: 'The belief before the result.', nullable: true })
  before?: BeliefType | undefined

  @Field(() => BeliefType, { description: 'The belief after the result.', nullable: true })
  after?: BeliefType | undefined

  @Field(() => String, { nullable: true, description: 'By how much the estimate moved, with its sign.' })
  change?: string | undefined

  @Field(() => RatedGameType, { nullable: true, description: 'Where a table was rated, not the final order.' })
  game?: RatedGameType | undefined

  @Field(() => Int, {
    nullable: true,
    description: 'Of the European mahjong ranking: 1000 for the first, 0 for the last.',
  })
  base?: number | undefined

  @Field(() => String, { description: 'The weight of the result in the rating, exact.', nullable: true })
  weight?: string | undefined
}

export const RatedResultConnectionType = connectionOf(RatedResultType, 'RatedResult')

const toBelief = ({ mean, uncertainty }: { mean: number; uncertainty: number }): BeliefType => ({
  mean: printThousandths(mean),
  uncertainty: printThousandths(uncertainty),
})

const signed = (thousandths: number): string => `${thousandths > 0 ? '+' : ''}${printThousandths(thousandths)}`

const toGame = ({ stage, session, round, table, sides, own }: GameOfResult): RatedGameType => ({
  stage,
  session,
  round,
  table,
  sides: sides.map(({ entry, rank }) => ({ entryId: entry, rank, own: entry === own })),
})

export const toRatedResult = ({ number, result }: Pick<PagedResult, 'number' | 'result'>): RatedResultType => {
  const { event: eventId, endedOn, place, field } = result
  const common = { number, eventId, endedOn, place, field }
  return result.method === 'mers'
    ? { ...common, base: result.base, weight: printAmount(amountOf(result.weight)) }
    : { ...common, ...changeOf(result) }
}

const changeOf = ({ before, after, game }: Extract<RatedResult, { method: 'wengLin' }>): Partial<RatedResultType> => ({
  before: toBelief(before),
  after: toBelief(after),
  change: signed(after.mean - before.mean),
  game: game && toGame(game),
})
