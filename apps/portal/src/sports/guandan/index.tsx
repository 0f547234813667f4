import { paths } from '@/lib/paths'
import type { SportPlug } from '../sport-plug'
import { GuandanEditor, GuandanPad } from './editors'
import { guandanTool } from './paths'
import { seatLetters } from './seat-letters'

/** A pair of joined levels. */
export const guandan: SportPlug = {
  glyph: <path d="M1.5 14.500v-4h4v-4h4v-4h5v2.500H12v4H8v4H4.500v1.500Z" />,
  colour: { text: 'text-guandan', stroke: 'stroke-guandan' },
  slip: {
    columns: ['level', 'tribute', 'firstPlace', 'levels'],
    lines: { count: 12, setting: 'deals', word: 'deal' },
    perSide: ['finalLevel', 'fouls', 'matchPoints', 'levelPoints'],
  },
  directions: ['ns', 'ew'],
  seats: seatLetters,
  session: { planner: 'partners' },
  leaders: true,
  tools: [
    { href: guandanTool, label: 'guandanTool' },
    { href: paths.blankSheet('guandan'), label: 'guandanSheetTool' },
  ],
  editors: { Editor: GuandanEditor, Pad: GuandanPad },
}
