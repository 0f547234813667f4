'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { AbsentChoice, absentIn } from './absent-choice'
import { ApplySeatingMutation } from './manage-rounds.graphql'
import type { DirectorStage, RoundData } from './round-data'

interface RedrawFormProps {
  readonly session: string
  readonly round: RoundData
  readonly entries: DirectorStage['entries']
}

/** Draws the draft of a round again by the standings: tables that are ticked stay, whoever is absent has no seat. */
export function RedrawForm({ session, round, entries }: RedrawFormProps) {
  const t = useTranslations('rounds.seating')
  const action = useAction(ApplySeatingMutation, data => data.applySeating)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const keep = form.getAll('keep').map(String)
    const input = { session, kind: 'swiss' as const, keep, absent: absentIn(form), idempotencyKey: action.key() }
    await action.run({ input })
  }
  return (
    <details className="mt-4 max-w-3xl">
      <summary className="link min-h-11">{t('redraw')}</summary>
      <Form onSubmit={submit} className="mt-2 flex flex-col gap-3">
        <p className="text-muted text-sm">{t('redrawHint')}</p>
        <fieldset className="flex flex-wrap gap-x-5">
          <legend className="sr-only">{t('redraw')}</legend>
          {round.tables
            .filter(table => table.kind === 'match')
            .map(({ id, label }) => (
              <label key={id} className="flex min-h-11 items-center gap-2">
                <input type="checkbox" name="keep" value={label} /> {t('keepTable', { table: label })}
              </label>
            ))}
        </fieldset>
        <AbsentChoice entries={entries} />
        <div>
          <Button type="submit" disabled={action.pending}>
            {t('redrawDo')}
          </Button>
        </div>
        <ActionOutcome failure={action.failure} notes={action.notes} />
      </Form>
    </details>
  )
}
