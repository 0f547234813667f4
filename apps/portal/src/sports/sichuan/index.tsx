import { paths } from '@/lib/paths'
import type { SportPlug } from '../sport-plug'

/** A tile of bamboo: two sticks upright in its frame. */
export const sichuan: SportPlug = {
  glyph: (
    <path
      fillRule="evenodd"
      d="M4 .5h8A1.5 1.5 0 0 1 13.500 2v12a1.5 1.5 0 0 1-1.500 1.500H4A1.5 1.5 0 0 1 2.500 14V2A1.5 1.5 0 0 1 4 .5ZM5.200 3.500v9h1.800v-9ZM9 3.500v9h1.800v-9Z"
    />
  ),
  colour: { text: 'text-sichuan', stroke: 'stroke-sichuan' },
  slip: {
    columns: ['happening', 'winner', 'discarder', 'fanCount'],
    lines: { count: 24, setting: 'hands', word: 'hand' },
    perSeat: true,
    perSide: ['points'],
  },
  seats: ['E', 'S', 'W', 'N'],
  session: { planner: 'seating', minutes: 90 },
  tools: [{ href: paths.blankSheet('sichuan'), label: 'sichuanSheetTool' }],
}
