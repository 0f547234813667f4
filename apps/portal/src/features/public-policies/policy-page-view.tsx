import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { SportTag } from '@/components/sport-tag'
import { Chip } from '@/components/ui/chip'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { lastDayOf } from '@/lib/format/last-day'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { PolicyEffects } from './policy-effects'
import { figureOf } from './policy-figures'
import { PolicyPicture } from './policy-picture'
import { PublicPoliciesQuery } from './public-policies.graphql'
import { keysOf, type Sentence, sentencesOf } from './rule-sentences'
import { versionsOf } from './versions'

type Policy = ResultOf<typeof PublicPoliciesQuery>['policies'][number]
type Rule = Readonly<Record<string, unknown>>

async function Says({ sentence }: { readonly sentence: Sentence }) {
  const t = await getTranslations('publicPolicies.says')
  const { code, values, of = [] } = sentence
  return (
    <>
      {t(code as 'bestOf', values)}
      {of.length > 0 ? (
        <ul className="list-disc pl-6">
          {of.map(one => (
            <li key={JSON.stringify(one)}>
              <Says sentence={one} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

async function Version({ policy, before }: { readonly policy: Policy; readonly before: Policy | undefined }) {
  const [t, words, locale] = await Promise.all([
    getTranslations('publicPolicies'),
    getTranslations('policies'),
    getLocale(),
  ])
  const sentences = sentencesOf(policy.kind, policy.rule as Rule, locale)
  const earlier = before && sentencesOf(before.kind, before.rule as Rule, locale)
  const [known, now] = [earlier && keysOf(earlier), keysOf(sentences)]
  const figure = figureOf(policy.kind, policy.rule as Rule, locale)
  const gone = (earlier ?? []).filter(one => !now.has(JSON.stringify(one)))
  return (
    <section id={`version-${policy.version}`} className="mb-8 border-rule border-t pt-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        {t('version', { version: policy.version })}
        <span className="font-normal text-base">{words(`status.${policy.status}`)}</span>
        <span className="font-normal text-base text-muted">
          {policy.effectiveFrom ? formatDate(policy.effectiveFrom, locale) : ''}
          {policy.effectiveUntil ? words('until', { date: formatDate(lastDayOf(policy.effectiveUntil), locale) }) : ''}
        </span>
      </h2>
      {figure ? <PolicyPicture figure={figure} /> : null}
      <ol className="mt-2 max-w-prose list-decimal space-y-1 pl-6">
        {sentences.map(one => (
          <li key={JSON.stringify(one)}>
            <Says sentence={one} /> {known && !known.has(JSON.stringify(one)) ? <Chip>{t('new')}</Chip> : null}
          </li>
        ))}
      </ol>
      {gone.length > 0 ? (
        <>
          <h3 className="mt-3 font-medium">{t('gone', { version: before?.version ?? 0 })}</h3>
          <ul className="max-w-prose list-disc pl-6 text-muted">
            {gone.map(one => (
              <li key={JSON.stringify(one)}>
                <Says sentence={one} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {before ? <PolicyEffects policy={policy.id} /> : null}
      <details className="mt-3">
        <summary className="min-h-8 cursor-pointer text-muted">{t('asData')}</summary>
        <pre className="overflow-x-auto text-sm">{JSON.stringify(policy.rule, null, 2)}</pre>
      </details>
    </section>
  )
}

/** One policy in all its versions: since when, in words, and what each changed. */
export async function PolicyPageView({ id }: { readonly id: string }) {
  const [t, words, locale, answer] = await Promise.all([
    getTranslations('publicPolicies'),
    getTranslations('policies'),
    getLocale(),
    ask(PublicPoliciesQuery, {}),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const versions = versionsOf(answer.data.policies, id)
  const [newest] = versions
  if (!newest) return <NotFound />
  return (
    <>
      <PageTitle
        kicker={<SportTag sport={newest.sport} />}
        title={inLanguage(newest.name, locale)}
        secondary={`${words(`kind.${newest.kind}`)}${newest.organisation ? ` · ${inLanguage(newest.organisation.name, locale)}` : ''}`}
      />
      <p className="mb-6">
        <Link href={paths.publicPolicies} className="link">
          {t('all')}
        </Link>
      </p>
      {versions.map((policy, at) => (
        <Version key={policy.id} policy={policy} before={versions[at + 1]} />
      ))}
    </>
  )
}
