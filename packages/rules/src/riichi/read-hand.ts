import { type Problem, problem } from '../core/problem.js'
import { textOf } from '../core/text-of.js'
import { isRecord, isTextList, isWhole, type UnknownRecord } from '../core/json-value.js'
import { allTiles, countsOf, type Meld, type MeldKind, type RiichiFlag, type RiichiHand, riichiFlags } from './hand.js'
import { COPIES, isHonour, type Kind, rankOf, readTiles, type Wind, winds } from './tiles.js'

const MELD_KINDS: Readonly<Record<MeldKind, number>> = { chi: 3, pon: 3, minkan: 4, ankan: 4 }
const SETS = 4
const MOST_COUNTERS = 99

const readMeld = (text: string): Meld | undefined => {
  const [, kind = '', tilesText = ''] = /^(chi|pon|minkan|ankan) (\S+)$/.exec(text) ?? []
  const tiles = readTiles(tilesText)
  if (!tiles || tiles.length !== MELD_KINDS[kind as MeldKind]) return undefined
  const [tile = -1, ...others] = tiles.toSorted((a, b) => a - b)
  if (kind !== 'chi') return others.every(one => one === tile) ? { kind: kind as MeldKind, tile } : undefined
  const isRun = !isHonour(tile) && rankOf(tile) <= 6 && others.every((one, at) => one === tile + at + 1)
  return isRun ? { kind, tile } : undefined
}

/** What cannot be true at once of a hand that was won. */
const contradictions = ({ flags, by, melds, seat }: RiichiHand): boolean =>
  (flags.has('riichi') && flags.has('double-riichi')) ||
  (flags.has('ippatsu') && !flags.has('riichi') && !flags.has('double-riichi')) ||
  ((flags.has('riichi') || flags.has('double-riichi')) && melds.some(({ kind }) => kind !== 'ankan')) ||
  (flags.has('haitei') && by === 'ron') ||
  (flags.has('houtei') && by === 'tsumo') ||
  (flags.has('rinshan') && (by === 'ron' || melds.every(({ kind }) => kind === 'chi' || kind === 'pon'))) ||
  (flags.has('chankan') && by === 'tsumo') ||
  (flags.has('tenhou') && (by === 'ron' || seat !== 'E' || melds.length > 0)) ||
  (flags.has('chiihou') && (by === 'ron' || seat === 'E' || melds.length > 0))

/** Reads a request field by field and gathers what is wrong. */
class Fields {
  readonly problems: Problem[] = []

  constructor(readonly request: UnknownRecord) {}

  refuse(code: string, path: string, params?: Readonly<Record<string, string>>): undefined {
    this.problems.push(problem(code, { at: { path }, ...(params ? { params } : {}) }))
    return undefined
  }

  text(path: string): string | undefined {
    const value = this.request[path]
    if (value === undefined) return this.refuse('FIELD_MISSING', path)
    return typeof value === 'string' ? value : this.refuse('FIELD_UNREADABLE', path)
  }

  texts(path: string): readonly string[] {
    const value = this.request[path] ?? []
    if (isTextList(value)) return value
    this.refuse('FIELD_UNREADABLE', path)
    return []
  }

  tiles(path: string): readonly Kind[] {
    const text = this.text(path)
    const tiles = text === undefined ? [] : readTiles(text)
    if (!tiles) this.refuse('TILES_UNREADABLE', path, { tiles: textOf(text) })
    return tiles ?? []
  }

  /** A list of single tiles. */
  each(path: string): readonly Kind[] {
    return this.texts(path).flatMap((text, at) => {
      const tiles = readTiles(text)
      if (tiles?.length === 1) return tiles
      this.refuse('TILES_UNREADABLE', `${path}[${at}]`, { tiles: text })
      return []
    })
  }

  wind(path: string): Wind {
    const text = this.text(path)
    const wind = winds.find(one => one === text)
    if (!wind && text !== undefined) this.refuse('WIND_UNREADABLE', path)
    return wind ?? 'E'
  }

  melds(): readonly Meld[] {
    return this.texts('melds').flatMap((text, at) => {
      if (at >= SETS) {
        this.refuse('TOO_MANY_MELDS', `melds[${at}]`)
        return []
      }
      const meld = readMeld(text)
      if (!meld) this.refuse('MELD_UNREADABLE', `melds[${at}]`, { meld: text })
      return meld ?? []
    })
  }

  flags(): ReadonlySet<RiichiFlag> {
    const read = this.texts('flags').flatMap((text, at) => {
      const flag = riichiFlags.find(one => one === text)
      if (!flag) this.refuse('FLAG_UNKNOWN', `flags[${at}]`, { flag: text })
      return flag ?? []
    })
    return new Set(read)
  }
}

const handOf = (fields: Fields): RiichiHand => {
  const [win = 0, ...more] = fields.tiles('win')
  if (more.length > 0 || fields.request.win === '') fields.refuse('WIN_TILE_UNREADABLE', 'win')
  const by = fields.text('by')
  if (by !== undefined && by !== 'ron' && by !== 'tsumo') fields.refuse('FIELD_UNREADABLE', 'by')
  const honba = fields.request.honba ?? 0
  if (!isWhole(honba, 0, MOST_COUNTERS)) fields.refuse('FIELD_UNREADABLE', 'honba')
  return {
    concealed: fields.tiles('concealed'),
    melds: fields.melds(),
    win,
    by: by === 'tsumo' ? 'tsumo' : 'ron',
    seat: fields.wind('seat'),
    round: fields.wind('round'),
    flags: fields.flags(),
    doraIndicators: fields.each('doraIndicators'),
    uraIndicators: fields.each('uraIndicators'),
    honba: isWhole(honba, 0, MOST_COUNTERS) ? honba : 0,
  }
}

/** A hand of a request, or what is wrong with it, each with its place. */
export const readRiichiHand = (
  request: unknown,
): { readonly hand: RiichiHand } | { readonly problems: readonly Problem[] } => {
  if (!isRecord(request)) return { problems: [problem('LINE_UNREADABLE')] }
  const fields = new Fields(request)
  const hand = handOf(fields)
  if (fields.problems.length === 0) {
    const held = 13 - 3 * hand.melds.length
    if (hand.concealed.length !== held) fields.refuse('TILE_COUNT_WRONG', 'concealed')
    if (countsOf(allTiles(hand)).some(count => count > COPIES)) fields.refuse('FIVE_OF_A_KIND', 'concealed')
    if (contradictions(hand)) fields.refuse('FLAGS_CONTRADICT', 'flags')
  }
  return fields.problems.length > 0 ? { problems: fields.problems } : { hand }
}
