'use client'

import { useTranslations } from 'next-intl'
import type { DeskRevision } from './desk-data'

/** Contestants without a result: each is either short of its results or did not play, which is confirmed one by one. */
export function DidNotPlay({
  revision: { id, withoutResult },
  confirmed,
  onChange,
}: {
  readonly revision: Pick<DeskRevision, 'id' | 'withoutResult'>
  readonly confirmed: readonly string[]
  readonly onChange: (confirmed: readonly string[]) => void
}) {
  const t = useTranslations('publish')
  if (withoutResult.length === 0) return null
  const toggle = (entry: string, checked: boolean) =>
    onChange(checked ? [...confirmed, entry] : confirmed.filter(one => one !== entry))
  return (
    <fieldset className="mb-3">
      <legend className="font-medium">{t('withoutResult')}</legend>
      <p className="text-sm text-muted">{t('withoutResultHint')}</p>
      <ul>
        {withoutResult.map(entry => (
          <li key={entry.id}>
            <label htmlFor={`absent-${id}-${entry.id}`} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                id={`absent-${id}-${entry.id}`}
                name="didNotPlay"
                value={entry.id}
                className="size-5"
                checked={confirmed.includes(entry.id)}
                onChange={event => toggle(entry.id, event.target.checked)}
              />
              {t('didNotPlay', { number: entry.number, name: entry.nameAsEntered })}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
