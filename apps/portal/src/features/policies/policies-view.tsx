import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { PoliciesQuery } from './policies.graphql'
import type { Rule } from './policy-draft'
import { PolicyForm } from './policy-form'
import { PolicyVersions } from './policy-versions'
import { WithdrawVersion } from './withdraw-version'

/** Every policy that points, lists, ratings and grades follow, with its versions, and the form for another version. */
export async function PoliciesView({ chosen }: { readonly chosen: string | undefined }) {
  const [t, locale, answer] = await Promise.all([getTranslations('policies'), getLocale(), ask(PoliciesQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { policies, policyStarts } = answer.data
  const policy = policies.find(one => one.id === chosen)
  return (
    <>
      <PageTitle title={t('title')} />
      <p className="mb-4 max-w-prose text-muted">{t('intro')}</p>
      <p className="mb-4 flex flex-wrap gap-x-4 gap-y-1">
        <Link href={paths.newRanking} className="link">
          {t('newRanking')}
        </Link>
        {policyStarts.map(({ id }) => (
          <Link key={id} href={paths.newPolicy(id)} className="link">
            {t('newFrom', { start: t(`start.${id as 'points'}`) })}
          </Link>
        ))}
      </p>
      {policies.length === 0 ? <EmptyState title={t('none')} /> : null}
      <PolicyVersions policies={policies} chosen={chosen} />
      {policy ? <span id="version" className="block scroll-mt-20" /> : null}
      {policy?.status === 'SCHEDULED' ? (
        <WithdrawVersion key={`withdraw-${policy.id}`} policy={policy.id} version={policy.version} />
      ) : null}
      {policy ? (
        <PolicyForm
          key={policy.id}
          policy={{ id: policy.id, kind: policy.kind, name: inLanguage(policy.name, locale), version: policy.version }}
          rule={policy.rule as Rule}
        />
      ) : null}
    </>
  )
}
