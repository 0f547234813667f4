import { Field, Int, ObjectType } from 'type-graphql'
import { MahjongFineType, MahjongHandType, MahjongStandInType } from './mahjong-hand.type.js'

@ObjectType('MahjongSheet', { simpleResolvers: true, description: 'One session of one table.' })
export class MahjongSheetType {
  @Field(() => String, { description: '`hands`, `totals` or `notPlayed`.' })
  kind!: string

  @Field(() => String, { nullable: true, description: '`allHands`, or `time` for a session stopped by the clock.' })
  ended?: string

  @Field(() => [MahjongHandType], { description: 'The hands in order.' })
  hands!: readonly MahjongHandType[]

  @Field(() => [Int], { nullable: true, description: 'The four totals as written on the sheet.' })
  totals?: readonly number[]

  @Field(() => [MahjongFineType], { description: 'Fines of the session that belong to no hand.' })
  fines!: readonly MahjongFineType[]

  @Field(() => [MahjongStandInType], { description: 'Who sat in for a player.' })
  standIns!: readonly MahjongStandInType[]

  @Field(() => [Int], { nullable: true, description: 'Session points of the four players, fines included.' })
  points?: readonly number[]
}
