import { Field, ID, InputType, Int } from 'type-graphql'
import { KeyedInput } from '../shared/keyed.input.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { type EvenMitchell, EvenMitchellEnum, type SitOutDirection, SitOutDirectionEnum } from './rounds.enums.js'

const SWITCHED = 'Last rounds in which directions change, for one winner; absent: two winners.'

@InputType('MitchellInput', { description: 'One direction sits, the other moves.' })
export class MitchellInput {
  @Field(() => EvenMitchellEnum, { nullable: true, description: 'With an even number of tables.' })
  even?: EvenMitchell

  @Field(() => Int, { nullable: true, description: SWITCHED })
  arrowSwitched?: number

  @Field(() => SitOutDirectionEnum, {
    nullable: true,
    description: 'Who sits out where a pair is missing; north–south where nothing is said.',
  })
  sitOut?: SitOutDirection
}

@InputType('WebMovementInput', { description: 'A Mitchell of more tables than board sets, with copies of the boards.' })
export class WebMovementInput {
  @Field(() => Int, { nullable: true, description: SWITCHED })
  arrowSwitched?: number
}

@InputType('AppendixMovementInput', { description: 'A Mitchell with tables added that share the boards of others.' })
export class AppendixMovementInput {
  @Field(() => Int, { nullable: true, description: SWITCHED })
  arrowSwitched?: number
}

@InputType('RainbowMovementInput', { description: 'An individual event of four lines, each moving in its own way.' })
export class RainbowMovementInput {
  @Field(() => Int, { nullable: true, description: SWITCHED })
  arrowSwitched?: number
}

@InputType('RoverMovementInput', { description: 'A Mitchell with a pair that takes another’s place in every round.' })
export class RoverMovementInput {
  @Field(() => EvenMitchellEnum, { nullable: true, description: 'With an even number of tables.' })
  even?: EvenMitchell

  @Field(() => Int, { nullable: true, description: SWITCHED })
  arrowSwitched?: number
}

@InputType('MovementCardInput', { description: 'A published movement card.' })
export class MovementCardInput {
  @Field(() => String, { description: 'Its id.' })
  card!: string
}

@InputType('MovementSeatInput', { description: 'One table in one round of a movement of one’s own.' })
export class MovementSeatInput {
  @Field(() => Int, { description: 'The round, from 1.' })
  round!: number

  @Field(() => Int, { description: 'The table, from 1.' })
  table!: number

  @Field(() => Int, { nullable: true, description: 'North–south: a place on the entry list; absent: nobody.' })
  ns?: number

  @Field(() => Int, { nullable: true, description: 'East–west: a place on the entry list; absent: nobody.' })
  ew?: number

  @Field(() => Int, { nullable: true, description: 'The set of boards, from 1; absent where nobody plays.' })
  set?: number

  @Field(() => Int, { nullable: true, description: 'In an individual event South, where `ns` is North.' })
  south?: number

  @Field(() => Int, { nullable: true, description: 'In an individual event West, where `ew` is East.' })
  west?: number
}

@OneOfInput('MovementInput', { description: 'A movement of pairs, players or teams.' })
export class MovementInput {
  @Field(() => MitchellInput, { nullable: true, description: 'One direction sits, the other moves.' })
  mitchell?: MitchellInput

  @Field(() => WebMovementInput, { nullable: true, description: 'More tables than board sets.' })
  web?: WebMovementInput

  @Field(() => AppendixMovementInput, {
    nullable: true,
    description: 'Tables added to a base of as many tables as rounds; the longest usual base where none are given.',
  })
  appendix?: AppendixMovementInput

  @Field(() => RainbowMovementInput, {
    nullable: true,
    description: 'Players: everybody meets everybody of the other lines once, at four times a number of tables.',
  })
  rainbow?: RainbowMovementInput

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: players; everybody is the partner of everybody once and the opponent twice.',
  })
  shomate?: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: teams; every team meets every other in a match at two tables, the boards go round.',
  })
  teamHowell?: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: teams; one pair of each stays at its table, the other visits the tables of the others in turn.',
  })
  whist?: boolean

  @Field(() => RoverMovementInput, { nullable: true, description: 'An odd number of pairs, one of them a rover.' })
  rover?: RoverMovementInput

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: a Mitchell with one round more than tables, for an odd number of tables.',
  })
  hesitation?: boolean

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: everybody moves but one pair, or but some where fewer rounds are asked for.',
  })
  howell?: boolean

  @Field(() => MovementCardInput, { nullable: true, description: 'A published movement card.' })
  card?: MovementCardInput

  @Field(() => [MovementSeatInput], { nullable: true, description: 'Seat by seat, as a movement file has it.' })
  seats?: MovementSeatInput[]
}

@InputType('ApplyMovementInput', { description: 'A movement for a whole session.' })
export class ApplyMovementInputType extends KeyedInput {
  @Field(() => ID, { description: 'The session.' })
  session!: string

  @Field(() => MovementInput, { description: 'The movement.' })
  movement!: MovementInput

  @Field(() => Int, { description: 'How many boards a table plays in a round.' })
  boardsARound!: number

  @Field(() => Int, {
    nullable: true,
    description: 'How many rounds; as many as the movement has where none is given.',
  })
  rounds?: number

  @Field(() => Int, {
    nullable: true,
    description: 'Into how many sections the field is divided, each with the movement for its pairs; one where absent.',
  })
  sections?: number

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: all tables play the same boards in a round, from copies of them.',
  })
  barometer?: boolean
}
