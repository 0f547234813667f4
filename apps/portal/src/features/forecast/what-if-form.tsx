import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field, refusedAs, Select, TextInput } from '@/components/ui/field'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { type Numbered, paths } from '@/lib/paths'
import type { ComingEvent } from './load-outlook'
import type { WhatIfRequest } from './read-what-if'

interface FormProps {
  readonly player: Numbered
  readonly asked: WhatIfRequest
  readonly entered: readonly ComingEvent[]
  readonly others: readonly ComingEvent[]
  /** What is wrong with what was asked, by the field it speaks of. */
  readonly problems: ReadonlyMap<string, string>
}

function Options({ label, events }: { readonly label: string; readonly events: readonly ComingEvent[] }) {
  const locale = useLocale()
  if (events.length === 0) return null
  return (
    <optgroup label={label}>
      {events.map(event => (
        <option key={event.id} value={event.id}>
          {`${inLanguage(event.name, locale)} · ${formatDate(event.startsOn, locale)}`}
        </option>
      ))}
    </optgroup>
  )
}

/** Which event, which place, and of how many. All of it stands in the address. */
export function WhatIfForm({ player, asked, entered, others, problems }: FormProps) {
  const t = useTranslations('outlook.whatIf')
  const locale = useLocale()
  const [event, place, field] = ['event', 'place', 'field'].map(name => problems.get(name))
  return (
    <form
      action={`/${locale}${paths.whatIf(player)}`}
      method="get"
      className="grid grid-cols-2 items-start gap-3 border-rule border-y py-4 sm:grid-cols-[minmax(0,1fr)_7rem_11rem]"
    >
      <Field id="what-if-event" label={t('event')} problem={event} className="col-span-2 sm:col-span-1">
        <Select
          id="what-if-event"
          name="event"
          defaultValue={asked.event}
          {...refusedAs('what-if-event', { problem: event })}
        >
          <Options label={t('entered')} events={entered} />
          <Options label={t('others')} events={others} />
        </Select>
      </Field>
      <Field id="what-if-place" label={t('place')} problem={place}>
        <TextInput
          id="what-if-place"
          name="place"
          type="number"
          min={1}
          required
          inputMode="numeric"
          defaultValue={asked.place ?? 3}
          {...refusedAs('what-if-place', { problem: place })}
        />
      </Field>
      <Field id="what-if-field" label={t('field')} hint={t('fieldHint')} problem={field}>
        <TextInput
          id="what-if-field"
          name="field"
          type="number"
          min={1}
          inputMode="numeric"
          defaultValue={asked.field}
          {...refusedAs('what-if-field', { hint: true, problem: field })}
        />
      </Field>
      <Button type="submit" tone="strong" className="justify-self-start">
        {t('ask')}
      </Button>
    </form>
  )
}
