import { parseMahjongSheet } from '@paiji/rules/mahjong'
import { inputOfSheet, sheetOfData } from '@/features/guandan'
import type { ResultOf, VariablesOf } from '@/gql'
import { inputOfSheet as mahjongInput, sheetOfData as mahjongSheet } from '@/lib/sheets/mahjong-data'
import type { CorrectingLineFields, PreviewCorrectionQuery } from './correcting.graphql'

export type CorrectingLine = ResultOf<typeof CorrectingLineFields>
export type Sheet = CorrectingLine['sheet']
export type SheetInput = VariablesOf<typeof PreviewCorrectionQuery>['input']['sheet']

export interface FormField {
  readonly kind: 'choice' | 'integer' | 'text' | 'yesNo' | 'long'
  readonly name: string
  readonly options?: readonly string[]
  readonly min?: number
  readonly max?: number
}

export type FormValues = Readonly<Record<string, string | undefined>>

/** What a correction form needs to know of one sport's sheet. */
export interface SheetForm {
  readonly fields: readonly FormField[]
  valuesOf(sheet: Sheet): FormValues
  inputOf(values: FormValues): SheetInput
}

const text = (value: string | undefined): string | null => value?.trim() || null
const whole = (value: string | undefined): number | null =>
  value && /^[-+]?\d+$/.test(value.trim()) ? Number(value) : null
const written = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

const readObject = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {}
  return { kind: text.slice(0, 40) }
}

const bridge: SheetForm = {
  fields: [
    { kind: 'text', name: 'contract' },
    { kind: 'choice', name: 'declarer', options: ['N', 'E', 'S', 'W'] },
    { kind: 'integer', name: 'tricks', min: 0, max: 13 },
    { kind: 'text', name: 'lead' },
    { kind: 'integer', name: 'nsScore' },
    { kind: 'text', name: 'adjustedNs' },
    { kind: 'text', name: 'adjustedEw' },
    { kind: 'yesNo', name: 'notPlayed' },
  ],
  valuesOf: sheet =>
    sheet.__typename !== 'BridgeSheet'
      ? {}
      : {
          contract: written(sheet.contract),
          declarer: written(sheet.declarer),
          tricks: written(sheet.tricks),
          lead: written(sheet.lead),
          nsScore: sheet.contract ? '' : written(sheet.nsScore),
          adjustedNs: written(sheet.adjustedNs),
          adjustedEw: written(sheet.adjustedEw),
          notPlayed: sheet.notPlayed ? 'yes' : '',
        },
  inputOf: values => ({
    bridge: {
      contract: text(values.contract),
      declarer: text(values.declarer),
      tricks: whole(values.tricks),
      lead: text(values.lead),
      nsScore: whole(values.nsScore),
      adjustedNs: text(values.adjustedNs),
      adjustedEw: text(values.adjustedEw),
      notPlayed: values.notPlayed === 'yes' ? true : null,
    },
  }),
}

/** The sheet as the API takes it, in one text; a text that is none asks for a sheet of no known kind. */
const guandan: SheetForm = {
  fields: [{ kind: 'long', name: 'text' }],
  valuesOf: sheet =>
    sheet.__typename === 'GuandanSheet' ? { text: JSON.stringify(inputOfSheet(sheetOfData(sheet))) } : {},
  inputOf: values => ({ guandan: readObject(values.text ?? '') }),
}

/** The session as the edition reads it, in one text; a text that is none asks for a sheet of no known kind. */
const mahjong: SheetForm = {
  fields: [{ kind: 'long', name: 'text' }],
  valuesOf: sheet => (sheet.__typename === 'MahjongSheet' ? { text: JSON.stringify(mahjongSheet(sheet)) } : {}),
  inputOf: values => {
    const read = parseMahjongSheet(readObject(values.text ?? ''))
    return { mahjong: read.ok ? mahjongInput(read.value) : { kind: (values.text ?? '').slice(0, 40) } }
  },
}

/** One line for each sport. */
export const sheetForms: Readonly<Record<string, SheetForm>> = {
  bridge,
  guandan,
  mahjong,
}
