import { Field, InputType, Int } from 'type-graphql'

@InputType('MahjongHandResultInput')
export class MahjongHandResultInput {
  @Field(() => String)
  kind!: string

  @Field(() => Int, { nullable: true })
  winner?: number

  @Field(() => Int, { nullable: true })
  discarder?: number

  @Field(() => Int, { nullable: true })
  fan?: number

  @Field(() => Int, { nullable: true })
  flowers?: number
}

@InputType('MahjongFalseWinInput')
export class MahjongFalseWinInput {
  @Field(() => Int)
  player!: number

  @Field(() => String)
  kind!: string
}

@InputType('MahjongFineInput')
export class MahjongFineInput {
  @Field(() => Int)
  player!: number

  @Field(() => Int)
  amount!: number

  @Field(() => Int, { nullable: true })
  to?: number
}

@InputType('MahjongPenaltyNoteInput')
export class MahjongPenaltyNoteInput {
  @Field(() => Int)
  player!: number

  @Field(() => String)
  code!: string
}

@InputType('MahjongFanCountInput')
export class MahjongFanCountInput {
  @Field(() => String)
  fan!: string

  @Field(() => Int)
  count!: number
}

@InputType('MahjongSlipInput')
export class MahjongSlipInput {
  @Field(() => [String], { nullable: true })
  melds?: string[]

  @Field(() => String)
  hand!: string

  @Field(() => String)
  win!: string

  @Field(() => [String], { nullable: true })
  flags?: string[]

  @Field(() => String)
  round!: string

  @Field(() => String)
  seat!: string

  @Field(() => Int, { nullable: true })
  flowers?: number

  @Field(() => [MahjongFanCountInput], { nullable: true })
  claimed?: MahjongFanCountInput[]
}

@InputType('MahjongHandInput')
export class MahjongHandInput {
  @Field(() => Int)
  number!: number

  @Field(() => MahjongHandResultInput)
  result!: MahjongHandResultInput

  @Field(() => [MahjongFalseWinInput], { nullable: true })
  falseWins?: MahjongFalseWinInput[]

  @Field(() => [MahjongFineInput], { nullable: true })
  fines?: MahjongFineInput[]

  @Field(() => [MahjongPenaltyNoteInput], { nullable: true })
  penalties?: MahjongPenaltyNoteInput[]

  @Field(() => Int, { nullable: true })
  dealer?: number

  @Field(() => [Int], { nullable: true })
  points?: number[]

  @Field(() => MahjongSlipInput, { nullable: true })
  slip?: MahjongSlipInput
}

@InputType('MahjongStandInInput')
export class MahjongStandInInput {
  @Field(() => Int)
  player!: number

  @Field(() => String)
  name!: string
}

@InputType('MahjongSheetInput')
export class MahjongSheetInput {
  @Field(() => String)
  kind!: string

  @Field(() => String, { nullable: true })
  ended?: string

  @Field(() => [MahjongHandInput], { nullable: true })
  hands?: MahjongHandInput[]

  @Field(() => [Int], { nullable: true })
  totals?: number[]

  @Field(() => [MahjongFineInput], { nullable: true })
  fines?: MahjongFineInput[]

  @Field(() => [MahjongStandInInput], { nullable: true })
  standIns?: MahjongStandInInput[]
}
