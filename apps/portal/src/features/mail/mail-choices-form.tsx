'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { ResultOf, VariablesOf } from '@/gql'
import { useAction } from '@/lib/graphql/use-action'
import { type MailChoicesQuery, SetMailChoicesMutation } from './mail.graphql'

type Choices = NonNullable<NonNullable<ResultOf<typeof MailChoicesQuery>['viewer']['account']>['mails']>
type Input = VariablesOf<typeof SetMailChoicesMutation>['input']
type Delivery = Choices['topics'][number]['delivery']

/** `22:30` ↔ minutes since midnight. */
const minutesOf = (text: string): number | null => {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(text) ?? []
  return hour && minute ? Number(hour) * 60 + Number(minute) : null
}
const two = (value: number): string => String(value).padStart(2, '0')
const timeOf = (minutes: number | null): string =>
  minutes === null ? '' : `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** What was chosen in the form. */
const choicesIn = (form: FormData, { topics }: Choices): Input => {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    language: text('language') === 'en' ? 'en' : 'zh',
    quietFrom: minutesOf(text('quietFrom')),
    quietUntil: minutesOf(text('quietUntil')),
    topics: topics.map(({ topic }) => ({ topic, delivery: text(`topic-${topic}`) as Delivery })),
  }
}

/** Hours in which nothing comes that can wait. */
function QuietHours({ choices }: { readonly choices: Choices }) {
  const t = useTranslations('mailChoices')
  return (
    <fieldset>
      <legend className="font-medium text-sm">{t('quiet')}</legend>
      <p className="mb-2 text-muted text-sm">{t('quietHint', { zone: choices.timeZone })}</p>
      <div className="grid grid-cols-2 gap-4">
        <Field id="quiet-from" label={t('from')}>
          <TextInput id="quiet-from" name="quietFrom" type="time" defaultValue={timeOf(choices.quietFrom)} />
        </Field>
        <Field id="quiet-until" label={t('until')}>
          <TextInput id="quiet-until" name="quietUntil" type="time" defaultValue={timeOf(choices.quietUntil)} />
        </Field>
      </div>
    </fieldset>
  )
}

/** Of each topic at once, daily or never; the language, and hours in which nothing comes that can wait. */
export function MailChoicesForm({ choices }: { readonly choices: Choices }) {
  const t = useTranslations('mailChoices')
  const router = useRouter()
  const [saved, setSaved] = useState(false)
  const set = useAction(SetMailChoicesMutation, data => data.setMailChoices)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSaved(false)
    if (!(await set.run({ input: choicesIn(new FormData(event.currentTarget), choices) }))) return
    setSaved(true)
    router.refresh()
  }
  return (
    <Form onSubmit={submit} aria-label={t('choose')} className="flex max-w-xl flex-col gap-4">
      {choices.topics.map(({ topic, delivery, possible }) => (
        <SelectField
          key={topic}
          id={`topic-${topic}`}
          name={`topic-${topic}`}
          label={t(`topics.${topic}`)}
          defaultValue={delivery}
          choices={possible.map(value => ({ value, label: t(`delivery.${value}`) }))}
        />
      ))}
      <QuietHours choices={choices} />
      <SelectField
        id="mail-language"
        name="language"
        label={t('language')}
        defaultValue={choices.language}
        choices={[
          { value: 'zh', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
      />
      <div>
        <Button type="submit" tone="strong" disabled={set.pending}>
          {t('save')}
        </Button>
        <ActionOutcome failure={set.failure} />
        {saved ? (
          <p role="status" className="mt-2 text-muted text-sm">
            {t('saved')}
          </p>
        ) : null}
      </div>
    </Form>
  )
}
