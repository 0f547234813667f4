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
import { PaperLink } from './paper-link'
import { ExplainAwardQuery } from './explanations.graphql'

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
  return (
    <>
      <p className="font-medium">
        <PersonName person={award.person} both />
      </p>
      <p className="mb-3 text-muted text-sm">
        <Link href={paths.event(award.event)} className="link">
          {inLanguage(award.event.name, locale)}
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
      <ExplanationTree nodes={award.explanation.nodes} sport={award.event.sport} />
      <PaperLink kind="awards" name={award.id} />
    </>
  )
}
