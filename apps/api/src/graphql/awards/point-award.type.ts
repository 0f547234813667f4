import { Field, Int, ObjectType } from 'type-graphql'
import type { AwardRow } from '../../domain/awards/award-reads.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { LocalDate } from '../shared/scalars.js'
import { printHundredths } from './hundredths.js'
import { SportEnum } from '../shared/enums.js'

@ObjectType('PointAward', {
  description: 'Points that an official result gave to a person, or that were brought in from an earlier system.',
  implements: NodeInterface,
})
export class PointAwardType extends NodeInterface {
  row!: AwardRow

  @Field(() => SportEnum, { description: 'The sport it belongs to.' })
  sport!: string

  @Field(() => Int, {
    nullable: true,
    description: 'The place; level contestants share it. None where the points were brought in.',
  })
  rank?: number | null

  @Field(() => String, { description: 'The points, exact to hundredths.' })
  points!: string

  @Field(() => String, { description: 'The kind of point within the policy: gold, silver, club …' })
  colour!: string

  @Field(() => LocalDate, { description: 'The day they were earned.' })
  earnedOn!: string

  @Field(() => LocalDate, { description: 'The last day they count, where they expire.', nullable: true })
  expiresOn?: string | null

  @Field(() => Boolean, { description: 'Taken back by a correction; a later award may stand in its place.' })
  superseded!: boolean
}

export const PointAwardConnectionType = connectionOf(PointAwardType, 'PointAward')

export const toPointAward = (row: AwardRow): PointAwardType => ({
  row,
  id: toGlobalId('PointAward', row.id),
  sport: row.sport,
  rank: row.rank,
  points: printHundredths(row.points),
  colour: row.colour,
  earnedOn: row.earnedOn,
  expiresOn: row.expiresOn,
  superseded: row.supersededAt !== null,
})
