import { type AnyOperation, createClient, PaijiError } from '@paiji/client'
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
  readonly handsDesk: { readonly offered: boolean; readonly walls: boolean }
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
const SESSION = `query ConnectedSession($id: ID!) { playSession(id: $id) { id number startsAt handsDesk { offered walls }
  stage { id settings event { startsOn name { zh en } }
    entries { id number players { ordinal nameAsEntered untilSession person { number } } } }
  rounds { id number publishedAt ${TABLES} }
  hands { records { board hands { seat suits } analysis { makeable { seat tricks } } } } } }`
const ROUND = `query ConnectedRound($id: ID!) { round(id: $id) { id number publishedAt ${TABLES} } }`
const ENTER = `mutation ConnectedResult($input: EnterResultInput!) {
  enterResult(input: $input) { version problems { code } } }`

/** Our service cannot be reached: tried again at the next turn, and nothing is taken off the connector's queue. */
export class ServiceAway extends CommandFailure {}

/** An error of the client as it is reported at the director's computer. */
const reported = (error: unknown, server: string, id: unknown): unknown => {
  if (!(error instanceof PaijiError)) return error
  const { code, status = 0, message } = error
  if (code === 'UNREACHABLE') return new ServiceAway(message)
  if (status === 401) return new CommandFailure('The token is not, or no longer, accepted: make another.')
  // A refused change is answered with 500 and says why.
  if (error.errors.some(({ extensions }) => extensions?.reason)) return new CommandFailure(message)
  if (status === 429 || status >= 500) return new ServiceAway(`${server} answers ${status}.`)
  if (error.errors[0]?.message === 'ID_NOT_READABLE')
    return new CommandFailure(`"${id}" is no session: take its name from its page at the score desk.`)
  if (code === 'NOT_PAIJI') return new CommandFailure(`What answers at ${server} is no service of Paiji (${status}).`)
  return new CommandFailure(message)
}

/** @param server where the portal is reached, or the API itself */
export const openOwnApi = (server: string, token: string): OwnApi => {
  const paiji = createClient({ url: server, token, attempts: 1 })
  const ask = <T>(operation: AnyOperation<T, object>, variables: Readonly<Record<string, unknown>>): Promise<T> =>
    paiji.query<T, object>(operation, variables).catch((error: unknown) => {
      throw reported(error, server, variables.id)
    })
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
