import { err, ok, problem } from '@paiji/rules'
import { JSONObject } from '../graphql/shared/scalars.js'
import { createUnionType, Field } from 'type-graphql'
import type { Outcome } from '../base/problem.js'
import { BridgeSheetInput, BridgeSheetType, fromBridgeInput, toBridgeSheet } from './bridge/bridge-sheet.type.js'
import { fromGuandanInput, GuandanSheetInput } from './guandan/guandan-sheet.input.js'
import { GuandanSheetType, toGuandanSheet } from './guandan/guandan-sheet.type.js'
import { OneOfInput } from '../graphql/shared/one-of-input.js'
import { fromMahjongInput, toMahjongSheet } from './mahjong/mahjong-codec.js'
import { MahjongSheetInput } from './mahjong/mahjong-sheet.input.js'
import { MahjongSheetType } from './mahjong/mahjong-sheet.type.js'

/** What a sport contributes: one line here and one folder beside this file. */
interface SheetCodec {
  readonly typeName: string
  toType(parsed: unknown, settings: unknown): object
}

const codecs: Readonly<Record<string, SheetCodec>> = {
  bridge: { typeName: 'BridgeSheet', toType: toBridgeSheet },
  guandan: { typeName: 'GuandanSheet', toType: toGuandanSheet },
  mahjong: { typeName: 'MahjongSheet', toType: toMahjongSheet },
}

export const ScoreSheetUnion = createUnionType({
  name: 'ScoreSheet',
  types: () => [BridgeSheetType, GuandanSheetType, MahjongSheetType] as const,
  resolveType: value => (value as { sheetType?: string }).sheetType,
})

@OneOfInput('ScoreSheetInput', {
  description: 'What was written at a table: one of the sports, or the whole sheet as data.',
})
export class ScoreSheetInput {
  @Field(() => BridgeSheetInput, { description: 'A result at bridge.', nullable: true })
  bridge?: BridgeSheetInput

  @Field(() => GuandanSheetInput, { description: 'A match at guandan.', nullable: true })
  guandan?: GuandanSheetInput

  @Field(() => MahjongSheetInput, { description: 'A session at mahjong.', nullable: true })
  mahjong?: MahjongSheetInput

  @Field(() => JSONObject, {
    nullable: true,
    description: 'Any sport: the whole sheet as its edition reads it and `sheetData` gives it.',
  })
  data?: Readonly<Record<string, unknown>>
}

/** A parsed sheet as its sport's GraphQL type. @param settings the stage's, as the edition read them */
export const toScoreSheet = (sport: string, parsed: unknown, settings: unknown): object => {
  const codec = codecs[sport]
  if (!codec) throw new Error(`no sheet type for ${sport}`)
  return { ...codec.toType(parsed, settings), sheetType: codec.typeName }
}

/** The one sheet that was given, in the shape its edition's `parseSheet` reads. Problem: SHEET_KIND_MISSING. */
export const readScoreSheet = (input: ScoreSheetInput): Outcome<unknown> => {
  const given = [
    input.bridge && ok(fromBridgeInput(input.bridge)),
    input.guandan && ok(fromGuandanInput(input.guandan)),
    input.mahjong && ok(fromMahjongInput(input.mahjong)),
    input.data && ok(input.data),
  ].filter(outcome => outcome !== undefined && outcome !== null)
  const [only] = given
  return given.length === 1 && only ? only : err([problem('SHEET_KIND_MISSING', { at: { path: 'sheet' } })])
}
