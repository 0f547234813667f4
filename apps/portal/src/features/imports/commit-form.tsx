'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { Field, SelectField, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { codeText } from '@/i18n/code-text'
import { useRouter } from '@/i18n/navigation'
import { eventCategories } from '@/lib/event-categories'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import type { ImportData, ImportSummary } from './import-data'
import { CommitImportMutation } from './imports.graphql'
import { PersonChoice } from './person-choice'
import { chosenScores, ScoreChoices } from './score-choices'
import { allLines, StatedLines } from './stated-lines'

interface CommitFormProps {
  readonly file: Pick<ImportData, 'id'>
  readonly summary: ImportSummary
}

/** The person chosen for each doubtful key: an id, `new`, or nobody yet. */
type Choices = Readonly<Record<string, string>>

interface PeopleProps {
  readonly summary: ImportSummary
  readonly choices: Choices
  readonly onChoose: (choices: Choices) => void
  readonly exact: Choices
}

/** Whoever is the only one of exactly the name is taken for meant, until somebody says otherwise. */
const exactOf = (summary: ImportSummary): Choices =>
  Object.fromEntries(
    summary.people.flatMap(({ key, person, candidates }) => {
      const same = candidates.filter(one => one.because.includes('sameName') && !one.because.includes('formerName'))
      return person === null && same.length === 1 && same[0] ? [[key, same[0].person.id]] : []
    }),
  )

/** How many people the file names, and a choice for each that is doubtful. */
function People({ summary, choices, onChoose, exact }: PeopleProps) {
  const t = useTranslations('imports')
  const doubtful = summary.people.filter(person => person.candidates.length > 0 && person.person === null)
  return (
    <section>
      <h2 className="mb-1 text-lg">{t('people')}</h2>
      <p className="text-muted">
        {t('peopleCount', { matched: summary.matched, doubtful: summary.doubtful, unknown: summary.unknown })}
      </p>
      {Object.keys(exact).length > 0 ? (
        <Button size="small" className="mt-2" onClick={() => onChoose({ ...choices, ...exact })}>
          {t('acceptExact', { count: Object.keys(exact).length })}
        </Button>
      ) : null}
      {doubtful.length > 0 ? (
        <div className="mt-3 border-rule border-t">
          {doubtful.map(person => (
            <PersonChoice
              key={person.key}
              name={`person-${person.key}`}
              entered={person.name}
              externalId={person.externalId}
              candidates={person.candidates}
              chosen={choices[person.key] ?? ''}
              onChoose={choice => onChoose({ ...choices, [person.key]: choice })}
            />
          ))}
        </div>
      ) : null}
      <label className="mt-2 flex min-h-11 items-center gap-3">
        <input type="checkbox" name="registerUnknown" className="size-4 accent-[var(--ink)]" />
        {t('registerUnknown', { count: summary.unknown })}
      </label>
    </section>
  )
}

interface NamingProps extends Pick<CommitFormProps, 'summary'> {
  /** The event that the file is a stage of; empty for a new one. */
  readonly into: string
  readonly onInto: (event: string) => void
}

/** What the event is called: the title of the file in both languages, until somebody knows better; a code if it has one. */
function Naming({ summary: { title, date, events }, into, onInto }: NamingProps) {
  const t = useTranslations('imports')
  const locale = useLocale()
  const called = ({ code, startsOn, name }: (typeof events)[number]) =>
    `${inLanguage(name, locale)} · ${formatDate(startsOn, locale)} · ${code}`
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      {events.length > 0 ? (
        <SelectField
          id="event"
          label={t('into')}
          hint={t('intoHint')}
          name="event"
          value={into}
          onChange={change => onInto(change.target.value)}
          choices={[{ value: '', label: t('newEvent') }, ...events.map(one => ({ value: one.id, label: called(one) }))]}
          className="sm:col-span-2"
        />
      ) : null}
      <Field id="nameZh" label={t('nameZh')}>
        <TextInput id="nameZh" name="nameZh" lang="zh-CN" defaultValue={title} required />
      </Field>
      <Field id="nameEn" label={t('nameEn')}>
        <TextInput id="nameEn" name="nameEn" lang="en" defaultValue={title} />
      </Field>
      {date === null ? (
        <Field id="date" label={t('date')} hint={t('dateHint')}>
          <TextInput id="date" name="date" type="date" required aria-describedby="date-hint" />
        </Field>
      ) : null}
      {into === '' ? (
        <Field id="code" label={t('code')} hint={t('codeHint')}>
          <TextInput
            id="code"
            name="code"
            pattern="[A-Za-z0-9][A-Za-z0-9._\-]{0,31}"
            autoCapitalize="characters"
            aria-describedby="code-hint"
          />
        </Field>
      ) : null}
    </div>
  )
}

/** By which arithmetic the results are computed, and what kind of event it was: one that was sanctioned has its own. */
function Settings({ summary, isNew }: { readonly summary: ImportSummary; readonly isNew: boolean }) {
  const t = useTranslations('imports')
  const profiles = useTranslations('profile')
  const categoryWords = useTranslations('category')
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
      {summary.profiles.length > 0 ? (
        <SelectField
          id="profile"
          label={t('profile')}
          hint={t('profileHint')}
          name="profile"
          defaultValue={summary.profile ?? ''}
          choices={summary.profiles.map(id => ({ value: id, label: codeText(profiles, id) }))}
        />
      ) : null}
      {summary.winnersChoices.length > 0 ? (
        <SelectField
          id="winners"
          label={t('winners')}
          hint={t('winnersHint')}
          name="winners"
          defaultValue={`${summary.winners}`}
          choices={summary.winnersChoices.map(winners => ({
            value: `${winners}`,
            label: t('winnersCount', { winners }),
          }))}
        />
      ) : null}
      {isNew ? (
        <SelectField
          id="category"
          label={t('category')}
          name="category"
          defaultValue="club"
          choices={eventCategories.map(id => ({ value: id, label: categoryWords(id) }))}
        />
      ) : null}
    </div>
  )
}

/** Who is who, by which arithmetic, and then the commit: all of the file or nothing. */
export function CommitForm({ file, summary }: CommitFormProps) {
  const t = useTranslations('imports')
  const router = useRouter()
  const exact = exactOf(summary)
  const [choices, setChoices] = useState<Choices>(exact)
  const [into, setInto] = useState('')
  const [taken, setTaken] = useState(() => allLines(summary, summary.linesByHand))
  const action = useAction(CommitImportMutation, data => data.commitImport)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const decisions = Object.entries(choices)
      .filter(([, choice]) => choice !== '')
      .map(([key, choice]) => ({ key, is: choice === 'new' ? { newPerson: true } : { person: choice } }))
    const payload = await action.run({
      input: {
        import: file.id,
        profile: String(form.get('profile') ?? '') || null,
        winners: Number(form.get('winners')) || null,
        category: String(form.get('category') ?? '') || null,
        date: String(form.get('date') ?? '') || null,
        nameZh: String(form.get('nameZh') ?? ''),
        nameEn: String(form.get('nameEn') ?? ''),
        code: String(form.get('code') ?? '') || null,
        event: String(form.get('event') ?? '') || null,
        asStated: [...taken.slots],
        allAsStated: taken.all,
        fileScores: chosenScores(summary, form),
        registerUnknown: form.get('registerUnknown') === 'on',
        decisions,
        idempotencyKey: action.key(),
      },
    })
    if (payload?.event) router.push(paths.deskEvent(payload.event.id))
  }
  return (
    <Form onSubmit={submit} className="flex flex-col gap-6">
      <People summary={summary} choices={choices} onChoose={setChoices} exact={exact} />
      {summary.because.length > 0 ? (
        <section>
          <h2 className="mb-2 text-lg">{t('because')}</h2>
          <ProblemList problems={summary.because} />
        </section>
      ) : null}
      <ScoreChoices summary={summary} />
      <StatedLines summary={summary} taken={taken} onTake={setTaken} />
      <Naming summary={summary} into={into} onInto={setInto} />
      <Settings summary={summary} isNew={into === ''} />
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone="decide" disabled={action.pending}>
          {action.pending ? t('committing') : t('commit')}
        </Button>
        <p className="mt-2 text-muted text-sm">{t('commitHint')}</p>
      </div>
    </Form>
  )
}
