'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { ConfirmEntries, type EntryToConfirm } from '@/components/confirm-entries'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { PublishRoundMutation } from './manage-rounds.graphql'
import type { RoundData } from './round-data'

/** Announces a round; with a start and a length it gets a clock. A movement or seating is announced as a whole. */
export function PublishForm({
  round,
  suspended,
}: {
  readonly round: RoundData
  readonly suspended: readonly EntryToConfirm[]
}) {
  const t = useTranslations('rounds')
  const [following, setFollowing] = useState(round.method === 'movement' || round.method === 'seating')
  const [playing, setPlaying] = useState<readonly string[]>([])
  const action = useAction(PublishRoundMutation, data => data.publishRound)
  const publish = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [start, minutes] = [String(form.get('start') ?? ''), Number(form.get('minutes') || 0)]
    const clock = {
      startsAt: start ? new Date(start).toISOString() : null,
      minutes: minutes > 0 ? minutes : null,
    }
    const input = { round: round.id, following, suspended: [...playing], ...clock, idempotencyKey: action.key() }
    await action.run({ input })
  }
  return (
    <Form onSubmit={publish} className="flex flex-wrap items-end gap-3">
      <Field id={`start-${round.id}`} label={t('startsAt')} className="w-56">
        <TextInput id={`start-${round.id}`} name="start" type="datetime-local" />
      </Field>
      <Field id={`minutes-${round.id}`} label={t('minutes')} className="w-28">
        <TextInput id={`minutes-${round.id}`} name="minutes" type="number" min={1} max={600} inputMode="numeric" />
      </Field>
      {round.method === 'drawn' || round.method === 'manual' ? null : (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" checked={following} onChange={event => setFollowing(event.target.checked)} />
          {t('publishFollowing')}
        </label>
      )}
      <div className="basis-full empty:hidden">
        <ConfirmEntries
          id={`suspended-${round.id}`}
          name="suspended"
          title={t('suspended')}
          hint={t('suspendedHint')}
          entries={suspended}
          line={({ number, nameAsEntered }) => t('suspendedPlays', { number, name: nameAsEntered })}
          confirmed={playing}
          onChange={setPlaying}
        />
      </div>
      <Button type="submit" tone="decide" disabled={action.pending}>
        {t('publish')}
      </Button>
      <ActionOutcome failure={action.failure} notes={action.notes} />
    </Form>
  )
}
