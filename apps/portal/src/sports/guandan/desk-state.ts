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

const unplayed = ['2', '2']

/** What is chosen on a sheet that still lacks its levels: the ending waits for them. */
const withoutLevels = (edition: GuandanEdition, sheet: unknown): GuandanSheet | undefined => {
  if (typeof sheet !== 'object' || sheet === null) return undefined
  const parsed = edition.parseSheet({ ...sheet, finalLevels: unplayed })
  if (!parsed.ok || parsed.value.kind !== 'game') return undefined
  const { finalLevels: _, ...chosen } = parsed.value
  return chosen
}

/** A sheet that cannot be read yet holds what was chosen so far: its problems are shown by the frame. */
export const deskStateOf = ({ editionId, settings, sheet, place }: SheetEditorProps): DeskState => {
  const edition = guandanEditionOf(editionId)
  const parsedSettings = edition.parseSettings(settings)
  const conditions = parsedSettings.ok ? (parsedSettings.value as GuandanSettings) : edition.defaults
  const parsed = isEmpty(sheet) ? undefined : edition.parseSheet(sheet)
  const read: GuandanSheet = parsed?.ok ? parsed.value : (withoutLevels(edition, sheet) ?? emptyGame)
  const game =
    read.kind === 'game'
      ? { sheet: read, desk: deskGame(read, conditions, { round: place.round, table: place.table }) }
      : undefined
  return { edition, settings: conditions, sheet: read, ...(game ? { game } : {}) }
}

/** The sheet as the frame keeps it. */
export const writtenSheet = (sheet: GuandanSheet): unknown => guandanSheetFieldsOf(sheet)
