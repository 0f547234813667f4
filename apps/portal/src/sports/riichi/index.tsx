import { paths } from '@/lib/paths'
import type { SportPlug } from '../sport-plug'

/** A stick of a bet: a bar with its dot. */
export const riichi: SportPlug = {
  glyph: (
    <path
      fillRule="evenodd"
      d="M2 5.500h12A1.5 1.5 0 0 1 15.500 7v2a1.5 1.5 0 0 1-1.500 1.500H2A1.5 1.5 0 0 1 .5 9V7A1.5 1.5 0 0 1 2 5.500ZM8 6.700a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600Z"
    />
  ),
  colour: { text: 'text-riichi', stroke: 'stroke-riichi' },
  slip: {
    columns: ['winner', 'discarder', 'han', 'fu', 'declared'],
    lines: { count: 12, setting: 'hands', word: 'hand' },
    perSeat: true,
    perSide: ['points'],
  },
  seats: ['E', 'S', 'W', 'N'],
  session: { planner: 'seating', minutes: 90 },
  tools: [{ href: paths.blankSheet('riichi'), label: 'riichiSheetTool' }],
}
