import type { ImportedBoard, ImportedLine } from './imported-event.js'
import type { ProblemLog } from './problem-log.js'
import { hasStandardMarkings } from './values/markings.js'

/** What a record of a file states about the board it belongs to. */
export type BoardFacts = Omit<ImportedBoard, 'lines'>

/** One deal that was played under a number, and what a reader collects about it. */
export interface ShelvedBoard<T> {
  facts: BoardFacts
  readonly content: T
}

/** What makes a board another board although its number is the same. */
const identity = ['deal', 'dealer', 'vulnerability'] as const
type Identity = (typeof identity)[number]
type Stated = Pick<BoardFacts, Identity>

/** The first fact that both state and that is not the same. */
export const differenceOf = (a: Stated, b: Stated): Identity | undefined =>
  identity.find(fact => a[fact] !== undefined && b[fact] !== undefined && a[fact] !== b[fact])

/** A fouled board has two or three forms; a number with more deals than that is one that restarts. */
const mostForms = 3
const formLetters = ['', 'b', 'c'] as const

/**
 * The boards of a session (or a section of it), each its deal: a record that states another deal, dealer or
 * vulnerability under a known number opens a further board. `linesOf` finds the results in what the reader collects.
 */
export class BoardShelf<T> {
  readonly #make: () => T
  readonly #linesOf: (content: T) => readonly ImportedLine[]
  readonly #byNumber = new Map<string, ShelvedBoard<T>[]>()
  /** The board of each number that a record spoke of last: a record that states nothing belongs to it. */
  readonly #latest = new Map<string, ShelvedBoard<T>>()

  constructor(make: () => T, linesOf: (content: T) => readonly ImportedLine[]) {
    this.#make = make
    this.#linesOf = linesOf
  }

  /** The board a record speaks of; what earlier records left out is added, what they stated stays. */
  take(facts: BoardFacts): ShelvedBoard<T> {
    const forms = this.#byNumber.get(facts.number) ?? []
    this.#byNumber.set(facts.number, forms)
    const fitting = forms.filter(form => differenceOf(form.facts, facts) === undefined)
    const latest = this.#latest.get(facts.number)
    const found =
      fitting.find(form => facts.deal !== undefined && form.facts.deal === facts.deal) ??
      (latest && fitting.includes(latest) ? latest : fitting.at(-1))
    const board = found ?? { facts, content: this.#make() }
    if (found) found.facts = { ...facts, ...found.facts, location: found.facts.location }
    else forms.push(board)
    this.#latest.set(facts.number, board)
    return board
  }

  /**
   * The boards with results under names of their own. Where numbers restart, `2-17` is board 17 of the second set;
   * a single board with a second form is fouled, and the form is `17b`, a copy whose results are compared only with
   * each other (Law 87). Both are remarked.
   */
  named(log: ProblemLog): readonly ImportedBoard[] {
    const played = [...this.#byNumber.values()]
      .map(forms => forms.filter(({ content }) => this.#linesOf(content).length > 0))
      .filter(forms => forms.length > 0)
    const boards = restarts(played) ? this.#inSets(played, log) : played.flatMap(forms => this.#asForms(forms, log))
    return boards.map(board => (board.copy === undefined ? withWrittenCopy(board) : board))
  }

  #inSets(played: readonly (readonly ShelvedBoard<T>[])[], log: ProblemLog): readonly ImportedBoard[] {
    const sets = Math.max(...played.map(forms => forms.length))
    const again = played.find(forms => forms.length > 1)?.[1]
    log.info('BOARDS_RESTART', again?.facts.location, {
      sets,
      boards: played.filter(forms => forms.length > 1).length,
      board: again?.facts.number ?? '',
    })
    const ordered = played.map(forms => this.#byRound(forms))
    return Array.from({ length: sets }, (_, set) =>
      ordered.flatMap(forms => {
        const form = forms[set]
        return form ? [this.#board(form, { number: `${set + 1}-${form.facts.number}` })] : []
      }),
    ).flat()
  }

  /** In the order of their rounds where every form has one; else as the file has them. */
  #byRound(forms: readonly ShelvedBoard<T>[]): readonly ShelvedBoard<T>[] {
    const first = (form: ShelvedBoard<T>): number =>
      Math.min(...this.#linesOf(form.content).map(({ round }) => round ?? Number.NaN))
    return forms.every(form => !Number.isNaN(first(form))) ? [...forms].sort((a, b) => first(a) - first(b)) : forms
  }

  #asForms(forms: readonly ShelvedBoard<T>[], log: ProblemLog): readonly ImportedBoard[] {
    const [first, ...others] = [...forms].sort((a, b) => this.#weight(b) - this.#weight(a))
    if (!first) return []
    const copies = others.map((form, i) => {
      const copy = formLetters[i + 1] as string
      const { number, location } = form.facts
      const fact = differenceOf(first.facts, form.facts) ?? 'deal'
      log.warn('BOARD_HAS_FORMS', location, { board: number, form: `${number}${copy}`, fact })
      return this.#board(form, { number: `${number}${copy}`, copy })
    })
    return [this.#board(first, {}), ...copies]
  }

  /** The form with most results keeps the number; of equals the one marked as its number says. */
  #weight({ facts, content }: ShelvedBoard<T>): number {
    return 2 * this.#linesOf(content).length + (hasStandardMarkings(facts) ? 1 : 0)
  }

  #board({ facts, content }: ShelvedBoard<T>, named: Partial<BoardFacts>): ImportedBoard {
    return { ...facts, ...named, lines: this.#linesOf(content) }
  }
}

/** A file that names the form itself (`17b`) says that it is a copy. */
const withWrittenCopy = (board: ImportedBoard): ImportedBoard => {
  const copy = /\d([bc])$/.exec(board.number)?.[1]
  return copy === undefined ? board : { ...board, copy }
}

const deals = <T>(forms: readonly ShelvedBoard<T>[]): number =>
  new Set(forms.flatMap(({ facts }) => facts.deal ?? [])).size

/** Numbers restart where half of them or more have several deals, or one has more than a fouled board can have. */
const restarts = <T>(played: readonly (readonly ShelvedBoard<T>[])[]): boolean => {
  const several = played.filter(forms => deals(forms) > 1).length
  return (several > 1 && 2 * several >= played.length) || played.some(forms => forms.length > mostForms)
}
