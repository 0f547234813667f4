import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/lib/paths'
import type { TableEntryData } from './use-table-entry'

/** Where the same side sits in the other rounds of the session: one slip leads it from table to table. */
export function OtherPlaces({ entry: { round: here, elsewhere } }: { readonly entry: TableEntryData }) {
  const t = useTranslations('tableEntry')
  if (elsewhere.length === 0) return null
  const next = elsewhere.find(place => place.round > here)
  return (
    <nav aria-label={t('elsewhere')} className="mt-6 border-rule border-t pt-3">
      <h2 className="mb-2 text-md">{t('elsewhere')}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {elsewhere.map(place => (
          <li key={place.code}>
            <ButtonLink href={paths.tableEntry(place.code)} tone={place === next ? 'strong' : 'plain'}>
              {t('placeAt', { round: place.round, table: place.table })}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
