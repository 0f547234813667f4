'use client'

import { useTimeZone, useTranslations } from 'next-intl'
import { useState } from 'react'
import { NameFields, namesIn } from '@/components/name-fields'
import { describedBy, Field, SelectField, TextInput } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { codeOf, type Sport } from '@/lib/codes'
import { eventCategories } from '@/lib/event-categories'
import { plugs } from '@/sports/plugs'

export interface EventChoices {
  readonly editions: readonly {
    readonly id: string
    readonly sport: Sport
    readonly title: string
    readonly usual: boolean
  }[]
  readonly organisations: readonly { readonly id: string; readonly name: string }[]
  readonly own: string | undefined
}

/** What stands in the form to begin with. */
export interface EventValues {
  readonly name: { readonly zh: string; readonly en: string }
  readonly code: string
  readonly sport: Sport
  readonly editionId: string
  readonly category: string
  readonly startsOn: string
  readonly endsOn: string
  readonly timeZone: string
  readonly venue: string | null
}

interface RulesFieldsProps extends Pick<EventChoices, 'editions'> {
  readonly sport: Sport | undefined
  readonly edition: string | undefined
}

/** The sport, and by which of its editions. */
function RulesFields({ editions, sport: first, edition }: RulesFieldsProps) {
  const t = useTranslations('office')
  const sportWords = useTranslations('sport')
  const sports = [...new Set(editions.map(one => one.sport))]
  const [sport, setSport] = useState<Sport | undefined>(first ?? sports[0])
  const ofSport = editions.filter(one => one.sport === sport)
  const known = ofSport.find(({ id }) => id === edition) ?? ofSport.find(({ usual }) => usual)
  return (
    <>
      <SelectField
        id="sport"
        label={t('sport')}
        name="sport"
        value={sport}
        onChange={event => setSport(codeOf(plugs, event.target.value) ?? sport)}
        choices={sports.map(id => ({ value: id, label: codeText(sportWords, id) }))}
      />
      <SelectField
        id="edition"
        label={t('edition')}
        name="edition"
        key={sport}
        defaultValue={known?.id}
        choices={ofSport.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </>
  )
}

/** Sport, edition, category, days, place and both names of an event; read again by `eventIn`. */
export function EventFields({
  editions,
  organisations,
  own,
  values,
}: EventChoices & { readonly values?: EventValues | undefined }) {
  const t = useTranslations('office')
  const here = useTimeZone() ?? 'UTC'
  const categoryWords = useTranslations('category')
  return (
    <>
      <NameFields id="event" required value={values?.name} />
      <SelectField
        id="organisation"
        label={t('organisation')}
        name="organisation"
        defaultValue={own}
        required
        choices={organisations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Field id="code" label={t('code')} hint={t('codeHint')}>
        <TextInput
          id="code"
          name="code"
          required
          defaultValue={values?.code}
          aria-describedby={describedBy('code', { hint: true })}
        />
      </Field>
      <RulesFields editions={editions} sport={values?.sport} edition={values?.editionId} />
      <SelectField
        id="category"
        label={t('category')}
        name="category"
        defaultValue={values?.category}
        choices={eventCategories.map(category => ({ value: category, label: categoryWords(category) }))}
      />
      <Field id="venue" label={t('venue')}>
        <TextInput id="venue" name="venue" defaultValue={values?.venue ?? ''} />
      </Field>
      <Field id="startsOn" label={t('startsOn')}>
        <TextInput id="startsOn" name="startsOn" type="date" required defaultValue={values?.startsOn} />
      </Field>
      <Field id="endsOn" label={t('endsOn')}>
        <TextInput id="endsOn" name="endsOn" type="date" required defaultValue={values?.endsOn} />
      </Field>
      <Field id="timeZone" label={t('timeZone')}>
        <TextInput id="timeZone" name="timeZone" defaultValue={values?.timeZone ?? here} />
      </Field>
    </>
  )
}

/** What was written in the fields of an event. */
export const eventIn = (form: FormData) => {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    organisation: text('organisation'),
    code: text('code'),
    ...namesIn(form),
    sport: codeOf(plugs, text('sport')),
    edition: text('edition'),
    category: text('category'),
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
    timeZone: text('timeZone') || null,
    venue: text('venue') || null,
  }
}
