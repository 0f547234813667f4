import { Field, Int, ObjectType } from 'type-graphql'
import { MahjongFineType, MahjongHandType, MahjongStandInType } from './mahjong-hand.type.js'
import type { MahjongSheet, SessionEnd } from '@paiji/rules/mahjong'
import { MahjongSessionEndEnum, MahjongSheetKindEnum } from './mahjong.enums.js'

@ObjectType('MahjongSheet', { simpleResolvers: true, description: 'One session of one table.' })
export class MahjongSheetType {
  @Field(() => MahjongSheetKindEnum, { description: 'What stands on it.' })
  kind!: MahjongSheet['kind']

  @Field(() => MahjongSessionEndEnum, { nullable: true, description: 'How the session ended.' })
  ended?: SessionEnd

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
