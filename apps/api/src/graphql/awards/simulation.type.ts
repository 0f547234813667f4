import type { CodeOf } from '../shared/enum.js'
import { Field, Int, ObjectType } from 'type-graphql'
import { AwardStandingEnum } from './awards.enums.js'
import type { Simulation } from '../../domain/awards/simulate-policy.js'
import type { CountedThen, PlaceThen, SimulatedLine, SimulatedResult } from '../../domain/awards/simulated-lines.js'
import { ProblemType } from '../shared/problem.type.js'
import { LocalDate } from '../shared/scalars.js'
import { printHundredths } from './hundredths.js'
import { PolicyType } from './policy.type.js'
import { RankingType } from './ranking.type.js'

@ObjectType('CountedThen', { description: 'What the points of one event were worth on a list.' })
export class CountedThenType {
  @Field(() => String, { description: 'The points as awarded.' })
  points!: string

  @Field(() => String, { description: 'What it counted on that list.' })
  counted!: string

  @Field(() => AwardStandingEnum, { description: 'Why it counts so much and no more.' })
  because!: CodeOf<typeof AwardStandingEnum>
}

@ObjectType('SimulatedResult', { description: 'What one event counts on both lists.' })
export class SimulatedResultType {
  eventId!: string

  @Field(() => CountedThenType, { description: 'With the numbers in force.', nullable: true })
  before?: CountedThenType | undefined

  @Field(() => CountedThenType, { description: 'With the numbers that were tried.', nullable: true })
  after?: CountedThenType | undefined

  @Field(() => Boolean, { description: 'Whether the two differ.' })
  changed!: boolean
}

@ObjectType('SimulatedPlace', { description: 'A place and a value.' })
export class SimulatedPlaceType {
  @Field(() => Int, { description: 'The place; level contestants share it.' })
  rank!: number

  @Field(() => String, { description: 'The points, as printed.' })
  value!: string
}

@ObjectType('SimulatedLine', { description: "A person's place on both lists." })
export class SimulatedLineType {
  personId!: string

  @Field(() => Int, { description: 'The line, from 1.' })
  position!: number

  @Field(() => SimulatedPlaceType, { description: 'With the numbers in force.', nullable: true })
  before?: SimulatedPlaceType | undefined

  @Field(() => SimulatedPlaceType, { description: 'With the numbers that were tried.', nullable: true })
  after?: SimulatedPlaceType | undefined

  @Field(() => Boolean, { description: 'Whether place or value differ.' })
  moved!: boolean

  @Field(() => [SimulatedResultType], { description: "The person's results and what each would count." })
  results!: SimulatedResultType[]
}

@ObjectType('PolicySimulation', {
  description: 'A list beside the one that other numbers of its policy would give. Stored nowhere.',
})
export class PolicySimulationType {
  simulation!: Simulation

  @Field(() => RankingType, { description: 'The ranking it belongs to.' })
  ranking!: RankingType

  @Field(() => LocalDate, { description: 'The first day of the lists compared.' })
  from!: string

  @Field(() => LocalDate, { description: 'The last day of the lists compared.' })
  to!: string

  @Field(() => PolicyType, { description: 'In force on the day of the lists.' })
  policy!: PolicyType

  @Field(() => PolicyType, { description: 'With the numbers that were tried.' })
  proposed!: PolicyType

  @Field(() => [PolicyType], { description: 'Behind the points of the period.' })
  awardPolicies!: PolicyType[]

  @Field(() => Int, { description: 'Official events that were read.' })
  events!: number

  @Field(() => Int, { description: 'People on either list.' })
  people!: number

  @Field(() => Int, { description: 'People whose place would change.' })
  moved!: number
}

@ObjectType('SimulatePolicyPayload', { description: 'What other numbers would give.', simpleResolvers: true })
export class SimulatePolicyPayloadType {
  @Field(() => PolicySimulationType, { description: 'The two lists side by side.', nullable: true })
  simulation?: PolicySimulationType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when the act was done.' })
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
