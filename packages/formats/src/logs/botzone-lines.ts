import type { ProblemLocation } from '@paiji/rules'
import { type HandAct, isPlayer, type Player } from '@paiji/rules/played-hand'
import type { ProblemLog } from '../problem-log.js'
import { fanOfName, valueOfFan } from './fan-names.js'
import type { StatedFan } from './logged.js'

/** `W3` characters, `T3` bamboo, `B3` dots, `F1–4` East South West North, `J1–3` Red Green White. */
export const botzoneTile = (text: string): string | undefined => {
  const [, kind, digit] = /^([WTBFJ])([1-9])$/.exec(text) ?? []
  if (!kind || !digit) return undefined
  const suit = { W: 'm', T: 's', B: 'p' }[kind]
  if (suit) return digit + suit
  return (kind === 'F' ? 'ESWN' : 'CFP')[Number(digit) - 1]
}

/** One match of the data set as its lines have it. */
export interface BotzoneMatch {
  readonly name: string | undefined
  readonly location: ProblemLocation
  wind?: number
  readonly dealt: (readonly string[] | undefined)[]
  readonly acts: HandAct[]
  readonly places: ProblemLocation[]
  /** The tile that a win is written with. */
  winTile?: string
  fan?: number
  fans: readonly StatedFan[]
  drawn: boolean
  score?: readonly number[]
}

export const newMatch = (name: string | undefined, location: ProblemLocation): BotzoneMatch => ({
  name,
  location,
  dealt: [undefined, undefined, undefined, undefined],
  acts: [],
  places: [],
  fans: [],
  drawn: false,
})

const words = {
  Draw: 'draw',
  Play: 'discard',
  Peng: 'pung',
  Gang: 'kong',
  AnGang: 'concealedKong',
  BuGang: 'addedKong',
}

const actOf = (seat: Player, word: string, tile: string): HandAct | undefined => {
  if (word === 'Hu') return { seat, act: 'win' }
  if (word !== 'Chi') {
    const act = Object.hasOwn(words, word) ? words[word as keyof typeof words] : undefined
    return act ? ({ seat, act, tile } as HandAct) : undefined
  }
  // The middle tile is written.
  const [digit, suit] = [Number(tile[0]), tile[1]]
  return suit && digit > 1 && digit < 9 ? { seat, act: 'chow', tile: `${digit - 1}${suit}` } : undefined
}

const seatOf = (text: string | undefined): Player | undefined => {
  const seat = text === undefined ? -1 : Number(text)
  return isPlayer(seat) ? seat : undefined
}

interface Line {
  readonly log: ProblemLog
  readonly match: BotzoneMatch
  readonly location: ProblemLocation
}

/** `Player 2 Peng W3`, its claims that lost behind it. */
const readActLine = ({ match, location }: Line, text: string): boolean => {
  const [first = '', ...ignored] = text.split(/\s+Ignore\s+/)
  const read = [first, ...ignored].map(part => {
    const [, who, word, tiles] = /^Player ([0-3]) ([A-Za-z]+) (\S+)$/.exec(part.trim()) ?? []
    const [seat, tile] = [seatOf(who), botzoneTile(tiles ?? '')]
    return seat !== undefined && word !== undefined && tile !== undefined ? actOf(seat, word, tile) : undefined
  })
  const [act, ...lost] = read
  if (!act || lost.includes(undefined)) return false
  for (const claim of lost) {
    match.acts.push({ ...(claim as HandAct), failed: true })
    match.places.push(location)
  }
  if (act.act === 'win') match.winTile = botzoneTile(/(\S+)$/.exec(first.trim())?.[1] ?? '') as string
  match.acts.push(act)
  match.places.push(location)
  return true
}

const readDeal = ({ match }: Line, text: string): boolean => {
  const [, who, list = ''] = /^Player ([0-3]) Deal (.+)$/.exec(text) ?? []
  const seat = seatOf(who)
  const tiles = list.trim().split(/\s+/).map(botzoneTile)
  if (seat === undefined || tiles.length !== 13 || tiles.includes(undefined) || match.dealt[seat]) return false
  match.dealt[seat] = tiles as string[]
  return true
}

/** `清龙*1+不求人*1`; a name alone counts once. */
const fansOf = ({ log, location }: Line, text: string): readonly StatedFan[] =>
  text
    .split(/[+,，、;；\s]+/)
    .filter(part => part !== '')
    .flatMap(part => {
      const [, name = '', times = '1'] = /^(.+?)(?:[*×xX](\d{1,2}))?$/.exec(part) ?? []
      const no = fanOfName(name)
      if (no === undefined) {
        log.warn('LOG_FAN_UNKNOWN', location, { hand: 1, fan: name })
        return []
      }
      return [{ name, count: Number(times), points: valueOfFan(no) }]
    })

const readScore = ({ match }: Line, text: string): boolean => {
  const numbers = text.split(/\s+/).slice(1)
  if (numbers.length !== 4 || !numbers.every(number => /^[+-]?\d{1,5}$/.test(number)) || match.score) return false
  match.score = numbers.map(Number)
  return true
}

const readFan = (line: Line, text: string): boolean => {
  const [, fan, names = ''] = /^Fan (\d{1,4})(?:\s+(.*))?$/.exec(text) ?? []
  if (fan === undefined || line.match.fan !== undefined) return false
  line.match.fan = Number(fan)
  line.match.fans = fansOf(line, names)
  return true
}

/** Whether a line of a match could be read; each may stand where its match has none of it yet. */
export const readMatchLine = (line: Line, text: string): boolean => {
  const { match } = line
  const wind = /^Wind ([0-3])$/.exec(text)?.[1]
  if (wind !== undefined) {
    if (match.wind !== undefined) return false
    match.wind = Number(wind)
    return true
  }
  if (text === 'Huang') {
    if (match.drawn) return false
    match.drawn = true
    return true
  }
  if (text.startsWith('Fan')) return readFan(line, text)
  if (text.startsWith('Score')) return readScore(line, text)
  return / Deal /.test(text) ? readDeal(line, text) : readActLine(line, text)
}
