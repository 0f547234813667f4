import { type LaidOut, type Place, placeKey } from './lay-out.js'
import type { ResultMessage } from './messages.js'
import type { OwnSheet, OwnSlot } from './own-session.js'

/** A result of the terminals in our words. */
export interface ReceivedResult {
  readonly place: Place
  readonly slot: OwnSlot
  /** As `BridgeSheetInput` takes it. */
  readonly sheet: Readonly<Record<string, string | number | boolean>>
  /** North–South and East–West as they sat. */
  readonly sides: readonly string[]
}

/** Why a result of the terminals is left to the director. */
export type LeftBecause = 'noSuchPlace' | 'otherPairs' | 'deleted' | 'oneSideOnly' | 'unreadable'

const DENOMINATIONS = ['', 'C', 'D', 'H', 'S', 'NT']
const STAKES = ['', 'X', 'XX']
const DECLARERS = ['', 'N', 'E', 'S', 'W']
const LEAD_SUITS = ['', 'C', 'D', 'H', 'S']
const RANKS = '..23456789TJQKA'

/** Awards by their level, −1 to −9: to North–South, to East–West. */
const GRADES = ['ave-', 'ave', 'ave+']
const NOT_PLAYED = -10

const leadOf = ({ LeadCardRank = 0, LeadCardSuit = 0 }: ResultMessage): string | undefined => {
  const [suit, rank] = [LEAD_SUITS[LeadCardSuit], RANKS[LeadCardRank]]
  return suit && rank && rank !== '.' ? `${suit}${rank}` : undefined
}

/** The sheet that a result message states; undefined where it makes none. */
export const sheetOf = (message: ResultMessage): ReceivedResult['sheet'] | undefined => {
  const { Level, Denomination, Stake, DeclarerDirection, TotalTricks } = message
  if (!Number.isInteger(Level) || Level < NOT_PLAYED || Level > 7) return undefined
  if (Level === NOT_PLAYED) return { notPlayed: true }
  if (Level < 0) {
    const at = -Level - 1
    return { adjustedNs: GRADES[Math.floor(at / 3)] as string, adjustedEw: GRADES[at % 3] as string }
  }
  if (Level === 0) return { contract: 'PASS' }
  const [strain, doubled, declarer] = [DENOMINATIONS[Denomination], STAKES[Stake], DECLARERS[DeclarerDirection]]
  if (!strain || doubled === undefined || !declarer || !(TotalTricks >= 0 && TotalTricks <= 13)) return undefined
  const lead = leadOf(message)
  return { contract: `${Level}${strain}${doubled}`, declarer, tricks: TotalTricks, ...(lead ? { lead } : {}) }
}

/** Whether the pairs sat the other way: a declarer in the seats of the pair that did not declare. */
const isSwitched = ({ Level, DeclarerDirection, DeclaringPair, PairNorthSouth, PairEastWest }: ResultMessage) =>
  Level > 0 && DeclaringPair === (DeclarerDirection % 2 === 1 ? PairEastWest : PairNorthSouth)

/** What a result of the terminals is with us, or why it is left to the director. */
export const readResult = (laid: LaidOut, message: ResultMessage): ReceivedResult | LeftBecause => {
  const { SectionLetters, TableNumber, RoundNumber, BoardNumber, PairNorthSouth, PairEastWest } = message
  const place = laid.places.get(placeKey(SectionLetters, TableNumber, RoundNumber))
  const slot = place?.table.slots.find(one => one.board === String(BoardNumber) && one.room === (place.room ?? null))
  if (!place || !slot) return 'noSuchPlace'
  if (message.IsDeleted) return 'deleted'
  if (message.ScoringDirection !== 3) return 'oneSideOnly'
  const asDrawn = PairNorthSouth === place.pairNs && PairEastWest === place.pairEw
  const turned = PairNorthSouth === place.pairEw && PairEastWest === place.pairNs
  if (!asDrawn && !turned) return 'otherPairs'
  const sheet = sheetOf(message)
  if (!sheet) return 'unreadable'
  const sides = turned === isSwitched(message) ? place.sides : [...place.sides].reverse()
  return { place, slot, sheet, sides }
}

const FIELDS = ['contract', 'declarer', 'tricks', 'lead', 'nsScore', 'adjustedNs', 'adjustedEw'] as const

/** What was written and who sat where, to be compared. */
export const writtenAs = (sheet: ReceivedResult['sheet'] | OwnSheet, sides: readonly string[]): string => {
  const fields = sheet as Readonly<Record<string, unknown>>
  return JSON.stringify([...FIELDS.map(name => fields[name] ?? null).map(value => value || String(value)), ...sides])
}
