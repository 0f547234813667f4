import { BoardShelf, type ShelvedBoard } from '../board-shelf.js'
import type { ImportedBoard, ImportedLine } from '../imported-event.js'
import { splitLin } from '../lin/lin-record.js'
import { readLinDeal } from '../lin/read-lin.js'
import { remarkDifference, remarkNames } from '../stated/statements.js'
import { checkRecord } from '../values/check-record.js'
import { readSeat } from '../values/contract.js'
import { defined } from '../values/defined.js'
import { standardDealer } from '../values/markings.js'
import { readBoardNumber, readDecimal } from '../values/number.js'
import { plainText } from '../values/text.js'
import type { XmlElement } from '../xml/xml-element.js'
import { optionalValue, type UsebioContext } from './context.js'
import { type Deals, dealOf } from './handset.js'
import type { Scope } from './scopes.js'
import { type BoardOfMatch, type MatchOfLines, readTraveller } from './travellers.js'

const vulnerabilities: Readonly<Record<string, ImportedBoard['vulnerability']>> = {
  NONE: 'none',
  LOVE: 'none',
  '-': 'none',
  NS: 'ns',
  'N/S': 'ns',
  EW: 'ew',
  'E/W': 'ew',
  ALL: 'both',
  BOTH: 'both',
  GAME: 'both',
}

const readVulnerability = (text: string): ImportedBoard['vulnerability'] => {
  const key = text.trim().toUpperCase()
  return Object.hasOwn(vulnerabilities, key) ? vulnerabilities[key] : undefined
}

type Draft = ShelvedBoard<Map<string, ImportedLine>>

const sameResult = (a: ImportedLine, b: ImportedLine): boolean => JSON.stringify(a.sheet) === JSON.stringify(b.sheet)

/** What a board of a match says both teams got: IMPs of the home team, or the points of each. */
const boardOfMatch = (context: UsebioContext, element: XmlElement, match: MatchOfLines): BoardOfMatch => {
  const figure = (...names: readonly string[]): string | undefined => {
    const name = names.find(tag => element.value(tag) !== undefined)
    return name && optionalValue(context.log, element, name, readDecimal, 'VALUE_NOT_A_NUMBER')
  }
  return {
    ...match,
    home: figure('IMPS', 'TEAM_POINTS', 'TEAM_IMPS'),
    away: figure('OPPOSING_TEAM_POINTS', 'OPPOSING_TEAM_IMPS'),
  }
}

const linkedDeal = (line: XmlElement): string | undefined => {
  const md = splitLin(line.value('LIN_DATA') ?? '').find(({ command, value }) => command === 'md' && value !== '')
  return md && readLinDeal(md.value).deal
}

/** The boards of one section; the same board met again continues the first. */
export class BoardCollector {
  readonly #context: UsebioContext
  readonly #scope: Scope
  readonly #deals: Deals
  readonly #boards = new BoardShelf<Draft['content']>(
    () => new Map(),
    lines => [...lines.values()],
  )

  constructor(context: UsebioContext, scope: Scope, deals: Deals) {
    this.#context = context
    this.#scope = scope
    this.#deals = deals
  }

  add(element: XmlElement, match?: MatchOfLines): void {
    const lines = element.all('TRAVELLER_LINE')
    if (lines.length === 0) return
    const number = readBoardNumber(element.value('BOARD_NUMBER') ?? '')
    if (number === undefined) {
      const at = (element.first('BOARD_NUMBER') ?? element).location
      this.#context.log.error('VALUE_NOT_A_NUMBER', at, { value: element.value('BOARD_NUMBER') ?? '' })
      return
    }
    const draft = this.#draft(number, element)
    const linked = draft.facts.deal === undefined ? lines.flatMap(line => linkedDeal(line) ?? [])[0] : undefined
    if (linked !== undefined) draft.facts = { ...draft.facts, deal: linked }
    const within = match && boardOfMatch(this.#context, element, match)
    for (const line of lines) this.#addLine(draft, line, within)
  }

  #draft(number: string, element: XmlElement): Draft {
    const { log } = this.#context
    const board = defined({
      number,
      dealer: optionalValue(log, element, 'DEALER', readSeat, 'DIRECTION_INVALID'),
      vulnerability: optionalValue(log, element, 'VULNERABILITY', readVulnerability, 'DIRECTION_INVALID'),
      deal: dealOf(log, element) ?? this.#deals.get(number),
      average: optionalValue(log, element, 'BOARD_AVERAGE', readDecimal, 'VALUE_NOT_A_NUMBER'),
      location: element.location,
    })
    return this.#boards.take(board)
  }

  #addLine(draft: Draft, element: XmlElement, match: BoardOfMatch | undefined): void {
    const line = readTraveller(this.#context, this.#scope, element, match)
    if (!line) return
    const id = `${line.round ?? ''}\n${line.sides.join('\n')}`
    const { facts, content: lines } = draft
    const before = lines.get(id)
    if (before) {
      const params = { board: facts.number, before: before.location.line ?? 0 }
      this.#context.log.add('LINE_REPEATED', sameResult(before, line) ? 'warning' : 'error', line.location, params)
      return
    }
    if (line.lin !== undefined) this.#readLinked(draft, line, line.lin)
    const dealer = facts.dealer ?? standardDealer(facts.number)
    checkRecord(this.#context.log, line, { dealer, deal: facts.deal }, line.location)
    lines.set(id, line)
  }

  /** The LIN of a line states the deal and the players too: what the board lacks is taken, other things are remarked. */
  #readLinked({ facts }: Draft, line: ImportedLine, lin: string): void {
    const { log, register } = this.#context
    const value = (name: string): string =>
      splitLin(lin)
        .find(({ command }) => command === name)
        ?.value.trim() ?? ''
    const { deal, dealer, broken } = readLinDeal(value('md'))
    if (broken) log.warn('DEAL_INVALID', line.location)
    remarkDifference(log, line.location, { what: 'deal', taken: facts.deal, stated: deal })
    remarkDifference(log, line.location, { what: 'dealer', taken: facts.dealer, stated: dealer })
    const names = value('pn').split(',').map(plainText)
    for (const [side, seats] of [
      [0, [2, 0]],
      [1, [3, 1]],
    ] as const) {
      const entrant = line.sides.length === 2 ? register.get(line.sides[side] ?? '') : undefined
      const stated = seats.flatMap(seat => (names[seat] ? [{ name: names[seat], location: line.location }] : []))
      if (entrant?.kind === 'pair') remarkNames(log, line.location, entrant, stated)
    }
  }

  list(): readonly ImportedBoard[] {
    return this.#boards.named(this.#context.log)
  }
}
