import { err, ok, problem } from '@paiji/rules'
import { createUnionType, Field } from 'type-graphql'
import type { Outcome } from '../base/problem.js'
import { OneOfInput } from '../schema-kit/one-of-input.js'
import { JSONObject } from '../schema-kit/scalars.js'
import { sportPlugs } from './sport-plugs.js'

export const ScoreSheetUnion = createUnionType({
  name: 'ScoreSheet',
  description: 'What was written at a table, by sport.',
  types: () => sportPlugs.map(({ Type }) => Type),
  resolveType: value => (value as { sheetType?: string }).sheetType,
})

/** A field for every sport, named as the sport is. */
@OneOfInput('ScoreSheetInput', {
  description: 'What was written at a table: one of the sports, or the whole sheet as data.',
})
export class ScoreSheetInput {
  /** By the sport's id. */
  [sport: string]: unknown

  @Field(() => JSONObject, {
    nullable: true,
    description: 'Any sport: the whole sheet as its edition reads it and `sheetData` gives it.',
  })
  data?: Readonly<Record<string, unknown>>
}
for (const { sport, Input, description } of sportPlugs)
  Field(() => Input, { description, nullable: true })(ScoreSheetInput.prototype, sport)

/** A parsed sheet as its sport's GraphQL type. @param settings the stage's, as the edition read them */
export const toScoreSheet = (sport: string, parsed: unknown, settings: unknown): object => {
  const plug = sportPlugs.find(one => one.sport === sport)
  if (!plug) throw new Error(`no sheet type for ${sport}`)
  return { ...plug.toType(parsed, settings), sheetType: plug.typeName }
}

/** The one sheet that was given, in the shape its edition's `parseSheet` reads. Problem: SHEET_KIND_MISSING. */
export const readScoreSheet = (input: ScoreSheetInput): Outcome<unknown> => {
  const typed = sportPlugs.flatMap(({ sport, fromInput }) => {
    const sheet = input[sport]
    return sheet === undefined || sheet === null ? [] : [ok(fromInput(sheet as object))]
  })
  const [only, more] = input.data ? [...typed, ok<unknown>(input.data)] : typed
  return only && !more ? only : err([problem('SHEET_KIND_MISSING', { at: { path: 'sheet' } })])
}
