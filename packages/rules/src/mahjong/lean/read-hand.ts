import { faultCode, type LeanHand } from './lean-hand.js'
import { pow5 } from './suit-tables.js'

const unknown = 99
/** 0–8 digits 1–9, 10–12 suit letters, 20–26 honours, 99 anything else. */
const charKinds: Uint8Array = (() => {
  const table = new Uint8Array(128).fill(unknown)
  for (let digit = 1; digit <= 9; digit++) table[48 + digit] = digit - 1
  for (const [i, letter] of [...'msp'].entries()) table[letter.charCodeAt(0)] = 10 + i
  for (const [i, letter] of [...'ESWNCFP'].entries()) table[letter.charCodeAt(0)] = 20 + i
  return table
})()

const kindAt = (text: string, at: number): number => {
  const code = text.charCodeAt(at)
  return code < 128 ? (charKinds[code] as number) : unknown
}
const power = Int32Array.from(pow5)

const tilesUnreadable = faultCode('TILES_UNREADABLE')
const meldUnreadable = faultCode('MELD_UNREADABLE')
const tooManyMelds = faultCode('TOO_MANY_MELDS')
const winUnreadable = faultCode('WIN_TILE_UNREADABLE')

/** Adds the concealed tiles written in `text[from, to)`, e.g. `123mEE`; read backwards so that a digit knows its suit. */
export const readConcealed = (hand: LeanHand, text: string, from: number, to: number): void => {
  const { concealed, copies } = hand
  let suit = -1
  let used = true
  for (let i = to - 1; i >= from; i--) {
    const kind = kindAt(text, i)
    if (kind < 9 && suit >= 0) {
      concealed[suit] = (concealed[suit] as number) + (power[kind] as number)
      const tile = suit * 9 + kind
      copies[tile] = (copies[tile] as number) + 1
      hand.concealedTiles += 1
      used = true
    } else if (kind >= 10 && kind <= 12 && used) {
      suit = kind - 10
      used = false
    } else if (kind >= 20 && kind < unknown && used) {
      suit = -1
      concealed[3] = (concealed[3] as number) + (power[kind - 20] as number)
      copies[kind + 7] = (copies[kind + 7] as number) + 1
      hand.concealedTiles += 1
    } else {
      hand.fault = tilesUnreadable
      return
    }
  }
  if (!used) hand.fault = tilesUnreadable
}

/** The tile written in `text[from, to)`, or -1. */
const tileAt = (text: string, from: number, to: number): number => {
  if (to - from === 1) {
    const kind = kindAt(text, from)
    return kind >= 20 && kind < unknown ? kind + 7 : -1
  }
  if (to - from !== 2) return -1
  const [rank, suit] = [kindAt(text, from), kindAt(text, from + 1)]
  return rank < 9 && suit >= 10 && suit <= 12 ? (suit - 10) * 9 + rank : -1
}

export const readWin = (hand: LeanHand, text: string, from: number, to: number): void => {
  const tile = tileAt(text, from, to)
  if (tile < 0) {
    hand.fault = winUnreadable
    return
  }
  hand.win = tile
  hand.copies[tile] = (hand.copies[tile] as number) + 1
}

const addKong = (hand: LeanHand, tile: number, concealed: boolean): void => {
  const suit = tile >= 27 ? 3 : (tile / 9) | 0
  hand.kongMask[suit] = (hand.kongMask[suit] as number) | (1 << (tile - suit * 9))
  hand.copies[tile] = (hand.copies[tile] as number) + 4
  if (concealed) hand.concealedKongs += 1
  else hand.exposedKongs += 1
  hand.melds[hand.meldCount++] = tile + 22
}

const addPung = (hand: LeanHand, tile: number): void => {
  const suit = tile >= 27 ? 3 : (tile / 9) | 0
  hand.melded[suit] = (hand.melded[suit] as number) + 3 * (power[tile - suit * 9] as number)
  hand.copies[tile] = (hand.copies[tile] as number) + 3
  hand.melds[hand.meldCount++] = tile + 22
}

const addChow = (hand: LeanHand, suit: number, low: number): void => {
  hand.melded[suit] = (hand.melded[suit] as number) + 31 * (power[low] as number)
  for (let tile = suit * 9 + low; tile < suit * 9 + low + 3; tile++) {
    hand.copies[tile] = (hand.copies[tile] as number) + 1
  }
  hand.melds[hand.meldCount++] = suit * 7 + low + 1
}

const chowLetter = 99
const pungLetter = 112
const exposedKongLetter = 107
const concealedKongLetter = 97

const readChow = (hand: LeanHand, text: string, from: number, to: number): boolean => {
  const suit = kindAt(text, to - 1) - 10
  if (to - from !== 5 || suit < 0 || suit > 2) return false
  const a = kindAt(text, from + 1)
  const b = kindAt(text, from + 2)
  const c = kindAt(text, from + 3)
  const low = Math.min(a, b, c)
  const high = Math.max(a, b, c)
  if (high > 8 || high - low !== 2 || a + b + c !== 3 * low + 3 || a === b || b === c) return false
  addChow(hand, suit, low)
  return true
}

/** The one kind of a pung or kong written in `text[from + 1, to)` with `size` tiles, or -1. */
const sameTile = (text: string, from: number, to: number, size: number): number => {
  const last = kindAt(text, to - 1)
  const honour = last >= 20
  if (last === unknown || last < 10 || to - from !== size + (honour ? 1 : 2)) return -1
  const first = kindAt(text, from + 1)
  for (let i = from + 2; i <= from + size; i++) if (kindAt(text, i) !== first) return -1
  if (honour) return first === last ? last + 7 : -1
  return first < 9 ? (last - 10) * 9 + first : -1
}

/** Adds the meld written in `text[from, to)`: `c234m` chow, `p999s` pung, `k1111p` exposed kong, `aEEEE` concealed kong. */
export const readMeld = (hand: LeanHand, text: string, from: number, to: number): void => {
  if (hand.meldCount === 4) {
    hand.fault = tooManyMelds
    return
  }
  const letter = text.charCodeAt(from)
  if (letter === chowLetter) {
    if (!readChow(hand, text, from, to)) hand.fault = meldUnreadable
    return
  }
  const kong = letter === exposedKongLetter || letter === concealedKongLetter
  const tile = kong || letter === pungLetter ? sameTile(text, from, to, kong ? 4 : 3) : -1
  if (tile < 0) hand.fault = meldUnreadable
  else if (kong) addKong(hand, tile, letter === concealedKongLetter)
  else addPung(hand, tile)
}
