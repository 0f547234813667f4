'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { numberedText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import type { ResultOf } from '@/gql'
import { type ApiFailure, toResult, withProblems } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { ChangeSeatingMutation, PreviewSeatingQuery } from './manage-rounds.graphql'
import type { DirectorSession, DirectorStage } from './round-data'

type Changes = NonNullable<ResultOf<typeof PreviewSeatingQuery>['previewSeating']['changes']>

interface SeatingChangeProps {
  readonly session: DirectorSession
  readonly entries: DirectorStage['entries']
}

/** Every table that becomes another, shown before anything is stored. */
function ChangeList({ changes }: { readonly changes: Changes }) {
  const t = useTranslations('rounds.seatingChange')
  const locale = useLocale()
  return (
    <ul role="status" className="my-3 border-rule border-t">
      {changes.map(({ round, table, after }) => {
        const names = after.map(side => numberedText(side, locale)).join(' – ')
        const place = t('place', { round, table })
        return (
          <li key={`${round} ${table}`} className="flex flex-wrap gap-x-4 border-rule border-b py-1">
            <span className="figures">{place}</span>
            <span>{after.length > 1 ? names : after.length === 1 ? t('alone', { names }) : t('empty')}</span>
          </li>
        )
      })}
    </ul>
  )
}

const useSeatingChange = ({ session, entries }: SeatingChangeProps) => {
  const client = useClient()
  const [entry, setEntry] = useState('')
  const [fromRound, setFromRound] = useState('')
  const [reason, setReason] = useState('')
  const [changes, setChanges] = useState<Changes>()
  const [failure, setFailure] = useState<ApiFailure>()
  const action = useAction(ChangeSeatingMutation, data => data.changeSeating)
  const open = session.rounds.filter(round => round.status !== 'CLOSED')
  const meant = open.filter(round => fromRound === '' || round.number >= Number(fromRound))
  const seated = new Set(meant.flatMap(round => round.tables.flatMap(table => table.sides.map(side => side.id))))
  const input = {
    session: session.id,
    entry,
    fact: seated.has(entry) ? ('leaves' as const) : ('comes' as const),
    fromRound: fromRound === '' ? null : Number(fromRound),
  }
  const change = (step: () => void) => {
    step()
    setChanges(undefined)
    setFailure(undefined)
  }
  const preview = async () => {
    const asked = client.query(PreviewSeatingQuery, { input }, { requestPolicy: 'network-only' })
    const answer = toResult(await asked.toPromise())
    const result = answer.ok ? withProblems(answer.data.previewSeating) : answer
    setFailure(result.ok ? undefined : result.failure)
    setChanges(result.ok ? (result.data.changes ?? []) : undefined)
  }
  const save = async () => {
    const done = await action.run({ input: { ...input, reason: reason.trim(), idempotencyKey: action.key() } })
    if (done) change(() => setReason(''))
  }
  return {
    entry,
    choose: (id: string) => change(() => setEntry(id)),
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
    preview,
    save,
  }
}

type Change = ReturnType<typeof useSeatingChange>

function Who({ id, change }: { readonly id: string; readonly change: Change }) {
  const t = useTranslations('rounds.seatingChange')
  const locale = useLocale()
  const groups = [
    { label: t('late'), entries: change.late },
    { label: t('present'), entries: change.present },
  ]
  return (
    <Field id={id} label={t('who')}>
      <Select id={id} name="entry" value={change.entry} onChange={event => change.choose(event.target.value)}>
        <option value="">{t('choose')}</option>
        {groups.map(({ label, entries }) =>
          entries.length > 0 ? (
            <optgroup key={label} label={label}>
              {entries.map(one => (
                <option key={one.id} value={one.id}>
                  {numberedText(one, locale)}
                </option>
              ))}
            </optgroup>
          ) : null,
        )}
      </Select>
    </Field>
  )
}

/** Somebody comes late or leaves: who, from which round, what it changes, why. */
export function SeatingChange(props: SeatingChangeProps) {
  const t = useTranslations('rounds.seatingChange')
  const change = useSeatingChange(props)
  if (change.rounds.length === 0) return null
  const id = `seating-${props.session.id}`
  return (
    <details className="mt-3 max-w-xl">
      <summary className="link min-h-11">{t('title')}</summary>
      <div className="flex flex-col gap-3">
        <Who id={`${id}-who`} change={change} />
        <Field id={`${id}-from`} label={t('from')}>
          <Select
            id={`${id}-from`}
            name="fromRound"
            value={change.fromRound}
            onChange={event => change.from(event.target.value)}
          >
            <option value="">{t('firstUnplayed')}</option>
            {change.rounds.map(round => (
              <option key={round} value={round}>
                {t('fromRound', { round })}
              </option>
            ))}
          </Select>
        </Field>
        {change.entry ? <p>{t(change.fact === 'comes' ? 'comes' : 'leaves')}</p> : null}
        <Button disabled={!change.entry} onClick={change.preview}>
          {t('preview')}
        </Button>
        {change.changes ? <ChangeList changes={change.changes} /> : null}
        <Field id={`${id}-reason`} label={t('reason')}>
          <TextInput
            id={`${id}-reason`}
            name="reason"
            value={change.reason}
            onChange={event => change.setReason(event.target.value)}
          />
        </Field>
        <Button tone="decide" disabled={!change.maySave} onClick={change.save}>
          {t('do')}
        </Button>
        <ActionOutcome failure={change.failure} />
      </div>
    </details>
  )
}
