import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { PoliciesQuery } from './policies.graphql'
import type { Rule } from './policy-draft'
import { PolicyForm } from './policy-form'

/** Every policy that points, lists and ratings follow, and the form that gives one of them another version. */
export async function PoliciesView({ chosen }: { readonly chosen: string | undefined }) {
  const [t, locale, answer] = await Promise.all([getTranslations('policies'), getLocale(), ask(PoliciesQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { policies } = answer.data
  const policy = policies.find(one => one.id === chosen)
  return (
    <>
      <PageTitle title={t('title')} />
      <p className="mb-4 max-w-prose text-muted">{t('intro')}</p>
      {policies.length === 0 ? <EmptyState title={t('none')} /> : null}
      <ul className="mb-6 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {policies.map(({ id, kind, name, version }) => (
          <li key={id}>
            <Link href={paths.policies(id)} className="link" aria-current={id === chosen ? 'page' : undefined}>
              {inLanguage(name, locale)}
            </Link>{' '}
            <span className="text-muted text-sm">{t('kindAndVersion', { kind: t(`kind.${kind}`), version })}</span>
          </li>
        ))}
      </ul>
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
