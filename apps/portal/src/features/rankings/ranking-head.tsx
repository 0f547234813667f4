import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { SportTag } from '@/components/sport-tag'
import { StateMark } from '@/components/state-mark'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import type { RankingList, ShownRanking } from './load-rankings'

async function Corrections({ list }: { readonly list: RankingList }) {
  const [t, locale] = await Promise.all([getTranslations('rankings'), getLocale()])
  const { code } = list.ranking
  return (
    <>
      {list.supersededAt || list.supersededBy ? (
        <Notice title={t('supersededTitle')} className="mb-4">
          {list.supersededBy ? (
            <Link href={paths.rankingIssue(code, list.supersededBy)} className="link">
              {t('currentLink')}
            </Link>
          ) : null}
        </Notice>
      ) : null}
      {list.reasons ? (
        <Notice title={t('correctedTitle')} className="mb-4">
          {inLanguage(list.reasons, locale)}{' '}
          {list.correction ? (
            <Link href={paths.eventSection(list.correction.event, 'corrections')} className="link">
              {t('seeCorrection')}
            </Link>
          ) : null}{' '}
          {list.supersedes ? (
            <Link href={paths.rankingIssue(code, list.supersedes)} className="link">
              {t('originalLink')}
            </Link>
          ) : null}
        </Notice>
      ) : null}
    </>
  )
}

/** Which list this is: its date, issue, policy, and whether it was corrected. */
export async function RankingHead({ ranking }: { readonly ranking: ShownRanking }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const { list } = ranking
  return (
    <>
      <PageTitle
        kicker={<SportTag sport={ranking.sport} />}
        title={inLanguage(ranking.name, locale)}
        secondary={list ? t('rankings.asOf', { date: formatDate(list.asOf, locale) }) : undefined}
      >
        {list ? (
          <>
            <StateMark state={list.supersededAt ? 'superseded' : 'published'} />
            {list.reason ? <StateMark state="corrected" /> : null}
            <span>{t('rankings.issue', { number: list.number })}</span>
            <span className="text-muted">
              {t('rankings.published')} <Instant at={list.publishedAt} zone={list.ranking.organisation.timeZone} />
            </span>
            {list.ranking.nextIssueOn ? (
              <span className="text-muted">
                {t('rankings.nextIssue', { date: formatDate(list.ranking.nextIssueOn, locale) })}
              </span>
            ) : null}
            <span className="text-muted">
              <Link href={paths.policy(list.policy.id)} className="link">
                {t('rankings.policy', { policy: inLanguage(list.policy.name, locale), version: list.policy.version })}
              </Link>
            </span>
          </>
        ) : null}
      </PageTitle>
      {list ? <Corrections list={list} /> : null}
    </>
  )
}
