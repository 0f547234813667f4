import { type LedWords, sports } from '@paiji/rules'
import { enumOf } from '../shared/enum.js'

/** The codes of every sport's led rulings, each described by the words of the first sport that has it. */
const codesOf = (kind: keyof LedWords): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sports
      .toReversed()
      .flatMap(sport => Object.entries(sport.led?.[kind] ?? {}).map(([code, words]) => [code, words.en] as const)),
  )

export const LedSituationEnum = enumOf<string>(
  'LedSituationCode',
  'What a director is called for, where questions lead to the ruling.',
  codesOf('situations'),
)
export const LedQuestionEnum = enumOf<string>(
  'LedQuestionCode',
  'A question that leads to a ruling.',
  codesOf('questions'),
)
export const LedAnswerEnum = enumOf<string>('LedAnswerCode', 'A word that answers a question.', codesOf('answers'))
export const LedEffectEnum = enumOf<string>(
  'LedEffectCode',
  'What follows at the table, on the sheet or on the slip.',
  codesOf('effects'),
)
export const LedFigureEnum = enumOf<string>('LedFigureCode', 'What was computed.', codesOf('figures'))
export const LedMomentEnum = enumOf<string>(
  'LedMomentCode',
  'A moment of play at which a director may be called.',
  codesOf('moments'),
)
