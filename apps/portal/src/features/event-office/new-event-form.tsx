'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { type EventChoices, EventFields, eventIn } from '@/components/event-fields'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { CreateEventMutation } from './office.graphql'

/** Sanctions an event; its office opens afterwards. */
export function NewEventForm(choices: EventChoices) {
  const t = useTranslations('office')
  const router = useRouter()
  const action = useAction(CreateEventMutation, data => data.createEvent)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { sport, ...written } = eventIn(new FormData(event.currentTarget))
    if (!sport) return
    const payload = await action.run({ input: { ...written, sport, idempotencyKey: action.key() } })
    if (payload?.event) router.push(paths.deskOffice(payload.event.id))
  }
  return (
    <Form onSubmit={submit} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <EventFields {...choices} />
      <div className="sm:col-span-2">
        <Button type="submit" tone="decide" disabled={action.pending}>
          {t('sanction')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </div>
    </Form>
  )
}
