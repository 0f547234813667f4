import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { BroughtIn, GivenFor } from '@/components/brought-in'
import { FailureNotice } from '@/components/failure-notice'
import { PersonName } from '@/components/person-name'
import { StateMark } from '@/components/state-mark'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ExplanationTree } from './explanation-tree'
import { factPages } from './fact-page'
import { PaperLink } from './paper-link'
import { AwardSheetsQuery, ExplainAwardQuery } from './explanations.graphql'

/** The boards its tree goes down to; none where the standing it was made of is not to be had. */
const sheetsOf = async (revision: string | undefined, entry: string) => {
  const answer = revision ? await ask(AwardSheetsQuery, { revision, entry }) : undefined
  return answer?.ok ? (answer.data.revision?.scorecard?.lines ?? []) : []
}

/** Why these points were awarded: base, factors, share and rounding, with the policy's version. */
export async function ExplainAward({ awardId }: { readonly awardId: string }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('explain.view'),
    getLocale(),
    ask(ExplainAwardQuery, { id: awardId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const award = answer.data.node
  if (!award || !('points' in award)) return <NotFound />
  const { event, entry, policy } = award
  const revision = award.revision?.id
  const factHref =
    event && entry && revision ? factPages({ event, revision, sheets: await sheetsOf(revision, entry.id) }) : undefined
  return (
    <>
      <p className="font-medium">
        <PersonName person={award.person} both />
      </p>
      <p className="mb-3 text-muted text-sm">
        {event ? (
          <Link href={paths.event(event)} className="link">
            <GivenFor award={award} />
          </Link>
        ) : (
          <GivenFor award={award} />
        )}
        {' · '}
        {formatDate(award.earnedOn, locale)}
        {award.expiresOn ? ` · ${t('expires', { date: formatDate(award.expiresOn, locale) })}` : ''}
        {policy ? (
          <>
            {' · '}
            <Link href={paths.policy(policy.id)} className="link">
              {t('policy', { policy: inLanguage(policy.name, locale), version: policy.version })}
            </Link>
          </>
        ) : null}
      </p>
      {award.broughtIn ? (
        <p className="mb-3">
          <BroughtIn origin={award.broughtIn} />
        </p>
      ) : null}
      {award.superseded ? (
        <p className="mb-3">
          <StateMark state="superseded" />
        </p>
      ) : null}
      <ExplanationTree nodes={award.explanation.nodes} sport={award.sport} factHref={factHref} />
      {event ? <PaperLink kind="awards" name={award.id} /> : null}
    </>
  )
}
