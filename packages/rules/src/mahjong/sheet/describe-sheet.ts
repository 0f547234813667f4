import { sessionPoints } from '../score/session.js'
import type { MahjongSettings } from '../settings/settings.js'
import type { MahjongSheet } from '../sheet.js'

const seats = ['east', 'south', 'west', 'north'] as const

/** How a session sheet reads in print: `{ hands, ended, east, south, west, north, standIns? }`, codes and numbers only. */
export const describeMahjongSheet = (
  sheet: MahjongSheet,
  settings: MahjongSettings,
): Readonly<Record<string, string>> => {
  if (sheet.kind === 'notPlayed') return { notPlayed: 'notPlayed' }
  const points = sessionPoints(sheet, settings.base)
  const totals = Object.fromEntries(seats.map((seat, i) => [seat, `${points?.[i] ?? 0}`]))
  const standIns = (sheet.standIns ?? []).map(({ player, name }) => `${seats[player]}: ${name}`).join(', ')
  return {
    ...(sheet.kind === 'hands' ? { hands: `${sheet.hands.length}`, ended: sheet.ended } : {}),
    ...totals,
    ...(standIns === '' ? {} : { standIns }),
  }
}
