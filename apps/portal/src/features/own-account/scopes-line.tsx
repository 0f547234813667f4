import { getLocale, getTranslations } from 'next-intl/server'
import { inLanguage } from '@/lib/format/bilingual'
import type { TokenPlaces } from './place-field'
import type { Scope } from './scope-fields'

interface ScopesLineProps {
  readonly scopes: readonly Scope[]
  readonly place: TokenPlaces[number] | null
}

/** What a program may do, and where. */
export async function ScopesLine({ scopes, place }: ScopesLineProps) {
  const [t, locale] = await Promise.all([getTranslations('ownAccount.tokens'), getLocale()])
  const where = place ? [t('onlyFor', { place: inLanguage(place.name, locale) })] : []
  return (
    <p className="break-words text-muted text-sm">
      {[...scopes.map(scope => t(`scope.${scope}`)), ...where].join(' · ')}
    </p>
  )
}
