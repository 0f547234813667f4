import type { Bilingual } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import type { ToldStep, ToldStory } from '../../domain/standings/tell-story.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ComparedPartType, ExactFigureType, toPart } from './beside.type.js'

@ObjectType('StoryStep', { description: 'How it stood after a round.' })
export class StoryStepType {
  leaderIds!: readonly string[]

  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number

  @Field(() => Int, { description: 'The round, from 1.', nullable: true })
  round?: number

  @Field(() => ExactFigureType, { description: 'How far those in the lead were ahead of the next.' })
  margin!: ExactFigureType

  @Field(() => [ExactFigureType], { description: 'How far each of `first` was behind the lead, in that order.' })
  behind!: readonly ExactFigureType[]
}

const toStep = ({ leaders, ...step }: ToldStep): StoryStepType => ({ ...step, leaderIds: leaders })

@ObjectType('StoryScore', { description: 'What a contestant made at one table.' })
export class StoryScoreType {
  entryId!: string

  @Field(() => Int, { description: 'The session it belongs to, from 1.', nullable: true })
  session?: number

  @Field(() => Int, { description: 'The round it belongs to, from 1.', nullable: true })
  round?: number

  @Field(() => String, { description: 'The number of the board.', nullable: true })
  board?: string

  @Field(() => String, { description: 'Where it was made, as `explain` takes it.' })
  slot!: string

  @Field(() => String, { description: 'The score, as printed.' })
  points!: string

  @Field(() => String, { description: 'The unit it is counted in.' })
  unit!: string
}

@ObjectType('StoryPeak', { description: 'Something that a sport counts and that happened nowhere more.' })
export class StoryPeakType {
  entryId!: string

  @Field(() => String, { description: 'What is counted, by its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'What the sport calls it.' })
  name!: Bilingual

  @Field(() => Int, { description: 'How much.' })
  value!: number

  @Field(() => String, { description: 'Where, as `explain` takes it.' })
  slot!: string
}

@ObjectType('StandingsStory', { description: 'What published standings tell of how they came about.' })
export class StandingsStoryType {
  firstIds!: readonly string[]

  @Field(() => Boolean, { description: 'Whether the figures are percentages; else totals.' })
  isPercent!: boolean

  @Field(() => [StoryStepType], {
    description:
      'Round by round; empty where sums on the way do not compare: percentages, penalties, results brought in.',
  })
  steps!: readonly StoryStepType[]

  @Field(() => Int, { description: 'How often somebody else came to lead alone.' })
  leadChanges!: number

  @Field(() => ComparedPartType, {
    description: 'Where the winner gained on the second as much as parted them in the end, or more.',
    nullable: true,
  })
  decisive?: ComparedPartType

  @Field(() => StoryScoreType, { description: 'The single highest score at a table.', nullable: true })
  highestScore?: StoryScoreType

  @Field(() => [StoryPeakType], { description: 'What the sport counts besides.' })
  peaks!: readonly StoryPeakType[]
}

export const toStory = (story: ToldStory): StandingsStoryType => {
  const { first, isPercent, leadChanges, steps, decisive, highestScore, peaks } = story
  return {
    firstIds: first,
    isPercent,
    leadChanges,
    steps: steps.map(toStep),
    ...(decisive ? { decisive: toPart(decisive) } : {}),
    ...(highestScore
      ? { highestScore: { ...highestScore, slot: highestScore.slot ?? '', entryId: highestScore.entrant } }
      : {}),
    peaks: peaks.map(({ entrant, ...peak }) => ({ ...peak, entryId: entrant })),
  }
}
