import {
  type DeskGame,
  deskGame,
  emptyGame,
  type GameSheet,
  gsac2017,
  type GuandanEdition,
  guandanEditions,
  guandanSheetFieldsOf,
  type GuandanSettings,
  type GuandanSheet,
} from '@paiji/rules/guandan'
import type { SheetEditorProps } from '@/lib/sheets/sheet-editor'

/** Everything the editor shows follows from its properties. */
export interface DeskState {
  readonly edition: GuandanEdition
  readonly settings: GuandanSettings
  readonly sheet: GuandanSheet
  readonly game?: { readonly sheet: GameSheet; readonly desk: DeskGame }
}

const isEmpty = (sheet: unknown): boolean => sheet === undefined || sheet === null

/** The edition of this id; one that is not known any more reads by the first. */
export const guandanEditionOf = (id: string): GuandanEdition => guandanEditions.find(one => one.id === id) ?? gsac2017

/** A sheet that cannot be read counts as none yet: its problems are shown by the frame. */
export const deskStateOf = ({ editionId, settings, sheet, place }: SheetEditorProps): DeskState => {
  const edition = guandanEditionOf(editionId)
  const parsedSettings = edition.parseSettings(settings)
  const conditions = parsedSettings.ok ? (parsedSettings.value as GuandanSettings) : edition.defaults
  const parsed = isEmpty(sheet) ? undefined : edition.parseSheet(sheet)
  const read: GuandanSheet = parsed?.ok ? parsed.value : emptyGame
  const game =
    read.kind === 'game'
      ? { sheet: read, desk: deskGame(read, conditions, { round: place.round, table: place.table }) }
      : undefined
  return { edition, settings: conditions, sheet: read, ...(game ? { game } : {}) }
}

/** The sheet as the frame keeps it. */
export const writtenSheet = (sheet: GuandanSheet): unknown => guandanSheetFieldsOf(sheet)
