import type { ProblemLocation } from '@paiji/rules'
import { EntrantRegister } from './entrant-register.js'
import type {
  Direction,
  ImportedBoard,
  ImportedEntrant,
  ImportedLine,
  ImportedPlayer,
  ImportedSection,
  ScoringMethod,
} from './imported-event.js'
import type { ProblemLog } from './problem-log.js'

export interface SideDetails {
  readonly section: string
  readonly number: string
  readonly direction: Direction
  readonly kind?: ImportedEntrant['kind']
  readonly players?: readonly ImportedPlayer[]
  readonly at: ProblemLocation
}

interface BoardDraft {
  board: Omit<ImportedBoard, 'lines'>
  readonly lines: Map<string, ImportedLine>
}

export const scoresInImps = (scoring: ScoringMethod): boolean =>
  scoring === 'butler' || scoring === 'crossImp' || scoring === 'imp'

/** Collects the lines of one session from formats that list them one by one. */
export class SessionBuilder {
  readonly register = new EntrantRegister()
  readonly #log: ProblemLog
  readonly #twoFields: boolean
  readonly #severalSections: boolean
  readonly #sections = new Map<string, Map<string, BoardDraft>>()

  constructor(log: ProblemLog, options: { twoFields: boolean; severalSections: boolean }) {
    this.#log = log
    this.#twoFields = options.twoFields
    this.#severalSections = options.severalSections
  }

  /** Lists a contestant; a second one with the same number in the section is an error. */
  list(details: SideDetails, published: ImportedEntrant['published']): void {
    const added = this.register.add(
      details.section,
      {
        number: details.number,
        kind: details.kind ?? 'pair',
        section: this.#severalSections ? details.section : undefined,
        direction: this.#twoFields ? details.direction : undefined,
        players: details.players ?? [],
        published,
        location: details.at,
      },
      this.#twoFields,
    )
    if (added.clash) this.#log.error('ENTRANT_REPEATED', details.at, { number: details.number })
  }

  /** The key of a contestant; one that is not listed is made from the line. */
  side(details: SideDetails): string {
    const { section, number, direction } = details
    const named = this.#twoFields && !number.toUpperCase().endsWith(direction) ? `${number}${direction}` : number
    const known =
      this.register.find([section], named) ?? (this.#twoFields ? undefined : this.register.find([section], number))
    if (known !== undefined) return known
    if (!details.players?.length) this.#log.info('ENTRANT_NOT_LISTED', details.at, { number })
    return this.register.addUnlisted(section, {
      number: named,
      kind: details.kind ?? 'pair',
      section: this.#severalSections ? section : undefined,
      direction: this.#twoFields ? direction : undefined,
      players: details.players ?? [],
      published: {},
      location: details.at,
    })
  }

  /** The sides of a pairs line; undefined, and an error, when they are the same or one is missing. */
  pairs(ns: Omit<SideDetails, 'direction'>, ew: Omit<SideDetails, 'direction'>): readonly string[] | undefined {
    if (ns.number === '' || ew.number === '') {
      this.#log.error('VALUE_MISSING', ns.at, { element: ns.number === '' ? 'ns' : 'ew' })
      return undefined
    }
    const sides = [this.side({ ...ns, direction: 'NS' }), this.side({ ...ew, direction: 'EW' })]
    if (sides[0] !== sides[1]) return sides
    this.#log.error('ENTRANT_PLAYS_ITSELF', ns.at, { number: ns.number })
    return undefined
  }

  /** Facts about a board; those told first are kept. */
  board(section: string, board: Omit<ImportedBoard, 'lines'>): void {
    const draft = this.#draft(section, board.number, board.location)
    draft.board = { ...board, ...draft.board, location: draft.board.location }
  }

  add(section: string, board: string, line: ImportedLine): void {
    const draft = this.#draft(section, board, line.location)
    const id = `${line.round ?? ''}\n${line.sides.join('\n')}`
    if (draft.lines.has(id)) this.#log.error('LINE_REPEATED', line.location, { board })
    else draft.lines.set(id, line)
  }

  #draft(section: string, number: string, location: ProblemLocation): BoardDraft {
    const boards = this.#sections.get(section) ?? new Map<string, BoardDraft>()
    this.#sections.set(section, boards)
    const draft = boards.get(number) ?? { board: { number, location }, lines: new Map<string, ImportedLine>() }
    boards.set(number, draft)
    return draft
  }

  sections(): readonly ImportedSection[] {
    return [...this.#sections]
      .map(([id, drafts]) => {
        const boards = [...drafts.values()]
          .filter(draft => draft.lines.size > 0)
          .map(draft => ({ ...draft.board, lines: [...draft.lines.values()] }))
        const playing = boards.flatMap(board => board.lines.flatMap(line => line.sides))
        return { id, entrants: [...new Set([...this.register.keysIn(id), ...playing])], published: [], boards }
      })
      .filter(section => section.entrants.length > 0)
  }
}
