import type { GuandanSettings } from '../settings/settings.js'
import { playGame } from '../score/game.js'
import { type DealEntry, effectiveOrder, type GuandanSheet } from '../sheet.js'
import type { FinishingOrder, LevelMark } from '../types.js'

const letters = ['N', 'E', 'S', 'W'] as const

export const orderText = (order: FinishingOrder): string => order.map(seat => letters[seat]).join('')

export const markText = (mark: LevelMark): string => (mark === 'T' ? '10' : mark)

/** One deal: its order, or `-0` / `-1` for a deal taken from that side. */
export const dealText = (deal: DealEntry): string =>
  'lostBy' in deal ? `-${deal.lostBy}` : orderText(effectiveOrder(deal))

/** How a sheet reads in print: codes and level marks, no prose. */
export const describeGuandanSheet = (
  sheet: GuandanSheet,
  context: { readonly settings: unknown },
): Readonly<Record<string, string>> => {
  if (sheet.kind === 'bye') return { kind: 'bye' }
  if (sheet.kind === 'points') {
    return { kind: 'points', matchPoints: sheet.matchPoints.join(':'), levelPoints: sheet.levelPoints.join(':') }
  }
  if (sheet.kind === 'duplicateDeal') return { kind: 'duplicateDeal', finish: dealText(sheet.deal) }
  const report = playGame(sheet, context.settings as GuandanSettings)
  const levels = report.ok ? report.value.levels : sheet.finalLevels
  return {
    kind: 'game',
    ended: sheet.ended,
    ...(levels ? { levels: levels.map(markText).join(':') } : {}),
    ...(report.ok ? { decidedBy: report.value.decidedBy } : {}),
    ...(report.ok && report.value.winner !== undefined ? { winner: `${report.value.winner}` } : {}),
    ...(sheet.deals.length > 0 ? { deals: sheet.deals.map(dealText).join(' ') } : {}),
    ...(sheet.extraDeals.length > 0 ? { extraDeals: sheet.extraDeals.map(dealText).join(' ') } : {}),
    ...(sheet.endedBy === undefined ? {} : { endedBy: `${sheet.endedBy}` }),
  }
}
