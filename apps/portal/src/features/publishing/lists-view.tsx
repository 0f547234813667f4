import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { IssueListForm } from './issue-list-form'
import { ScheduleForm } from './schedule-form'
import { ListsQuery } from './publishing.graphql'

/** Every ranking with the way to issue its next list. */
export async function ListsView() {
  const [t, words, seats, locale, answer] = await Promise.all([
    getTranslations('publish'),
    getTranslations('simulation'),
    getTranslations('seatQuotas'),
    getLocale(),
    ask(ListsQuery, {}),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { rankings, viewer } = answer.data
  return (
    <>
      <h1 className="mb-1 text-xl">{t('lists')}</h1>
      <p className="mb-2 max-w-prose text-muted">{t('listsIntro')}</p>
      <p className="mb-4">
        <Link href={paths.simulation()} className="link">
          {words('open')}
        </Link>
        {' · '}
        <Link href={paths.policies()} className="link">
          {t('policies')}
        </Link>
        {' · '}
        <Link href={paths.seatQuotas()} className="link">
          {seats('open')}
        </Link>
      </p>
      {rankings.length === 0 ? (
        <EmptyState title={t('noRankings')}>
          <p>{t('noRankingsHint')}</p>
          <ButtonLink href={paths.policies()} size="small" className="mt-3">
            {t('toPolicies')}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {rankings.map(ranking => (
        <section key={ranking.id}>
          <IssueListForm
            code={ranking.code}
            name={inLanguage(ranking.name, locale)}
            latest={ranking.latest ? t('latestList', { date: formatDate(ranking.latest.asOf, locale) }) : t('noList')}
            permission={viewer.permissions.canOpenLists}
            issues={ranking.issues}
          />
          <ScheduleForm
            code={ranking.code}
            issueDay={ranking.issueDay}
            next={ranking.nextIssueOn ? t('nextIssue', { date: formatDate(ranking.nextIssueOn, locale) }) : undefined}
            permission={viewer.permissions.canOpenLists}
          />
        </section>
      ))}
    </>
  )
}
