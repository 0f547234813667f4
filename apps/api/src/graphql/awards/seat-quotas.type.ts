import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { SeatQuota } from '@paiji/rules/awards'
import type { SharedSeats } from '../../domain/awards/share-seats.js'
import type { CodeOf } from '../shared/enum.js'
import { OrganisationKindEnum } from '../registry/registry.enums.js'
import { ProblemType } from '../shared/problem.type.js'
import { RankingListType, toRankingList } from './ranking.type.js'

@InputType('ShareSeatsInput', { description: 'Which seats to share, by which ranking, among whom.' })
export class ShareSeatsInputType {
  @Field(() => String, { description: 'The code of a ranking by the European method (MERS).' })
  ranking!: string

  @Field(() => Int, { description: 'Seats of the championship that are shared.' })
  seats!: number

  @Field(() => OrganisationKindEnum, { description: 'Whom they are shared among: a federation is a country.' })
  among!: CodeOf<typeof OrganisationKindEnum>
}

@ObjectType('SeatQuota', { description: 'What one body gets of the seats of a championship, and why.' })
export class SeatQuotaType {
  bodyId!: string

  @Field(() => Int, { description: 'Its place among the bodies, by the mean of its best three.' })
  rank!: number

  @Field(() => String, { description: 'The mean of its best three, divided by three even of fewer.' })
  bestThree!: string

  @Field(() => Int, { description: 'Its players on the list.' })
  players!: number

  @Field(() => Int, { description: 'Those of them above 700.' })
  strong!: number

  @Field(() => Int, { description: 'Its own seat, one for a player above 700, one for the first three bodies.' })
  fixed!: number

  @Field(() => Int, { description: 'Seats by its share of the players and of those above 700.' })
  byShare!: number

  @Field(() => Int, { description: 'The most it may have: its players above the mean of all, one at least.' })
  most!: number

  @Field(() => Int, { description: 'Seats above that, given back.' })
  givenBack!: number

  @Field(() => Int, { description: 'Seats others gave back that came to it.' })
  handedOn!: number

  @Field(() => Int, { description: 'What it gets.' })
  seats!: number
}

@ObjectType('SeatQuotas', { description: 'The seats of a championship shared among bodies. Stored nowhere.' })
export class SeatQuotasType {
  @Field(() => RankingListType, { description: 'The list they are shared by.' })
  list!: RankingListType

  @Field(() => [SeatQuotaType], { description: 'In the order of the bodies.' })
  lines!: SeatQuotaType[]

  @Field(() => Int, { description: 'Seats that nobody may have.' })
  left!: number

  @Field(() => Int, { description: 'People of the list who belonged to no such body that day.' })
  unplaced!: number
}

@ObjectType('ShareSeatsPayload', { description: 'How the seats would be shared.', simpleResolvers: true })
export class ShareSeatsPayloadType {
  @Field(() => SeatQuotasType, { description: 'The seats of each body.', nullable: true })
  quotas?: SeatQuotasType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when they could be shared.' })
  problems!: ProblemType[]
}

const toSeatQuota = ({ id, ...line }: SeatQuota): SeatQuotaType => ({ ...line, bodyId: id })

export const toSeatQuotas = ({ list, lines, left, unplaced }: SharedSeats): SeatQuotasType => ({
  list: toRankingList(list),
  lines: lines.map(toSeatQuota),
  left,
  unplaced,
})
