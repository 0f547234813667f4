import {
  effectText,
  type LedAnswer,
  type LedEffect,
  type LedFigure,
  type LedQuestion,
  type LedResult,
  type LedSituation,
  procedureOfEdition,
  type RulingPart,
  sportOf,
} from '@paiji/rules'
import { reviewPower } from '@paiji/rules/procedure'
import { createUnionType, Field, Int, ObjectType } from 'type-graphql'
import type { Led, LedSituations } from '../../domain/rulings/lead-ruling.js'
import type { RulingRow } from '../../domain/rulings/rulings.repo.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { GuideOptionType, GuideWordType, toOption } from './guide.type.js'
import {
  LedAnswerEnum,
  LedEffectEnum,
  LedFigureEnum,
  LedMomentEnum,
  LedQuestionEnum,
  LedSituationEnum,
} from './led.enums.js'
import { RulingPartEnum } from './rulings.enums.js'
import { situationWords } from './words.js'

@ObjectType('LedMoment', {
  simpleResolvers: true,
  description: 'A moment of play at which a director is called for a situation.',
})
export class LedMomentType {
  @Field(() => LedMomentEnum, { description: 'Its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'What it is called.' })
  name!: BilingualType

  @Field(() => Int, { description: 'Its place among the moments in the order of play, from 1.' })
  order!: number

  @Field(() => Int, { description: 'The place of the situation among those of the moment, the likeliest being 1.' })
  position!: number

  @Field(() => Boolean, { description: 'Whether the place asked about is most probably at it, by its sheet.' })
  isNow!: boolean
}

@ObjectType('LedSituation', {
  simpleResolvers: true,
  description: 'What a director is called for, where questions lead to the ruling.',
})
export class LedSituationType {
  @Field(() => LedSituationEnum, { description: 'Its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'What it is called at the table.' })
  name!: BilingualType

  @Field(() => ClauseType, { description: 'The article it begins at.' })
  clause!: ClauseType

  @Field(() => [LedMomentType], { description: 'When in the play it is called for, in the order of play.' })
  moments!: readonly LedMomentType[]

  @Field(() => [BilingualType], { description: 'The words its questions are answered with, to search it by.' })
  answers!: readonly BilingualType[]
}

@ObjectType('LedWord', { simpleResolvers: true, description: 'One of the words a question is answered with.' })
export class LedWordType {
  @Field(() => LedAnswerEnum, { description: 'The word’s code.' })
  code!: string

  @Field(() => BilingualType, { description: 'The word.' })
  name!: BilingualType
}

@ObjectType('LedChoiceQuestion', { simpleResolvers: true, description: 'A question answered by one of its words.' })
export class LedChoiceQuestionType {
  @Field(() => LedQuestionEnum, { description: 'Its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'The question.' })
  text!: BilingualType

  @Field(() => [LedWordType], { description: 'The words, in their order.' })
  options!: LedWordType[]
}

@ObjectType('LedNumberQuestion', { simpleResolvers: true, description: 'A question answered by a whole number.' })
export class LedNumberQuestionType {
  @Field(() => LedQuestionEnum, { description: 'Its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'The question.' })
  text!: BilingualType

  @Field(() => Int, { description: 'The least that may be answered.' })
  min!: number

  @Field(() => Int, { description: 'The most that may be answered.' })
  max!: number
}

@ObjectType('LedAmountQuestion', { simpleResolvers: true, description: 'A question answered by an exact number.' })
export class LedAmountQuestionType {
  @Field(() => LedQuestionEnum, { description: 'Its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'The question.' })
  text!: BilingualType
}

@ObjectType('LedEffect', { simpleResolvers: true, description: 'What follows at the table, on the sheet or the slip.' })
export class LedEffectType {
  @Field(() => LedEffectEnum, { description: 'Its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'The sentence, with what it is about in its place.' })
  text!: BilingualType

  @Field(() => [LedAnswerEnum], { description: 'What it is about: suits, steps of a ladder.' })
  of!: readonly string[]
}

@ObjectType('LedFigure', { simpleResolvers: true, description: 'A number or a result that was computed.' })
export class LedFigureType {
  @Field(() => LedFigureEnum, { description: 'Its code.' })
  code!: string

  @Field(() => BilingualType, { description: 'What it is.' })
  name!: BilingualType

  @Field(() => String, { nullable: true, description: 'What stood there.' })
  before?: string

  @Field(() => String, { description: 'What it comes to.' })
  after!: string
}

@ObjectType('LedField', { simpleResolvers: true, description: 'A field of the option as the answers fill it in.' })
export class LedFieldType {
  @Field(() => String, { description: 'The field’s name in the answers of the option.' })
  name!: string

  @Field(() => String, { description: 'What is proposed for it.' })
  value!: string
}

@ObjectType('LedResult', {
  simpleResolvers: true,
  description: 'What the answers come to: a proposal to the director.',
})
export class LedResultType {
  @Field(() => GuideWordType, { description: 'The situation of the guide it is recorded under.' })
  situation!: GuideWordType

  @Field(() => GuideOptionType, { description: 'The option of the guide that is proposed.' })
  option!: GuideOptionType

  @Field(() => [LedFieldType], { description: 'The option’s fields as far as they follow from the answers.' })
  answers!: LedFieldType[]

  @Field(() => ClauseType, { description: 'The article.' })
  clause!: ClauseType

  @Field(() => RulingPartEnum, { description: 'What an appeal would be about.' })
  part!: RulingPart

  @Field(() => Boolean, { description: 'Whether a committee may rule otherwise, or only recommend.' })
  committeeDecides!: boolean

  @Field(() => [LedEffectType], { description: 'What follows.' })
  effects!: LedEffectType[]

  @Field(() => [LedFigureType], { description: 'What was computed.' })
  figures!: LedFigureType[]

  @Field(() => BilingualType, { description: 'The text to read aloud.' })
  aloud!: BilingualType
}

export const LedStepUnion = createUnionType({
  name: 'LedStep',
  description: 'The next question, or what the answers come to.',
  types: () => [LedChoiceQuestionType, LedNumberQuestionType, LedAmountQuestionType, LedResultType] as const,
  resolveType: step => {
    if ('aloud' in step) return LedResultType
    if ('options' in step) return LedChoiceQuestionType
    return 'min' in step ? LedNumberQuestionType : LedAmountQuestionType
  },
})

@ObjectType('LedPathStep', { simpleResolvers: true, description: 'A question that was asked, and its answer.' })
export class LedPathStepType {
  @Field(() => BilingualType, { description: 'The question.' })
  question!: BilingualType

  @Field(() => BilingualType, { description: 'The answer in words, or the number.' })
  answer!: BilingualType
}

@ObjectType('LedRuling', { simpleResolvers: true, description: 'Where a path of questions stands.' })
export class LedRulingType {
  @Field(() => BilingualType, { description: 'What the director was called for.' })
  situation!: BilingualType

  @Field(() => [LedPathStepType], { description: 'What was asked and answered so far.' })
  path!: LedPathStepType[]

  @Field(() => LedStepUnion, { description: 'What comes next.' })
  next!: typeof LedStepUnion
}

@ObjectType('LedComputed', { simpleResolvers: true, description: 'What was computed when a ruling was recorded.' })
export class LedComputedType {
  @Field(() => BilingualType, { description: 'What it is.' })
  name!: BilingualType

  @Field(() => String, { nullable: true, description: 'What stood there.' })
  before?: string

  @Field(() => String, { description: 'What it came to.' })
  after!: string
}

@ObjectType('LedRulingRecord', {
  simpleResolvers: true,
  description: 'How a director was led to a ruling, as it was recorded.',
})
export class LedRulingRecordType {
  @Field(() => BilingualType, { description: 'What the director was called for.' })
  situation!: BilingualType

  @Field(() => [LedPathStepType], { description: 'What was asked and answered.' })
  path!: LedPathStepType[]

  @Field(() => [BilingualType], { description: 'What follows at the table or on the sheet.' })
  effects!: BilingualType[]

  @Field(() => [LedComputedType], { description: 'What was computed.' })
  figures!: LedComputedType[]

  @Field(() => BilingualType, { description: 'The text read aloud.' })
  aloud!: BilingualType

  @Field(() => String, { nullable: true, description: 'Why the director ruled otherwise than was proposed.' })
  departure?: string
}

const nothing = { situations: {}, moments: {}, questions: {}, answers: {}, effects: {}, figures: {} }
const ledWords = (sport: string) => sportOf(sport)?.led ?? nothing

/** A code in the sport's words for it; as it stands where it has none any more. */
const named = (terms: Readonly<Record<string, BilingualType>>, code: string): BilingualType =>
  terms[code] ?? { zh: code, en: code }

const toPath = (sport: string, path: readonly LedAnswer[]): LedPathStepType[] => {
  const { questions, answers } = ledWords(sport)
  return path.map(({ question, value }) => ({ question: named(questions, question), answer: named(answers, value) }))
}

const toEffect = (sport: string, effect: LedEffect): LedEffectType => ({
  code: effect.code,
  text: effectText(ledWords(sport), effect),
  of: effect.of ?? [],
})

const toFigure = (sport: string, { code, before, after }: LedFigure): LedFigureType => ({
  code,
  name: named(ledWords(sport).figures, code),
  after,
  ...(before === undefined ? {} : { before }),
})

export const toLedSituation = (
  { stage: { sport }, moments, now }: Pick<LedSituations, 'stage' | 'moments' | 'now'>,
  { code, clause, answers }: LedSituation,
): LedSituationType => {
  const words = ledWords(sport)
  return {
    code,
    clause,
    name: named(words.situations, code),
    moments: moments.flatMap((moment, at) => {
      const position = moment.situations.indexOf(code) + 1
      if (position === 0) return []
      const isNow = moment.code === now
      return [{ code: moment.code, name: named(words.moments, moment.code), order: at + 1, position, isNow }]
    }),
    answers: answers.map(answer => named(words.answers, answer)),
  }
}

type Question = LedChoiceQuestionType | LedNumberQuestionType | LedAmountQuestionType

const toQuestion = (sport: string, question: LedQuestion): Question => {
  const { questions, answers } = ledWords(sport)
  const { code } = question
  const text = named(questions, code)
  if (question.kind === 'choice')
    return { code, text, options: question.options.map(option => ({ code: option, name: named(answers, option) })) }
  return question.kind === 'number' ? { code, text, min: question.min, max: question.max } : { code, text }
}

/** The option as the guide has it for these answers. */
const optionOf = ({ edition, context, stage }: Led, result: LedResult): GuideOptionType => {
  const { situations } = edition.rulings.guide({ ...context, answers: result.answers })
  const option = situations
    .find(({ code }) => code === result.situation)
    ?.options.find(({ code }) => code === result.option)
  if (!option) throw new Error(`the guide of ${edition.id} has no ${result.situation}/${result.option}`)
  return toOption(stage.sport, option)
}

const toResult = (led: Led, result: LedResult): LedResultType => {
  const { sport } = led.stage
  return {
    situation: { code: result.situation, name: situationWords(sport, result.situation) },
    option: optionOf(led, result),
    answers: Object.entries(result.answers).map(([name, value]) => ({ name, value })),
    clause: result.clause,
    part: result.part,
    committeeDecides: reviewPower(procedureOfEdition(led.edition.id), 'committee', result.part).may === 'overrule',
    effects: result.effects.map(effect => toEffect(sport, effect)),
    figures: result.figures.map(figure => toFigure(sport, figure)),
    aloud: result.aloud,
  }
}

export const toLedRuling = (led: Led, situation: string, path: readonly LedAnswer[]): LedRulingType => {
  const { sport } = led.stage
  const { step } = led
  return {
    situation: named(ledWords(sport).situations, situation),
    path: toPath(sport, path),
    next: step.kind === 'question' ? toQuestion(sport, step.question) : toResult(led, step.result),
  }
}

export const toLedRecord = (sport: string, led: NonNullable<RulingRow['led']>): LedRulingRecordType => ({
  situation: named(ledWords(sport).situations, led.situation),
  path: toPath(sport, led.path),
  effects: led.effects.map(effect => effectText(ledWords(sport), effect)),
  figures: led.figures.map(figure => {
    const { name, before, after } = toFigure(sport, figure)
    return { name, after, ...(before === undefined ? {} : { before }) }
  }),
  aloud: led.aloud,
  ...(led.departure ? { departure: led.departure } : {}),
})
