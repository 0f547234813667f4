import { err, ok, problem } from '@paiji/rules'
import type { Cursors, Position } from './cursor.js'
import type { Outcome } from '../../base/problem.js'

export const MAX_PAGE = 200
const DEFAULT_PAGE = 50

/** What a client asks for. */
export interface PageArgs {
  readonly first?: number | null
  readonly after?: string | null
}

/** What a repository needs: read `first + 1` rows after the position, so that it is known whether more follow. */
export interface PageRequest {
  readonly first: number
  readonly after: Position | undefined
}

/**
 * A node and its cursor, which is signed when it is selected: most pages select the last one only. The private field makes
 * the type nominal, since a copy by spread loses the getter: edges are only made here.
 */
export class Edge<T> {
  readonly #sign: () => string

  constructor(
    readonly node: T,
    sign: () => string,
  ) {
    this.#sign = sign
  }

  get cursor(): string {
    return this.#sign()
  }
}

export interface PageInfo {
  readonly hasNextPage: boolean
  readonly hasPreviousPage: boolean
  readonly startCursor: string | null
  readonly endCursor: string | null
}

export interface Connection<T> {
  readonly edges: readonly Edge<T>[]
  readonly pageInfo: PageInfo
}

/** How many of a short list without pages are answered: what was asked for, but no more than a page. */
export const atMost = (first: number): number => Math.min(Math.max(first, 0), MAX_PAGE)

/** Checks the page asked for. `list` names the list and its order: a cursor of another list is refused. */
export const readPage = (cursors: Cursors, list: string, args: PageArgs): Outcome<PageRequest> => {
  const first = args.first ?? DEFAULT_PAGE
  if (!Number.isInteger(first) || first < 1 || first > MAX_PAGE) {
    return err([problem('PAGE_SIZE_OUT_OF_RANGE', { at: { path: 'first' }, params: { first, most: MAX_PAGE } })])
  }
  if (args.after === undefined || args.after === null) return ok({ first, after: undefined })
  const after = cursors.decode(list, args.after)
  return after.ok ? ok({ first, after: after.value }) : after
}

/** Shapes the rows read for a request (at most `first + 1`) into a Relay connection. */
export const toConnection = <T>(
  cursors: Cursors,
  list: string,
  request: PageRequest,
  rows: readonly T[],
  positionOf: (row: T) => Position,
): Connection<T> => {
  const shown = rows.slice(0, request.first)
  const cursorOf = (row: T | undefined) => (row === undefined ? null : cursors.encode(list, positionOf(row)))
  return {
    edges: shown.map(node => new Edge(node, () => cursors.encode(list, positionOf(node)))),
    pageInfo: {
      hasNextPage: rows.length > request.first,
      hasPreviousPage: request.after !== undefined,
      get startCursor() {
        return cursorOf(shown[0])
      },
      get endCursor() {
        return cursorOf(shown[shown.length - 1])
      },
    },
  }
}

/** The same page with its nodes shown as something else. */
export const mapNodes = <T, U>({ edges, pageInfo }: Connection<T>, show: (node: T) => U): Connection<U> => ({
  edges: edges.map(edge => new Edge(show(edge.node), () => edge.cursor)),
  pageInfo,
})

/** The same page with each node loaded by `load`; one that it answers `undefined` for is left out. */
export const loadNodes = async <T, U>(
  { edges, pageInfo }: Connection<T>,
  load: (node: T) => Promise<U | undefined>,
): Promise<Connection<U>> => {
  const nodes = await Promise.all(edges.map(edge => load(edge.node)))
  return {
    edges: edges.flatMap((edge, at) => {
      const node = nodes[at]
      return node === undefined ? [] : [new Edge(node, () => edge.cursor)]
    }),
    pageInfo,
  }
}
