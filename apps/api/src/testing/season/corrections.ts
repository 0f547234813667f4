import { daysAfter } from '../../base/clock.js'
import type { Viewer } from '../../auth/viewer.js'
import { applyCorrection, approveCorrection } from '../../domain/corrections/apply-correction.js'
import { type CorrectionRequest, previewCorrection } from '../../domain/corrections/preview-correction.js'
import type { Db } from '../../db/client.js'
import type { PlayedField } from './field.js'
import type { HeldEvent } from './hold-event.js'
import { must, sceneDeps } from '../scenario.js'
import type { SheetSpec } from '../scenario.js'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const OTHER_SIDE: Readonly<Record<string, string>> = { N: 'E', E: 'N', S: 'W', W: 'S' }

/** The sheet as it should have been written: the other side declared, finishing orders turned round, points added. */
const rewritten = (sheet: unknown): Record<string, unknown> | undefined => {
  if (!isRecord(sheet)) return undefined
  if (typeof sheet.declarer === 'string') return { ...sheet, declarer: OTHER_SIDE[sheet.declarer] }
  if (sheet.kind === 'game' && Array.isArray(sheet.deals)) {
    return {
      ...sheet,
      deals: (sheet.deals as { finish: number[] }[]).map(deal => ({ finish: [...deal.finish].reverse() })),
    }
  }
  if (sheet.kind !== 'hands' || !Array.isArray(sheet.hands)) return undefined
  const hands = sheet.hands as { number: number; result: Record<string, unknown> }[]
  const [first, ...rest] = hands.filter(hand => typeof hand.result.fan === 'number')
  if (!first) return undefined
  const fan = Number(first.result.fan) + 24
  const fixed = hands.map(hand => (hand.number === first.number ? { ...hand, result: { ...hand.result, fan } } : hand))
  return rest.length > 0 ? { ...sheet, hands: fixed } : undefined
}

/** The first sheet, from one on, that can be written otherwise. */
const slotToCorrect = (field: PlayedField, from: number): { slot: string; sheet: unknown } | undefined => {
  const candidates: readonly SheetSpec[] = field.sheets.slice(from)
  for (const { slot, sheet } of candidates) {
    const after = rewritten(sheet)
    if (after) return { slot, sheet: after }
  }
  return undefined
}

export interface CorrectionScene {
  readonly held: HeldEvent
  readonly field: PlayedField
  /** Days after the event. */
  readonly day: number
  /** Which sheet, counted from the first. */
  readonly from: number
  readonly kind: CorrectionRequest['kind']
  readonly reason: string
  /** Left for the second person to decide. */
  readonly pending?: boolean
}

/** A correction through the use case: previewed, asked for by one member of staff, applied by another. */
export const correctEvent = async (db: Db, staff: Viewer, second: Viewer, scene: CorrectionScene): Promise<void> => {
  const { held, field, kind, reason } = scene
  const change = slotToCorrect(field, scene.from)
  if (!change) return
  const deps = sceneDeps(db, `${daysAfter(held.plan.day, scene.day)}T03:00:00Z`)
  const request = { stageId: held.stageId, ...change, kind, reason, authorityKind: 'staff' as const }
  const preview = must(await previewCorrection(deps, staff, request))
  const asked = must(await applyCorrection(deps, staff, { ...request, previewedOn: preview.previewedOn }))
  if (scene.pending || asked.revisionId !== undefined) return
  const { correctionId } = asked
  must(await approveCorrection(deps, second, { correctionId, previewedOn: preview.previewedOn }))
}
