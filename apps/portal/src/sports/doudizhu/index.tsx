import { paths } from '@/lib/paths'
import type { SportPlug } from '../sport-plug'

/** One card over two. */
export const doudizhu: SportPlug = {
  glyph: (
    <path d="M6 1h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V2a1 1 0 0 1 1-1ZM2.500 9h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1ZM9.500 9h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1Z" />
  ),
  colour: { text: 'text-doudizhu', stroke: 'stroke-doudizhu' },
  slip: {
    columns: ['landlord', 'bid', 'winner', 'bombs'],
    lines: { count: 12, setting: 'deals', word: 'deal' },
    perSide: ['points'],
    unnamed: 3,
  },
  session: { planner: 'seating', minutes: 60 },
  tools: [{ href: paths.blankSheet('doudizhu'), label: 'doudizhuSheetTool' }],
}
