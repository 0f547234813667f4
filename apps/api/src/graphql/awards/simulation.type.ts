import { Field, Int, ObjectType } from 'type-graphql'
import type { Simulation } from '../../domain/awards/simulate-policy.js'
import type { CountedThen, PlaceThen, SimulatedLine, SimulatedResult } from '../../domain/awards/simulated-lines.js'
import { ProblemType } from '../shared/problem.type.js'
import { LocalDate } from '../shared/scalars.js'
import { printHundredths } from './hundredths.js'
import { PolicyType } from './policy.type.js'
import { RankingType } from './ranking.type.js'

@ObjectType('CountedThen', { description: 'What the points of one event were worth on a list.' })
export class CountedThenType {
  @Field(() => String)
  points!: string

  @Field(() => String)
  counted!: string

  @Field(() => String)
  because!: string
}

@ObjectType('SimulatedResult')
export class SimulatedResultType {
  eventId!: string

  @Field(() => CountedThenType, { nullable: true })
  before?: CountedThenType | undefined

  @Field(() => CountedThenType, { nullable: true })
  after?: CountedThenType | undefined

  @Field(() => Boolean)
  changed!: boolean
}

@ObjectType('SimulatedPlace')
export class SimulatedPlaceType {
  @Field(() => Int)
  rank!: number

  @Field(() => String)
  value!: string
}

@ObjectType('SimulatedLine')
export class SimulatedLineType {
  personId!: string

  @Field(() => Int)
  position!: number

  @Field(() => SimulatedPlaceType, { nullable: true })
  before?: SimulatedPlaceType | undefined

  @Field(() => SimulatedPlaceType, { nullable: true })
  after?: SimulatedPlaceType | undefined

  @Field(() => Boolean)
  moved!: boolean

  @Field(() => [SimulatedResultType])
  results!: SimulatedResultType[]
}

@ObjectType('PolicySimulation', {
  description: 'A list beside the one that other numbers of its policy would give. Stored nowhere.',
})
export class PolicySimulationType {
  simulation!: Simulation

  @Field(() => RankingType)
  ranking!: RankingType

  @Field(() => LocalDate)
  from!: string

  @Field(() => LocalDate)
  to!: string

  @Field(() => PolicyType, { description: 'In force on the day of the lists.' })
  policy!: PolicyType

  @Field(() => PolicyType, { description: 'With the numbers that were tried.' })
  proposed!: PolicyType

  @Field(() => [PolicyType], { description: 'Behind the points of the period.' })
  awardPolicies!: PolicyType[]

  @Field(() => Int, { description: 'Official events that were read.' })
  events!: number

  @Field(() => Int)
  people!: number

  @Field(() => Int)
  moved!: number
}

@ObjectType('SimulatePolicyPayload', { simpleResolvers: true })
export class SimulatePolicyPayloadType {
  @Field(() => PolicySimulationType, { nullable: true })
  simulation?: PolicySimulationType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

const placeThen = (place: PlaceThen | undefined): SimulatedPlaceType | undefined =>
  place && { rank: place.rank, value: printHundredths(place.value) }

const countedThen = (counted: CountedThen | undefined): CountedThenType | undefined =>
  counted && {
    points: printHundredths(counted.points),
    counted: printHundredths(counted.counted),
    because: counted.because,
  }

const toResult = ({ eventId, before, after }: SimulatedResult): SimulatedResultType => ({
  eventId,
  changed: before?.points !== after?.points || before?.counted !== after?.counted,
  before: countedThen(before),
  after: countedThen(after),
})

export const toSimulatedLine = (line: SimulatedLine): SimulatedLineType => ({
  personId: line.personId,
  position: line.position,
  moved: line.moved,
  before: placeThen(line.before),
  after: placeThen(line.after),
  results: line.results.map(toResult),
})
