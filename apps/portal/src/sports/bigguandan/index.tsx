import { paths } from '@/lib/paths'
import type { SportPlug } from '../sport-plug'

/** Three cards over three. */
export const bigguandan: SportPlug = {
  glyph: (
    <path d="M1 1h3.500v6H1ZM6.250 1h3.500v6h-3.500ZM11.500 1H15v6h-3.500ZM1 9h3.500v6H1ZM6.250 9h3.500v6h-3.500ZM11.500 9H15v6h-3.500Z" />
  ),
  colour: { text: 'text-bigguandan', stroke: 'stroke-bigguandan' },
  slip: {
    columns: ['places', 'levels'],
    lines: { count: 20, setting: 'deals', word: 'deal' },
    perSide: ['finalLevel'],
    unnamed: 2,
  },
  session: { planner: 'seating', minutes: 90 },
  tools: [{ href: paths.blankSheet('bigguandan'), label: 'bigguandanSheetTool' }],
}
