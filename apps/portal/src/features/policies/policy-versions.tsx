import { useLocale, useTranslations } from 'next-intl'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'
import { paths } from '@/lib/paths'
import type { PoliciesQuery } from './policies.graphql'

type Policy = ResultOf<typeof PoliciesQuery>['policies'][number]

interface VersionsProps {
  readonly policies: readonly Policy[]
  readonly chosen: string | undefined
}

/** Every version, the newest of each policy first, as the API orders them. */
export function PolicyVersions({ policies, chosen }: VersionsProps) {
  const t = useTranslations('policies')
  const locale = useLocale()
  return (
    <ul className="mb-6 divide-y divide-rule border-rule border-y">
      {policies.map(({ id, kind, name, version, status, effectiveFrom, effectiveUntil, organisation }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-1.5">
          <Link
            href={`${paths.policies(id)}#version`}
            className="link"
            aria-current={id === chosen ? 'page' : undefined}
          >
            {inLanguage(name, locale)}
          </Link>
          <span className="text-muted text-sm">{t('kindAndVersion', { kind: t(`kind.${kind}`), version })}</span>
          <span className="text-sm">{t(`status.${status}`)}</span>
          <span className="text-muted text-sm">
            {effectiveFrom ? formatDate(effectiveFrom, locale) : ''}
            {effectiveUntil ? t('until', { date: formatDate(lastDayOf(effectiveUntil), locale) }) : ''}
          </span>
          {organisation ? <span className="text-muted text-sm">{inLanguage(organisation.name, locale)}</span> : null}
        </li>
      ))}
    </ul>
  )
}
