'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { NameFields, namesIn } from '@/components/name-fields'
import { Button } from '@/components/ui/button'
import { describedBy, Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { codeText } from '@/i18n/code-text'
import { useRouter } from '@/i18n/navigation'
import { codeOf, type Sport } from '@/lib/codes'
import { eventCategories } from '@/lib/event-categories'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { plugs } from '@/sports/plugs'
import { CreateEventMutation } from './office.graphql'

interface NewEventProps {
  readonly editions: readonly {
    readonly id: string
    readonly sport: Sport
    readonly title: string
    readonly usual: boolean
  }[]
  readonly organisations: readonly { readonly id: string; readonly name: string }[]
  readonly own: string | undefined
}

/** Sport, edition, category, dates, place and both names; the event's office opens afterwards. */
export function NewEventForm({ editions, organisations, own }: NewEventProps) {
  const t = useTranslations('office')
  const sportWords = useTranslations('sport')
  const categoryWords = useTranslations('category')
  const router = useRouter()
  const sports = [...new Set(editions.map(edition => edition.sport))]
  const [sport, setSport] = useState<Sport | undefined>(sports[0])
  const action = useAction(CreateEventMutation, data => data.createEvent)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!sport) return
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const payload = await action.run({
      input: {
        organisation: text('organisation'),
        code: text('code'),
        ...namesIn(form),
        sport,
        edition: text('edition'),
        category: text('category'),
        startsOn: text('startsOn'),
        endsOn: text('endsOn'),
        timeZone: text('timeZone') || null,
        venue: text('venue') || null,
        idempotencyKey: action.key(),
      },
    })
    if (payload?.event) router.push(paths.deskOffice(payload.event.id))
  }
  return (
    <Form onSubmit={submit} className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <NameFields id="event" required />
      <SelectField
        id="organisation"
        label={t('organisation')}
        name="organisation"
        defaultValue={own}
        required
        choices={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field id="code" label={t('code')} hint={t('codeHint')}>
        <TextInput id="code" name="code" required aria-describedby={describedBy('code', { hint: true })} />
      </Field>
      <SelectField
        id="sport"
        label={t('sport')}
        value={sport}
        onChange={event => setSport(codeOf(plugs, event.target.value) ?? sport)}
        choices={sports.map(id => ({ value: id, label: codeText(sportWords, id) }))}
      />
      <SelectField
        id="edition"
        label={t('edition')}
        name="edition"
        key={sport}
        defaultValue={editions.find(edition => edition.sport === sport && edition.usual)?.id}
        choices={editions
          .filter(edition => edition.sport === sport)
          .map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SelectField
        id="category"
        label={t('category')}
        name="category"
        choices={eventCategories.map(category => ({ value: category, label: categoryWords(category) }))}
      />
      <Field id="venue" label={t('venue')}>
        <TextInput id="venue" name="venue" />
      </Field>
      <Field id="startsOn" label={t('startsOn')}>
        <TextInput id="startsOn" name="startsOn" type="date" required />
      </Field>
      <Field id="endsOn" label={t('endsOn')}>
        <TextInput id="endsOn" name="endsOn" type="date" required />
      </Field>
      <Field id="timeZone" label={t('timeZone')}>
        <TextInput id="timeZone" name="timeZone" defaultValue="Asia/Shanghai" />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" tone="decide" disabled={action.pending}>
          {t('sanction')}
        </Button>
        <ActionOutcome failure={action.failure} />
      </div>
    </Form>
  )
}
