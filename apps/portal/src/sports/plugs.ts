import type { Sport } from '@/lib/codes'
import { bigguandan } from './bigguandan'
import { bridge } from './bridge'
import { doudizhu } from './doudizhu'
import { guandan } from './guandan'
import { mahjong } from './mahjong'
import { riichi } from './riichi'
import { sichuan } from './sichuan'
import type { Seat, SportPlug } from './sport-plug'

/** One line per sport, in the order a list of them is read. */
export const plugs: Readonly<Record<Sport, SportPlug>> = {
  bridge,
  guandan,
  mahjong,
  riichi,
  doudizhu,
  sichuan,
  bigguandan,
}

/** The plug of a sport that comes from outside; nothing for one the portal does not know. */
export const plugOf = (sport: string): SportPlug | undefined => (plugs as Readonly<Record<string, SportPlug>>)[sport]

/** Where a side of a table sits, if the sport's players sit one by one. */
export const seatOf = (sport: string, sides: number, at: number): Seat | undefined => {
  const seats = plugOf(sport)?.seats
  return seats?.length === sides ? seats[at] : undefined
}

/** What a side of the table is called, if the sport names its sides. */
export const directionOf = (sport: string, sides: number, at: number): string | undefined => {
  const directions = plugOf(sport)?.directions
  return directions?.length === sides ? directions[at] : undefined
}
