import type { Explanation } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import type { PointAwardRow } from '../../domain/awards/awards.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { LocalDate } from '../shared/scalars.js'
import { printHundredths } from './hundredths.js'

@ObjectType('PointAward', { implements: NodeInterface })
export class PointAwardType extends NodeInterface {
  row!: PointAwardRow

  @Field(() => String)
  sport!: string

  @Field(() => Int)
  rank!: number

  @Field(() => String)
  points!: string

  @Field(() => String)
  colour!: string

  @Field(() => LocalDate)
  earnedOn!: string

  @Field(() => LocalDate, { nullable: true })
  expiresOn?: string | null

  @Field(() => Boolean)
  superseded!: boolean

  @Field(() => ExplanationType)
  explanation!: ExplanationType
}

export const PointAwardConnectionType = connectionOf(PointAwardType, 'PointAward')

export const toPointAward = (row: PointAwardRow): PointAwardType => ({
  row,
  id: toGlobalId('PointAward', row.id),
  sport: row.sport,
  rank: row.rank,
  points: printHundredths(row.points),
  colour: row.colour,
  earnedOn: row.earnedOn,
  expiresOn: row.expiresOn,
  superseded: row.supersededAt !== null,
  explanation: toExplanation(row.explanation as Explanation),
})
