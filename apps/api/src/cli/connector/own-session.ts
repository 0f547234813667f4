import { CommandFailure } from '../failure.js'

export interface OwnSide {
  readonly id: string
}
export interface OwnSheet {
  readonly contract: string | null
  readonly declarer: string | null
  readonly tricks: number | null
  readonly lead: string | null
  readonly nsScore: number | null
  readonly adjustedNs: string | null
  readonly adjustedEw: string | null
  readonly notPlayed: boolean
}
export interface OwnSlot {
  readonly slot: string
  readonly board: string | null
  readonly room: 'open' | 'closed' | null
  readonly version: number
  readonly sides: readonly OwnSide[]
  readonly sheet: OwnSheet | null
}
export interface OwnTable {
  readonly label: string
  readonly section: string
  readonly kind: 'match' | 'bye'
  readonly boards: readonly string[]
  readonly rooms: readonly ('open' | 'closed')[]
  readonly sides: readonly OwnSide[]
  readonly slots: readonly OwnSlot[]
}
export interface OwnRound {
  readonly id: string
  readonly number: number
  readonly publishedAt: string | null
  readonly tables: readonly OwnTable[]
}
export interface OwnEntry {
  readonly id: string
  readonly number: string
  readonly players: readonly {
    readonly ordinal: number
    readonly nameAsEntered: string
    readonly untilSession: number | null
    readonly person: { readonly number: string } | null
  }[]
}
export interface OwnHand {
  readonly board: string
  readonly hands: readonly { readonly seat: 'north' | 'east' | 'south' | 'west'; readonly suits: readonly string[] }[]
  readonly analysis: {
    readonly makeable: readonly {
      readonly seat: OwnHand['hands'][number]['seat']
      readonly tricks: (number | null)[]
    }[]
  } | null
}
/** A session of ours with all that a room needs. */
export interface OwnSession {
  readonly id: string
  readonly number: number
  readonly startsAt: string | null
  readonly stage: {
    readonly id: string
    readonly settings: Readonly<Record<string, unknown>>
    readonly event: { readonly startsOn: string; readonly name: { zh: string; en: string } }
    readonly entries: readonly OwnEntry[]
  }
  readonly rounds: readonly OwnRound[]
  /** Offered where the game is dealt: that of these terminals. */
  readonly handsDesk: { readonly offered: boolean }
  readonly hands: { readonly records: readonly OwnHand[] } | null
}

/** Our own public API as the holder of a token reaches it. */
export interface OwnApi {
  session(id: string): Promise<OwnSession>
  round(id: string): Promise<OwnRound>
  enter(input: Readonly<Record<string, unknown>>): Promise<readonly string[]>
}

const TABLES = `tables { label section kind boards rooms sides { id } slots { slot board room version sides { id }
  sheet { ... on BridgeSheet { contract declarer tricks lead nsScore adjustedNs adjustedEw notPlayed } } } }`
const SESSION = `query ConnectedSession($id: ID!) { playSession(id: $id) { id number startsAt handsDesk { offered }
  stage { id settings event { startsOn name { zh en } }
    entries { id number players { ordinal nameAsEntered untilSession person { number } } } }
  rounds { id number publishedAt ${TABLES} }
  hands { records { board hands { seat suits } analysis { makeable { seat tricks } } } } } }`
const ROUND = `query ConnectedRound($id: ID!) { round(id: $id) { id number publishedAt ${TABLES} } }`
const ENTER = `mutation ConnectedResult($input: EnterResultInput!) {
  enterResult(input: $input) { version problems { code } } }`

/** Our service cannot be reached: tried again at the next turn, and nothing is taken off the connector's queue. */
export class ServiceAway extends CommandFailure {}

const PATIENCE_MS = 30_000

interface Answer<T> {
  readonly data?: T | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly reason?: string } }[]
}

/** @param server where the portal is reached, or the API itself */
export const openOwnApi = (server: string, token: string): OwnApi => {
  const ask = async <T>(query: string, variables: Readonly<Record<string, unknown>>): Promise<T> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const response = await fetch(`${server.replace(/\/+$/, '')}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => {
      throw new ServiceAway(`${server} cannot be reached.`)
    })
    if (response.status === 401) throw new CommandFailure('The token is not, or no longer, accepted: make another.')
    const answer = (await response.json().catch(() => ({}))) as Answer<T>
    const [error] = answer.errors ?? []
    // A refused change is answered with 500 and says why.
    if (error?.extensions?.reason) throw new CommandFailure(error.extensions.reason)
    if (response.status === 429 || response.status >= 500)
      throw new ServiceAway(`${server} answers ${response.status}.`)
    if (error?.message === 'ID_NOT_READABLE')
      throw new CommandFailure(`"${variables.id}" is no session: take its name from its page at the score desk.`)
    if (error) throw new CommandFailure(error.message)
    if (!answer.data) throw new CommandFailure(`What answers at ${server} is no service of Paiji (${response.status}).`)
    return answer.data
  }
  return {
    session: async id => {
      const { playSession } = await ask<{ playSession: OwnSession | null }>(SESSION, { id })
      if (!playSession) throw new CommandFailure(`There is no session "${id}", or this token may not see it.`)
      return playSession
    },
    round: async id => {
      const { round } = await ask<{ round: OwnRound | null }>(ROUND, { id })
      if (!round) throw new CommandFailure('The round is gone.')
      return round
    },
    enter: async input => {
      const { enterResult } = await ask<{ enterResult: { problems: { code: string }[] } }>(ENTER, { input })
      return enterResult.problems.map(({ code }) => code)
    },
  }
}
