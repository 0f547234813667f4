'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { useClient } from 'urql'
import { ActionOutcome } from '@/components/action-outcome'
import { type EventChoices, EventFields, eventIn, type EventValues } from '@/components/event-fields'
import { Button } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import type { ApiProblem } from '@/lib/graphql/result'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { CheckEventRequestQuery, RequestEventMutation, ResubmitEventRequestMutation } from './event-requests.graphql'
import { Findings } from './findings'

interface RequestFormProps {
  readonly choices: EventChoices
  /** The request that is mended; a new one otherwise. */
  readonly mended?: {
    readonly id: string
    readonly version: number
    readonly values: EventValues
    readonly note: string | null
  }
}

/** Asks for an event: checked against the regulations first, as often as one likes, then sent. */
export function RequestForm({ choices, mended }: RequestFormProps) {
  const t = useTranslations('eventRequests')
  const router = useRouter()
  const client = useClient()
  const form = useRef<HTMLFormElement>(null)
  const [findings, setFindings] = useState<readonly ApiProblem[]>()
  const ask = useAction(RequestEventMutation, data => data.requestEvent)
  const again = useAction(ResubmitEventRequestMutation, data => data.resubmitEventRequest)
  const written = () => {
    const data = new FormData(form.current ?? undefined)
    const { sport, ...rest } = eventIn(data)
    return sport ? { ...rest, sport, note: String(data.get('note') ?? '').trim() || null } : undefined
  }
  const check = async () => {
    const input = written()
    if (!input || !form.current?.reportValidity()) return
    const { data } = await client
      .query(CheckEventRequestQuery, { input }, { requestPolicy: 'network-only' })
      .toPromise()
    setFindings(data?.checkEventRequest.findings)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = written()
    if (!input) return
    const payload = mended
      ? await again.run({
          input: { ...input, request: mended.id, expectedVersion: mended.version, idempotencyKey: again.key() },
        })
      : await ask.run({ input: { ...input, idempotencyKey: ask.key() } })
    if (!payload?.request) return
    setFindings(undefined)
    router.push(paths.deskEventRequest(payload.request.id))
    router.refresh()
  }
  return (
    <Form ref={form} onSubmit={submit} className="grid max-w-3xl gap-4 sm:grid-cols-2" aria-label={t('ask')}>
      <EventFields {...choices} values={mended?.values} />
      <Field id="note" label={t('note')} className="sm:col-span-2">
        <TextArea id="note" name="note" rows={3} defaultValue={mended?.note ?? ''} />
      </Field>
      <div className="sm:col-span-2">
        <div className="flex flex-wrap gap-3">
          <Button type="button" onClick={check}>
            {t('check')}
          </Button>
          <Button type="submit" tone="decide" disabled={ask.pending || again.pending}>
            {t(mended ? 'sendAgain' : 'send')}
          </Button>
        </div>
        <ActionOutcome failure={ask.failure ?? again.failure} />
        <div role="status" className="mt-4 empty:mt-0">
          {findings ? <Findings findings={findings} /> : null}
        </div>
      </div>
    </Form>
  )
}
