import { paths } from '@/lib/paths'
import type { SportPlug } from '../sport-plug'
import { MahjongEditor, MahjongPad } from './editors'
import { mahjongTool } from './paths'
import { seatLetters } from './seat-letters'

/** A tile. */
export const mahjong: SportPlug = {
  glyph: (
    <path
      fillRule="evenodd"
      d="M4 1.500h8A1.5 1.5 0 0 1 13.5 3v10a1.5 1.5 0 0 1-1.5 1.500H4A1.5 1.5 0 0 1 2.5 13V3A1.5 1.5 0 0 1 4 1.500ZM8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
    />
  ),
  colour: { text: 'text-mahjong', stroke: 'stroke-mahjong' },
  slip: {
    columns: ['winner', 'discarder', 'fan'],
    lines: { count: 16, setting: 'hands', word: 'hand' },
    perSeat: true,
    perSide: ['penalty', 'points', 'rankPoints'],
  },
  seats: seatLetters,
  session: { planner: 'seating', minutes: 120 },
  leaders: true,
  tools: [
    { href: mahjongTool(), label: 'mahjongTool' },
    { href: paths.blankSheet('mahjong'), label: 'mahjongSheetTool' },
  ],
  editors: { Editor: MahjongEditor, Pad: MahjongPad, typed: true },
}
