'use client'

import { useTranslations } from 'next-intl'
import type { graphql } from '@/gql'
import { codeOf, codesOf } from '@/lib/codes'

export type Scope = ReturnType<typeof graphql.scalar<'ApiScope'>>

const scopes: Readonly<Record<Scope, true>> = { read: true, results: true, publish: true, write: true }

/** What was ticked in `ScopeFields`. */
export const scopesIn = (given: FormData): Scope[] =>
  given.getAll('scopes').flatMap(scope => codeOf(scopes, String(scope)) ?? [])

/** What a program may do, to tick. */
export function ScopeFields() {
  const t = useTranslations('ownAccount.tokens')
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{t('scopes')}</legend>
      {codesOf(scopes).map(scope => (
        <label key={scope} className="flex min-h-11 items-center gap-2 lg:min-h-8">
          <input type="checkbox" name="scopes" value={scope} defaultChecked={scope === 'read'} />
          {t(`scope.${scope}`)}
        </label>
      ))}
    </fieldset>
  )
}
