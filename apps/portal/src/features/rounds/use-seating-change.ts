import { useState } from 'react'
import { useClient } from 'urql'
import type { ResultOf, VariablesOf } from '@/gql'
import { type ApiFailure, toResult, withProblems } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { ChangeSeatingMutation, PreviewSeatingQuery } from './manage-rounds.graphql'
import type { DirectorSession, DirectorStage } from './round-data'

type Changes = NonNullable<ResultOf<typeof PreviewSeatingQuery>['previewSeating']['changes']>

export interface SeatingChangeProps {
  readonly session: DirectorSession
  readonly entries: DirectorStage['entries']
}

type SeatingInput = VariablesOf<typeof PreviewSeatingQuery>['input']

/** The tables that would be otherwise, as the API foresees them. */
const usePreview = () => {
  const client = useClient()
  const [changes, setChanges] = useState<Changes>()
  const [failure, setFailure] = useState<ApiFailure>()
  const ask = async (input: SeatingInput) => {
    const asked = client.query(PreviewSeatingQuery, { input }, { requestPolicy: 'network-only' })
    const answer = toResult(await asked.toPromise())
    const result = answer.ok ? withProblems(answer.data.previewSeating) : answer
    setFailure(result.ok ? undefined : result.failure)
    setChanges(result.ok ? (result.data.changes ?? []) : undefined)
  }
  const forget = () => {
    setChanges(undefined)
    setFailure(undefined)
  }
  return { changes, failure, ask, forget }
}

/** What has been chosen, what it would change once asked, and the act itself. */
export const useSeatingChange = ({ session, entries }: SeatingChangeProps) => {
  const [entry, setEntry] = useState('')
  const [other, setOther] = useState('')
  const [following, setFollowing] = useState(false)
  const [fromRound, setFromRound] = useState('')
  const [reason, setReason] = useState('')
  const { changes, failure, ask, forget } = usePreview()
  const action = useAction(ChangeSeatingMutation, data => data.changeSeating)
  const open = session.rounds.filter(round => round.status !== 'CLOSED')
  const exchanges = other !== '' && other !== entry
  const meant = open.filter(round => fromRound === '' || round.number >= Number(fromRound))
  const seated = new Set(meant.flatMap(round => round.tables.flatMap(table => table.sides.map(side => side.id))))
  const input = {
    session: session.id,
    entry,
    fact: exchanges ? ('exchanges' as const) : seated.has(entry) ? ('leaves' as const) : ('comes' as const),
    ...(exchanges ? { other, following } : {}),
    fromRound: fromRound === '' ? null : Number(fromRound),
  }
  const change = (step: () => void) => {
    step()
    forget()
  }
  const save = async () => {
    const done = await action.run({ input: { ...input, reason: reason.trim(), idempotencyKey: action.key() } })
    if (!done) return
    change(() => setReason(''))
    setOther('')
  }
  return {
    entry,
    choose: (id: string) => change(() => setEntry(id)),
    other,
    chooseOther: (id: string) => change(() => setOther(id)),
    exchanges,
    following,
    follow: (all: boolean) => change(() => setFollowing(all)),
    fromRound,
    from: (round: string) => change(() => setFromRound(round)),
    reason,
    setReason,
    changes,
    failure: failure ?? action.failure,
    fact: input.fact,
    rounds: open.map(round => round.number),
    late: entries.filter(one => !seated.has(one.id) && !one.withdrawnAt),
    present: entries.filter(one => seated.has(one.id)),
    maySave: changes !== undefined && reason.trim() !== '' && !action.pending,
    preview: () => ask(input),
    save,
  }
}

export type SeatingChoice = ReturnType<typeof useSeatingChange>
