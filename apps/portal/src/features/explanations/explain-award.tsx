import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
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
  const { event } = award
  const revision = award.revision?.id
  const factHref = revision
    ? factPages({ event, revision, sheets: await sheetsOf(revision, award.entry.id) })
    : undefined
  return (
    <>
      <p className="font-medium">
        <PersonName person={award.person} both />
      </p>
      <p className="mb-3 text-muted text-sm">
        <Link href={paths.event(event)} className="link">
          {inLanguage(event.name, locale)}
        </Link>
        {' · '}
        {formatDate(award.earnedOn, locale)}
        {award.expiresOn ? ` · ${t('expires', { date: formatDate(award.expiresOn, locale) })}` : ''}
        {' · '}
        <Link href={paths.policy(award.policy.id)} className="link">
          {t('policy', { policy: inLanguage(award.policy.name, locale), version: award.policy.version })}
        </Link>
      </p>
      {award.superseded ? (
        <p className="mb-3">
          <StateMark state="superseded" />
        </p>
      ) : null}
      <ExplanationTree nodes={award.explanation.nodes} sport={event.sport} factHref={factHref} />
      <PaperLink kind="awards" name={award.id} />
    </>
  )
}
