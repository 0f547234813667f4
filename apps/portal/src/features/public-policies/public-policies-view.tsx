import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { SportTag } from '@/components/sport-tag'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { PublicPoliciesQuery } from './public-policies.graphql'
import { newestOfEach } from './versions'

/** Every policy that points, lists, ratings and grades follow, for anybody to read. */
export async function PublicPoliciesView() {
  const [t, words, locale, answer] = await Promise.all([
    getTranslations('publicPolicies'),
    getTranslations('policies'),
    getLocale(),
    ask(PublicPoliciesQuery, {}),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const policies = newestOfEach(answer.data.policies)
  return (
    <>
      <PageTitle title={t('title')} secondary={t('lead')} />
      {policies.length === 0 ? <EmptyState title={t('none')} /> : null}
      <ul className="divide-y divide-rule border-rule border-y empty:border-0">
        {policies.map(({ newest, versions }) => (
          <li key={newest.id} className="py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link href={paths.policy(newest.id)} className="link font-medium">
                {inLanguage(newest.name, locale)}
              </Link>
              <span>{words(`kind.${newest.kind}`)}</span>
              <SportTag sport={newest.sport} />
            </p>
            <p className="text-muted text-sm">
              {t('versions', { count: versions.length })}
              {newest.effectiveFrom ? ` · ${t('newestFrom', { date: formatDate(newest.effectiveFrom, locale) })}` : ''}
              {newest.organisation ? ` · ${inLanguage(newest.organisation.name, locale)}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
