'use client'

import { useLocale, useTranslations } from 'next-intl'
import { entryText } from '@/components/entry-names'
import type { DirectorStage } from './round-data'

interface AbsentChoiceProps {
  readonly entries: DirectorStage['entries']
}

/** Who is not there for the next round, folded: the boxes of a form, named `absent`. */
export function AbsentChoice({ entries }: AbsentChoiceProps) {
  const t = useTranslations('rounds.seating')
  const locale = useLocale()
  const playing = entries.filter(entry => !entry.withdrawnAt && entry.cutAfter === null)
  return (
    <details>
      <summary className="link min-h-11">{t('absent')}</summary>
      <p className="text-muted text-sm">{t('absentHint')}</p>
      <fieldset className="mt-2 grid max-h-72 gap-x-4 overflow-auto sm:grid-cols-2">
        <legend className="sr-only">{t('absent')}</legend>
        {playing.map(entry => (
          <label key={entry.id} className="flex min-h-11 items-center gap-2">
            <input type="checkbox" name="absent" value={entry.id} />
            <span className="figures text-muted">{entry.number}</span> {entryText(entry, locale)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** Those ticked in a form with the boxes. */
export const absentIn = (form: FormData): string[] => form.getAll('absent').map(String)
