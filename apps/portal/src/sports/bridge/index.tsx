import type { SportPlug } from '../sport-plug'
import { BridgeBeside, BridgeEditor, BridgePad } from './editors'
import { paths } from '@/lib/paths'

/** A spade. */
export const bridge: SportPlug = {
  glyph: (
    <path d="M8 1.5c2 2.6 5.5 4.6 5.5 7.500a2.9 2.9 0 0 1-4.8 2.200c.1 1.4.6 2.5 1.5 3.300H5.800c.9-.8 1.4-1.9 1.5-3.300A2.9 2.9 0 0 1 2.5 9C2.5 6.1 6 4.1 8 1.500Z" />
  ),
  colour: { text: 'text-bridge', stroke: 'stroke-bridge' },
  percentages: true,
  slip: { columns: ['contract', 'declarer', 'lead', 'tricks', 'score'] },
  directions: ['ns', 'ew'],
  session: { planner: 'movement' },
  tools: [{ href: paths.movementTool, label: 'movementTool' }],
  editors: { Editor: BridgeEditor, Pad: BridgePad, typed: true, Neighbours: BridgeBeside },
}
