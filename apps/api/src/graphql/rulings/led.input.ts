import type { LedAnswer } from '@paiji/rules'
import { Field, InputType, Int } from 'type-graphql'
import type { LedMatter } from '../../domain/rulings/led-choice.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { Decimal } from '../shared/scalars.js'
import { LedAnswerEnum, LedQuestionEnum, LedSituationEnum } from './led.enums.js'
import { RulingAnswerInput, readAnswers } from './ruling-answer.input.js'

@OneOfInput('LedValueInput', { description: 'The answer to one question, as the question asks for it.' })
export class LedValueInput {
  @Field(() => LedAnswerEnum, { nullable: true, description: 'One of its words.' })
  choice?: string

  @Field(() => Int, { nullable: true, description: 'A whole number within its bounds.' })
  number?: number

  @Field(() => Decimal, { nullable: true, description: 'An exact number.' })
  amount?: string
}

@InputType('LedAnswerInput', { description: 'A question and its answer.' })
export class LedAnswerInput {
  @Field(() => LedQuestionEnum, { description: 'The question.' })
  question!: string

  @Field(() => LedValueInput, { description: 'The answer.' })
  answer!: LedValueInput
}

@InputType('LedRulingInput', { description: 'A ruling that questions led to.' })
export class LedRulingInput {
  @Field(() => LedSituationEnum, { description: 'What the director was called for.' })
  situation!: string

  @Field(() => [LedAnswerInput], { description: 'The answers, in the order they were asked for.' })
  path!: LedAnswerInput[]

  @Field(() => String, { nullable: true, description: 'Another option of the guide than the proposed one.' })
  option?: string

  @Field(() => [RulingAnswerInput], {
    description: 'Fields of the option that the path leaves open, and those the director changes.',
    defaultValue: [],
  })
  answers!: RulingAnswerInput[]

  @Field(() => String, { nullable: true, description: 'Why the director departs from what is proposed.' })
  departure?: string
}

const valueOf = ({ choice, number, amount }: LedValueInput): string =>
  choice ?? amount ?? (number === undefined ? '' : `${number}`)

/** The path as the rules take it. */
export const readPath = (path: readonly LedAnswerInput[]): readonly LedAnswer[] =>
  path.map(({ question, answer }) => ({ question, value: valueOf(answer) }))

export const readLed = ({ situation, path, option, answers, departure }: LedRulingInput): LedMatter => ({
  situation,
  path: readPath(path),
  answers: readAnswers(answers),
  ...(option ? { option } : {}),
  ...(departure ? { departure } : {}),
})
