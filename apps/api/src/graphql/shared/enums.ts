import { type ProblemSeverity, sports } from '@paiji/rules'
import { problemCodes, refusalCodes } from './codes.js'
import { enumOf, enumOfCodes } from './enum.js'

/** Words of several rooms. A word of one room stands in `<room>/<room>.enums.ts`. */

const once = <Code extends string>(codes: readonly Code[]): Code[] => [...new Set(codes)].sort()

export const ProblemCodeEnum = enumOfCodes('ProblemCode', 'What can be wrong.', once(problemCodes))

export const RefusalCodeEnum = enumOfCodes('RefusalCode', 'Why somebody may not do something.', once(refusalCodes))

export const ProblemSeverityEnum = enumOf<ProblemSeverity>('ProblemSeverity', 'How much a problem weighs.', {
  error: 'Nothing was done, or cannot be.',
  warning: 'It is done, but somebody should look.',
  info: 'Something to know.',
})

export const SportEnum = enumOfCodes(
  'Sport',
  'A sport the office keeps records of.',
  sports.map(sport => sport.id),
)
