'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useAction } from '@/lib/graphql/use-action'
import { ReopenRoundMutation } from './manage-rounds.graphql'
import type { DirectorRound } from './round-data'

/** What reopening undoes and what stays, said before it is done. */
function Effects({ reopening }: { readonly reopening: NonNullable<DirectorRound['reopening']> }) {
  const t = useTranslations('rounds.reopen')
  const { drafts, later, publishedRevision, advanced } = reopening
  const lines = [
    drafts.length > 0 ? t('drafts', { rounds: drafts.join(', ') }) : '',
    later.length > 0 ? t('later', { rounds: later.join(', ') }) : '',
    publishedRevision === null ? '' : t('published', { number: publishedRevision }),
    advanced > 0 ? t('advanced', { count: advanced }) : '',
  ].filter(Boolean)
  return (
    <ul className="mb-3 list-disc pl-5 text-sm">
      {(lines.length > 0 ? lines : [t('nothing')]).map(line => (
        <li key={line}>{line}</li>
      ))}
      <li>{t('recomputed')}</li>
    </ul>
  )
}

/** Takes results in a closed round again, with a reason. */
export function ReopenForm({ round }: { readonly round: DirectorRound }) {
  const t = useTranslations('rounds.reopen')
  const [reason, setReason] = useState('')
  const action = useAction(ReopenRoundMutation, data => data.reopenRound)
  const { reopening } = round
  if (!reopening) return null
  if (reopening.official) return <p className="mt-3 text-muted text-sm">{t('official')}</p>
  const id = `reopen-${round.id}`
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { round: round.id, reason: reason.trim(), idempotencyKey: action.key() }
    await action.run({ input })
  }
  return (
    <details className="mt-3 max-w-xl">
      <summary className="link min-h-11">{t('title')}</summary>
      <Form onSubmit={submit} className="mt-2">
        <Effects reopening={reopening} />
        <Field id={id} label={t('reason')}>
          <TextInput id={id} name="reason" required value={reason} onChange={event => setReason(event.target.value)} />
        </Field>
        <Button type="submit" className="mt-3" disabled={action.pending}>
          {t('do')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </Form>
    </details>
  )
}
