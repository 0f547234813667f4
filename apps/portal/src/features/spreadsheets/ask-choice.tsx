'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PersonName } from '@/components/person-name'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import type { Ask } from './spreadsheet-data'

const line = 'flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-raised'
const dot = 'size-4 accent-[var(--ink)]'

interface AskChoiceProps {
  readonly ask: Ask
  /** A sheet of people: whoever is found is not registered again. */
  readonly ofPeople: boolean
  /** Nobody may be new: only members can be meant. */
  readonly onlyKnown: boolean
}

/** Who somebody in a row is: those of the register whom it may mean, or somebody new. */
export function AskChoice({ ask, ofPeople, onlyKnown }: AskChoiceProps) {
  const t = useTranslations('spreadsheets')
  const because = useTranslations('identity')
  const locale = useLocale()
  const name = `who.${ask.key}`
  return (
    <fieldset className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
      <legend className="sr-only">{t('who', { name: ask.text })}</legend>
      <p className="py-2 font-medium">
        {ask.text}
        {ask.sameAs ? <span className="block text-muted text-sm">{t('sameAs', { row: ask.sameAs })}</span> : null}
      </p>
      <div className="flex flex-col">
        {ask.candidates.map(({ person, score, because: reasons }) => (
          <label key={person.id} className={line}>
            <input
              type="radio"
              name={name}
              value={person.id}
              defaultChecked={ask.proposed?.id === person.id}
              className={dot}
            />
            <span className="min-w-0 flex-1">
              <PersonName person={person} both plain />
              <span className="figures ml-2 text-muted text-sm">
                {[person.number, person.club ? inLanguage(person.club.name, locale) : ''].filter(Boolean).join(' · ')}
              </span>
              <span className="block text-muted text-sm">
                {ofPeople ? `${t('isRegistered')} · ` : ''}
                {reasons
                  .map(code => codeText(because, `because_${code}`, {}, code))
                  .join(locale === 'en' ? ', ' : '、')}
              </span>
            </span>
            <span className="figures text-muted text-sm">{score}</span>
          </label>
        ))}
        {onlyKnown ? null : (
          <label className={line}>
            <input type="radio" name={name} value={ask.mustDecide ? 'new' : ''} className={dot} />
            {t(ask.mustDecide ? 'newPerson' : 'leaveOpen')}
          </label>
        )}
        {ask.mustDecide ? (
          <label className={line}>
            <input type="radio" name={name} value="leaveOut" className={dot} />
            {t('leaveOut')}
          </label>
        ) : null}
      </div>
    </fieldset>
  )
}
