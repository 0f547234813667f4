import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PageTitle } from '@/components/ui/page-title'
import { loadViewer } from '@/features/sign-in'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import type { NamingChoices } from './naming-fields'
import { NewPolicyForm } from './new-policy-form'
import { NewRankingForm } from './new-ranking-form'
import { NewPolicyQuery } from './policies.graphql'
import type { Rule } from './policy-draft'

/** Makes the first version of a policy, begun from one of the rules that can be followed as they stand. */
export async function NewPolicyView({
  start,
  given = {},
}: {
  readonly start: string | undefined
  readonly given?: NamingChoices['given']
}) {
  const [t, about] = await Promise.all([getTranslations('policies'), loadChoices()])
  if (!about.ok) return <FailureNotice failure={about.failure} />
  const { starts, ...choices } = about
  const chosen = starts.find(({ id }) => id === start) ?? starts[0]
  return (
    <>
      <PageTitle title={t('newTitle')} />
      {chosen ? (
        <NewPolicyForm
          kind={chosen.kind}
          rule={chosen.rule as Rule}
          organisations={choices.organisations}
          own={choices.own}
          sports={choices.sports}
          given={given}
        />
      ) : null}
    </>
  )
}

/** Makes a ranking. */
export async function NewRankingView() {
  const [t, about] = await Promise.all([getTranslations('policies'), loadChoices()])
  if (!about.ok) return <FailureNotice failure={about.failure} />
  return (
    <>
      <PageTitle title={t('newRanking')} />
      <p className="mb-4 max-w-prose text-muted">{t('newRankingIntro')}</p>
      <NewRankingForm organisations={about.organisations} own={about.own} sports={about.sports} />
    </>
  )
}

const loadChoices = async () => {
  const [locale, answer, viewer] = await Promise.all([getLocale(), ask(NewPolicyQuery, {}), loadViewer()])
  if (!answer.ok) return answer
  const { policyStarts, editions, organisations } = answer.data
  const roles = viewer.ok ? viewer.data.viewer.roles : []
  return {
    ok: true as const,
    starts: policyStarts,
    own: roles.find(role => role.scopeKind === 'organisation')?.organisation?.id,
    sports: [...new Set(editions.map(({ sport }) => sport))],
    organisations: organisations.edges.map(({ node }) => ({ id: node.id, name: inLanguage(node.name, locale) })),
  }
}
