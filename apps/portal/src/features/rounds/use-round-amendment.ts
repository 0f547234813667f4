import { useState } from 'react'
import { useClient } from 'urql'
import type { ResultOf, VariablesOf } from '@/gql'
import { type ApiFailure, toResult, withProblems } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { AmendRoundsMutation, PreviewAmendmentQuery } from './manage-rounds.graphql'
import type { SeatingChangeProps } from './use-seating-change'

type Input = VariablesOf<typeof PreviewAmendmentQuery>['input']
type Tables = NonNullable<ResultOf<typeof PreviewAmendmentQuery>['previewAmendment']['tables']>

export const roundFacts = ['notPlayed', 'playedAfterAll', 'tableMore'] as const
export type RoundFact = (typeof roundFacts)[number]

/** What the director says happened; a table empty: all of them. */
interface Said {
  readonly fact: RoundFact
  readonly round: number
  readonly following: boolean
  readonly table: string
  readonly boards: readonly string[]
  readonly keep: string
  readonly sides: readonly string[]
}

/** The tables that would be otherwise, as the API foresees them. */
const usePreview = () => {
  const client = useClient()
  const [tables, setTables] = useState<Tables>()
  const [failure, setFailure] = useState<ApiFailure>()
  const ask = async (input: Input) => {
    const asked = client.query(PreviewAmendmentQuery, { input }, { requestPolicy: 'network-only' })
    const answer = toResult(await asked.toPromise())
    const result = answer.ok ? withProblems(answer.data.previewAmendment) : answer
    setFailure(result.ok ? undefined : result.failure)
    setTables(result.ok ? (result.data.tables ?? []) : undefined)
  }
  const forget = () => {
    setTables(undefined)
    setFailure(undefined)
  }
  return { tables, failure, ask, forget }
}

/** What the form says as the API takes it: of a table its boards, of all tables how many are kept. */
const inputOf = (session: string, said: Said, hasBoards: boolean): Input => {
  const { fact, round: fromRound, following, table, boards, keep, sides } = said
  const base = { session, fact, fromRound, following }
  if (fact === 'tableMore') return { ...base, sides: [...sides] }
  if (table !== '') return { ...base, table, ...(hasBoards ? { boards: [...boards] } : {}) }
  return { ...base, ...(hasBoards && fact === 'notPlayed' ? { keep: Math.trunc(Number(keep)) || 0 } : {}) }
}

/** What has been chosen, what it would change once asked, and the act itself. */
export const useRoundAmendment = ({ session, entries }: SeatingChangeProps) => {
  const rounds = session.rounds.filter(round => round.status !== 'CLOSED')
  const [said, setSaid] = useState<Said>({
    ...{ fact: 'notPlayed', round: 0, following: false, table: '', boards: [], keep: '', sides: [] },
  })
  const [reason, setReason] = useState('')
  const { tables, failure, ask, forget } = usePreview()
  const action = useAction(AmendRoundsMutation, data => data.amendRounds)
  const round = rounds.find(one => one.number === said.round) ?? rounds[0]
  const matches = (round?.tables ?? []).filter(table => table.kind === 'match')
  const seated = new Set(matches.flatMap(table => table.sides.map(side => side.id)))
  const boards = matches.find(table => `${table.section}${table.label}` === said.table)?.boards ?? []
  const most = Math.max(0, ...matches.map(table => table.boards.length))
  const now = { ...said, round: round?.number ?? 0 }
  const input = inputOf(session.id, now, said.table === '' ? most > 0 : boards.length > 0)
  const change = (part: Partial<Said>) => {
    setSaid({ ...now, ...part })
    forget()
  }
  const save = async () => {
    const done = await action.run({ input: { ...input, reason: reason.trim(), idempotencyKey: action.key() } })
    if (!done) return
    setReason('')
    change({ boards: [], sides: [] })
  }
  return {
    said: now,
    change,
    rounds: rounds.map(one => one.number),
    places: matches.map(table => `${table.section}${table.label}`),
    boards,
    most,
    seats: Math.max(2, ...matches.map(table => table.sides.length)),
    free: entries.filter(one => !seated.has(one.id) && !one.withdrawnAt),
    reason,
    setReason,
    tables,
    failure: failure ?? action.failure,
    maySave: tables !== undefined && reason.trim() !== '' && !action.pending,
    preview: () => ask(input),
    save,
  }
}

export type Amendment = ReturnType<typeof useRoundAmendment>
