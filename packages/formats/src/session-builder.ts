import type { ProblemLocation } from '@paiji/rules'
import { BoardShelf, type BoardFacts } from './board-shelf.js'
import { EntrantRegister } from './entrant-register.js'
import type {
  Direction,
  ImportedEntrant,
  ImportedLine,
  ImportedPlayer,
  ImportedSection,
  ScoringMethod,
} from './imported-event.js'
import type { ProblemLog } from './problem-log.js'
import { remarkNames } from './stated/statements.js'

export interface SideDetails {
  readonly section: string
  readonly number: string
  readonly direction: Direction
  readonly kind?: ImportedEntrant['kind']
  readonly players?: readonly ImportedPlayer[]
  readonly at: ProblemLocation
}

type Lines = Map<string, ImportedLine>

const shelf = () =>
  new BoardShelf<Lines>(
    () => new Map(),
    lines => [...lines.values()],
  )

export const scoresInImps = (scoring: ScoringMethod): boolean =>
  scoring === 'butler' || scoring === 'crossImp' || scoring === 'imp'

/** Collects the lines of one session from formats that list them one by one. */
export class SessionBuilder {
  readonly register = new EntrantRegister()
  readonly #log: ProblemLog
  readonly #twoFields: (section: string) => boolean
  readonly #severalSections: boolean
  readonly #sections = new Map<string, BoardShelf<Lines>>()

  /** @param options.twoFields whether directions are numbered apart, in all sections or in those named */
  constructor(log: ProblemLog, options: { twoFields: boolean | ReadonlySet<string>; severalSections: boolean }) {
    const { twoFields } = options
    this.#log = log
    this.#twoFields = section => (typeof twoFields === 'boolean' ? twoFields : twoFields.has(section))
    this.#severalSections = options.severalSections
  }

  /** Lists a contestant; a second one with the same number in the section is an error. */
  list(details: SideDetails, published: ImportedEntrant['published']): void {
    const twoFields = this.#twoFields(details.section)
    const added = this.register.add(
      details.section,
      {
        number: details.number,
        kind: details.kind ?? 'pair',
        section: this.#severalSections ? details.section : undefined,
        direction: twoFields ? details.direction : undefined,
        players: details.players ?? [],
        published,
        location: details.at,
      },
      twoFields,
    )
    if (added.clash) this.#log.error('ENTRANT_REPEATED', details.at, { number: details.number })
  }

  /** The key of a contestant; one that is not listed is made from the line. */
  side(details: SideDetails): string {
    const { section, number, direction } = details
    const twoFields = this.#twoFields(section)
    const named = twoFields && !number.toUpperCase().endsWith(direction) ? `${number}${direction}` : number
    const known =
      this.register.find([section], named) ?? (twoFields ? undefined : this.register.find([section], number))
    if (known !== undefined) {
      this.#named(known, details)
      return known
    }
    if (!details.players?.length) this.#log.info('ENTRANT_NOT_LISTED', details.at, { number })
    return this.register.addUnlisted(section, {
      number: named,
      kind: details.kind ?? 'pair',
      section: this.#severalSections ? section : undefined,
      direction: twoFields ? direction : undefined,
      players: details.players ?? [],
      published: {},
      location: details.at,
    })
  }

  /** A line may name whom the list leaves out, and names others at its own risk: a substitute, or another number. */
  #named(key: string, { players = [], at }: SideDetails): void {
    const entrant = this.register.get(key)
    if (!entrant || players.length === 0) return
    if (entrant.players.length > 0) remarkNames(this.#log, at, entrant, players)
    else if (entrant.kind !== 'team') this.register.nameLater(key, players)
  }

  /** The sides of a pairs line; undefined, and an error, when they are the same or one is missing. */
  pairs(ns: Omit<SideDetails, 'direction'>, ew: Omit<SideDetails, 'direction'>): readonly string[] | undefined {
    if (ns.number === '' || ew.number === '') {
      this.#log.error('VALUE_MISSING', ns.at, { element: ns.number === '' ? 'ns' : 'ew' })
      return undefined
    }
    const sides = [this.side({ ...ns, direction: 'NS' }), this.side({ ...ew, direction: 'EW' })]
    if (!this.register.areOne(sides[0] as string, sides[1] as string)) return sides
    this.#log.error('ENTRANT_PLAYS_ITSELF', ns.at, { number: ns.number })
    return undefined
  }

  /**
   * Facts about a board. Another deal, dealer or vulnerability under a known number is another board, and the lines
   * that follow are of it.
   */
  board(section: string, board: BoardFacts): void {
    this.#shelf(section).take(board)
  }

  /** A result of the board that was spoken of last under this number. */
  add(section: string, number: string, line: ImportedLine): void {
    const { content: lines } = this.#shelf(section).take({ number, location: line.location })
    const id = `${line.round ?? ''}\n${line.sides.join('\n')}`
    if (lines.has(id)) this.#log.error('LINE_REPEATED', line.location, { board: number })
    else lines.set(id, line)
  }

  #shelf(section: string): BoardShelf<Lines> {
    const boards = this.#sections.get(section) ?? shelf()
    this.#sections.set(section, boards)
    return boards
  }

  sections(): readonly ImportedSection[] {
    return [...this.#sections]
      .map(([id, shelved]) => {
        const boards = shelved.named(this.#log)
        const playing = boards.flatMap(board => board.lines.flatMap(line => line.sides))
        return { id, entrants: [...new Set([...this.register.keysIn(id), ...playing])], published: [], boards }
      })
      .filter(section => section.entrants.length > 0)
  }
}
