'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { codeText } from '@/i18n/code-text'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import type { ImportData, ImportSummary } from './import-data'
import { CommitImportMutation } from './imports.graphql'
import { PersonChoice } from './person-choice'

interface CommitFormProps {
  readonly file: Pick<ImportData, 'id'>
  readonly summary: ImportSummary
}

const categories = ['club', 'local', 'regional', 'national', 'international'] as const

/** Who is who, by which arithmetic, and then the commit: all of the file or nothing. */
export function CommitForm({ file, summary }: CommitFormProps) {
  const t = useTranslations('imports')
  const profiles = useTranslations('profile')
  const categoryWords = useTranslations('category')
  const router = useRouter()
  const [choices, setChoices] = useState<Readonly<Record<string, string>>>({})
  const action = useAction(CommitImportMutation, data => data.commitImport)
  const doubtful = summary.people.filter(person => person.candidates.length > 0 && person.person === null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const decisions = Object.entries(choices)
      .filter(([, choice]) => choice !== '')
      .map(([key, choice]) => (choice === 'new' ? { key, newPerson: true } : { key, person: choice }))
    const payload = await action.run({
      input: {
        import: file.id,
        profile: String(form.get('profile')) || null,
        category: String(form.get('category')) || null,
        registerUnknown: form.get('registerUnknown') === 'on',
        decisions,
        idempotencyKey: action.key(),
      },
    })
    if (payload?.event) router.push(paths.deskEvent(payload.event.id))
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <section>
        <h2 className="mb-1 text-lg">{t('people')}</h2>
        <p className="text-muted">
          {t('peopleCount', { matched: summary.matched, doubtful: summary.doubtful, unknown: summary.unknown })}
        </p>
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
                onChoose={choice => setChoices(before => ({ ...before, [person.key]: choice }))}
              />
            ))}
          </div>
        ) : null}
        <label className="mt-2 flex min-h-11 items-center gap-3">
          <input type="checkbox" name="registerUnknown" className="size-4 accent-[var(--ink)]" />
          {t('registerUnknown', { count: summary.unknown })}
        </label>
      </section>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <Field id="profile" label={t('profile')} hint={t('profileHint')}>
          <Select id="profile" name="profile" defaultValue={summary.profile ?? ''} aria-describedby="profile-hint">
            {summary.profiles.map(id => (
              <option key={id} value={id}>
                {codeText(profiles, id)}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="category" label={t('category')}>
          <Select id="category" name="category" defaultValue="club">
            {categories.map(id => (
              <option key={id} value={id}>
                {categoryWords(id)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone="decide" disabled={action.pending}>
          {action.pending ? t('committing') : t('commit')}
        </Button>
        <p className="mt-2 text-muted text-sm">{t('commitHint')}</p>
      </div>
    </form>
  )
}
