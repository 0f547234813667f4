import type { SheetSide } from '@/lib/sheets/sheet-editor'

/** The four seats in playing order, as the words of seats are keyed. */
export const seatLetters = ['N', 'E', 'S', 'W'] as const

/** The two sides of a table: as they are, or of four players of an individual event those opposite each other. */
export const partnerships = (sides: readonly SheetSide[]): readonly SheetSide[] =>
  sides.length === seatLetters.length
    ? [0, 1].flatMap(at => {
        const [one, other] = [sides[at], sides[at + 2]]
        if (!one || !other) return []
        const players = [one.name, other.name]
        const join = (texts: readonly string[]) => texts.join(' / ')
        return [{ id: `${one.id}+${other.id}`, number: join([one.number, other.number]), name: join(players), players }]
      })
    : sides

/**
 * Who sits at each seat, in playing order: the first of a pair's line-up at North or East, the partner opposite;
 * a side without a line-up of two is called by its own name.
 */
export const seatNames = (sides: readonly Pick<SheetSide, 'name' | 'players'>[]): readonly string[] =>
  seatLetters.map((_, seat) => {
    const side = sides[seat % 2]
    const pair = side?.players?.length === 2 ? side.players : undefined
    return pair?.[seat < 2 ? 0 : 1] ?? side?.name ?? ''
  })
