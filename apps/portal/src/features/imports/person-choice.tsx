'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PersonName } from '@/components/person-name'
import { codeText } from '@/i18n/code-text'
import { inLanguage } from '@/lib/format/bilingual'
import { Choice } from './choice'
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

/** Somebody it may be, by what, and how like. */
function Likeness({ candidate: { person, because, score } }: { readonly candidate: Candidate }) {
  const t = useTranslations('identity')
  const locale = useLocale()
  return (
    <>
      <span className="min-w-0 flex-1">
        <PersonName person={person} both plain />
        <span className="figures ml-2 text-muted text-sm">
          {[person.number, person.club ? inLanguage(person.club.name, locale) : ''].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-muted text-sm">
          {because.map(code => codeText(t, `because_${code}`, {}, code)).join(locale === 'en' ? ', ' : '、')}
        </span>
      </span>
      <span className="figures text-muted text-sm" title={t('likeness')}>
        {score}
      </span>
    </>
  )
}

/** The name as entered on one side, those it may be on the other; a likeness decides nothing by itself. */
export function PersonChoice({ name, entered, externalId, candidates, chosen, onChoose }: PersonChoiceProps) {
  const t = useTranslations('identity')
  const choice = { name, chosen, onChoose }
  return (
    <fieldset className="grid gap-x-8 gap-y-2 border-rule border-b py-4 sm:grid-cols-[14rem_1fr]">
      <legend className="sr-only">{t('who', { name: entered })}</legend>
      <div>
        <p className="font-medium">{entered}</p>
        {externalId ? <p className="figures text-muted text-sm">{t('externalId', { id: externalId })}</p> : null}
      </div>
      <div className="flex flex-col">
        {candidates.map(candidate => (
          <Choice key={candidate.person.id} value={candidate.person.id} {...choice}>
            <Likeness candidate={candidate} />
          </Choice>
        ))}
        <Choice value="new" {...choice}>
          {t('newPerson')}
        </Choice>
        <Choice value="" {...choice}>
          {t('leaveOpen')}
        </Choice>
      </div>
    </fieldset>
  )
}
