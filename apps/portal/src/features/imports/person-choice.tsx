'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PersonName } from '@/components/person-name'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import type { Candidate } from './import-data'

interface PersonChoiceProps {
  readonly name: string
  readonly entered: string
  readonly externalId?: string | null
  readonly candidates: readonly Candidate[]
  /** A person's id, `new`, or empty while undecided. */
  readonly chosen: string
  readonly onChoose: (choice: string) => void
}

/** The name as entered on one side, those it may be on the other; a likeness decides nothing by itself. */
export function PersonChoice({ name, entered, externalId, candidates, chosen, onChoose }: PersonChoiceProps) {
  const t = useTranslations('identity')
  const locale = useLocale()
  return (
    <fieldset className="grid gap-x-8 gap-y-2 border-rule border-b py-4 sm:grid-cols-[14rem_1fr]">
      <legend className="sr-only">{t('who', { name: entered })}</legend>
      <div>
        <p className="font-medium">{entered}</p>
        {externalId ? <p className="figures text-muted text-sm">{t('externalId', { id: externalId })}</p> : null}
      </div>
      <div className="flex flex-col">
        {candidates.map(candidate => (
          <label key={candidate.person.id} className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-raised">
            <input
              type="radio"
              name={name}
              value={candidate.person.id}
              checked={chosen === candidate.person.id}
              onChange={() => onChoose(candidate.person.id)}
              className="size-4 accent-[var(--ink)]"
            />
            <span className="min-w-0 flex-1">
              <PersonName person={candidate.person} both plain />
              <span className="figures ml-2 text-muted text-sm">
                {[candidate.person.number, candidate.person.club ? inLanguage(candidate.person.club.name, locale) : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="block text-muted text-sm">
                {candidate.because
                  .map(code => codeText(t, `because_${code}`, {}, code))
                  .join(locale === 'en' ? ', ' : '、')}
              </span>
            </span>
            <span className="figures text-muted text-sm" title={t('likeness')}>
              {candidate.score}
            </span>
          </label>
        ))}
        <label className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-raised">
          <input
            type="radio"
            name={name}
            value="new"
            checked={chosen === 'new'}
            onChange={() => onChoose('new')}
            className="size-4 accent-[var(--ink)]"
          />
          {t('newPerson')}
        </label>
        <label className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-raised">
          <input
            type="radio"
            name={name}
            value=""
            checked={chosen === ''}
            onChange={() => onChoose('')}
            className="size-4 accent-[var(--ink)]"
          />
          {t('leaveOpen')}
        </label>
      </div>
    </fieldset>
  )
}
