import { type EntryNamesProps, entryText } from '@/components/entry-names'
import type { SheetSide } from './sheet-editor'

type Line = EntryNamesProps['entry']['players'][number] & { readonly untilSession?: number | null }

interface EntryOfSheet extends Omit<EntryNamesProps['entry'], 'players'> {
  readonly id: string
  readonly number: string
  readonly players: readonly Line[]
}

/** A contestant as the editors of sheets name it: itself, and those of its line-up who play, in their order. */
export const sheetSideOf = (entry: EntryOfSheet, locale: string): SheetSide => ({
  id: entry.id,
  number: entry.number,
  name: entryText(entry, locale),
  players: entry.players
    .filter(({ untilSession }) => untilSession == null)
    .map(player => entryText({ nameAsEntered: player.nameAsEntered, players: [player] }, locale)),
})
