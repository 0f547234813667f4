'use client'

import { useLocale, useTranslations } from 'next-intl'
import { describedBy, Field, Select } from '@/components/ui/field'
import type { ResultOf } from '@/gql'
import { inLanguage } from '@/lib/format/bilingual'
import type { OwnAccountQuery } from './own-account.graphql'

export type TokenPlaces = NonNullable<ResultOf<typeof OwnAccountQuery>['viewer']['account']>['tokenPlaces']

/** What a program is limited to: one body with those below it, or one event; nothing to choose without a role. */
export function PlaceField({ id, places }: { readonly id: string; readonly places: TokenPlaces }) {
  const t = useTranslations('ownAccount.tokens')
  const locale = useLocale()
  if (places.length === 0) return null
  return (
    <Field id={id} label={t('place')} hint={t('placeHint')} className="sm:w-80">
      <Select id={id} name="place" defaultValue="" aria-describedby={describedBy(id, { hint: true })}>
        <option value="">{t('anywhere')}</option>
        {[false, true].map(isEvent => (
          <optgroup key={String(isEvent)} label={t(isEvent ? 'events' : 'bodies')}>
            {places
              .filter(place => place.isEvent === isEvent)
              .map(place => (
                <option key={place.id} value={place.id}>
                  {inLanguage(place.name, locale)}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  )
}

/** What was chosen in it. */
export const placeIn = (given: FormData): string | null => String(given.get('place') ?? '') || null
