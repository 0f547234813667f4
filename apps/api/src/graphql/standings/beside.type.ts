import { Field, Int, ObjectType } from 'type-graphql'
import type { ComparedPart, StandingComparison } from '../../domain/standings/beside.js'
import { ClauseType } from '../shared/clause.type.js'
import { StandingLineType, toStandingLine } from './standing-line.type.js'

@ObjectType('ExactFigure', { description: 'A figure as printed, and exactly.', simpleResolvers: true })
export class ExactFigureType {
  @Field(() => String, { description: 'The figure, as printed.' })
  printed!: string

  @Field(() => String, { description: 'The same exactly: `7`, `-25/2`. These add up where printed ones are rounded.' })
  exact!: string

  @Field(() => Boolean, { description: 'Whether the printed one is another number.' })
  isRounded!: boolean
}

@ObjectType('ComparedPart', {
  description: 'Two contestants at one place: a deal that both played, a round, or what neither gave.',
  simpleResolvers: true,
})
export class ComparedPartType {
  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number

  @Field(() => Int, {
    description: 'The round it belongs to, from 1, where contestants compare round by round.',
    nullable: true,
  })
  round?: number

  @Field(() => String, { description: 'The number of the board, where they compare board by board.', nullable: true })
  board?: string

  @Field(() => Boolean, {
    description: 'Made at no table: penalties, what was carried in, boards not played, rounding.',
  })
  isRest!: boolean

  @Field(() => ExactFigureType, { description: 'What it brought; null where nothing was played.', nullable: true })
  own?: ExactFigureType

  @Field(() => ExactFigureType, { description: 'What it brought the other.', nullable: true })
  other?: ExactFigureType

  @Field(() => ExactFigureType, { description: 'The one less the other.' })
  difference!: ExactFigureType

  @Field(() => String, { description: 'Where the one made it, as `explain` takes it.', nullable: true })
  ownSlot?: string

  @Field(() => String, { description: 'Where the other made it.', nullable: true })
  otherSlot?: string
}

@ObjectType('ComparedTie', {
  description: 'The tie-break that put one of two level contestants before the other.',
  simpleResolvers: true,
})
export class ComparedTieType {
  @Field(() => String, { description: 'The tie-break, by its code.' })
  criterion!: string

  @Field(() => ClauseType, { description: 'The article that orders it.', nullable: true })
  clause?: ClauseType

  @Field(() => String, { description: 'The figure under it, as printed.' })
  own!: string

  @Field(() => String, { description: "The other's." })
  other!: string
}

@ObjectType('StandingComparison', {
  description: 'Why one contestant is before another: where the difference of their totals arose, or what parted them.',
  simpleResolvers: true,
})
export class StandingComparisonType {
  @Field(() => StandingLineType, { description: 'The line of the contestant.' })
  line!: StandingLineType

  @Field(() => StandingLineType, { description: 'The line it is put beside.' })
  beside!: StandingLineType

  @Field(() => Boolean, {
    description: 'Whether the figures are percentages, as of contestants who could not win the same; else totals.',
  })
  isPercent!: boolean

  @Field(() => ExactFigureType, { description: 'The figure that is compared.' })
  own!: ExactFigureType

  @Field(() => ExactFigureType, { description: "The other's." })
  other!: ExactFigureType

  @Field(() => ExactFigureType, { description: 'The one less the other; what the parts add up to.' })
  difference!: ExactFigureType

  @Field(() => [ComparedPartType], {
    description: 'In the order of boards or rounds; null where the figure is no sum, as a quotient.',
    nullable: true,
  })
  parts?: ComparedPartType[]

  @Field(() => ComparedTieType, {
    description: 'What parted two that are level; null where nothing did.',
    nullable: true,
  })
  tie?: ComparedTieType
}

/** A place of two contestants as the schema shows it. */
export const toPart = (part: ComparedPart): ComparedPartType => part

export const toComparison = ({ line, beside, parts, ...rest }: StandingComparison): StandingComparisonType => ({
  ...rest,
  line: toStandingLine(line),
  beside: toStandingLine(beside),
  ...(parts ? { parts: parts.map(toPart) } : {}),
})
