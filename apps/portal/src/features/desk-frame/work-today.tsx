import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { EmptyState } from '@/components/ui/empty-state'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { WorkTodayQuery } from './work-today.graphql'

type Work = ResultOf<typeof WorkTodayQuery>['workToday'][number]
type Item = Work['items'][number]

/** The door of each thing, and the page where all of its kind are. */
const doors: Readonly<Record<Work['kind'], { readonly of: (id: string) => string; readonly all?: string }>> = {
  claims: { of: () => paths.deskClaims(), all: paths.deskClaims() },
  eventRequests: { of: paths.deskEventRequest, all: paths.deskEventRequests() },
  returnedEventRequests: { of: paths.deskEventRequest, all: paths.deskEventRequests() },
  eventsToAnnounce: { of: paths.deskOffice },
  openRounds: { of: paths.deskRounds },
  resultReports: { of: paths.deskReports },
  unconfirmedSheets: { of: paths.scoringSession, all: paths.scoring },
  unlinkedPlayers: { of: paths.deskUnlinked },
  windowsEnding: { of: paths.deskEvent },
  filesToCommit: { of: paths.deskImport, all: '/desk/imports' },
  importQuestions: { of: paths.deskImport, all: '/desk/identity' },
  spreadsheetsRead: { of: paths.deskSpreadsheet, all: paths.deskSpreadsheets() },
  correctionsToApprove: { of: paths.deskCorrection, all: paths.deskCorrections() },
  transfersToDecide: { of: paths.deskPerson, all: paths.deskPeople() },
  rolesToConfirm: { of: () => paths.deskAccounts(), all: paths.deskAccounts() },
  sanctionsToConfirm: { of: () => paths.deskSanctions(), all: paths.deskSanctions() },
  suspendedEntered: { of: paths.deskOffice },
  gradesToAward: { of: () => paths.deskGrades(), all: paths.deskGrades() },
  gradesReached: { of: () => paths.deskGrades(), all: paths.deskGrades() },
  gradesToRecheck: { of: paths.deskPerson },
  anomalies: { of: () => paths.deskAnomalies(), all: paths.deskAnomalies() },
}

async function WorkLine({ kind, item }: { readonly kind: Work['kind']; readonly item: Item }) {
  const [t, anomalies, windows, locale] = await Promise.all([
    getTranslations('desk.work'),
    getTranslations('anomalies.kinds'),
    getTranslations('windowKind'),
    getLocale(),
  ])
  const note = item.note ?? ''
  const said: Partial<Record<Work['kind'], string>> = {
    openRounds: t('round', { number: note }),
    unconfirmedSheets: t('sheets', { count: Number(note) || 0 }),
    resultReports: t('sheets', { count: Number(note) || 0 }),
    unlinkedPlayers: t('players', { count: Number(note) || 0 }),
    anomalies: codeText(anomalies, note),
    windowsEnding: codeText(windows, note),
  }
  const [name, ...rest] = [
    item.name ? inLanguage(item.name, locale) : '',
    item.called ? inLanguage(item.called, locale) : '',
    said[kind] ?? note,
  ].filter(Boolean)
  return (
    <li className="border-rule border-b py-2">
      <Link href={doors[kind].of(item.id)} className="link">
        {name || t('unnamed')}
      </Link>{' '}
      <span className="text-muted text-sm">
        {rest.join(' · ')} {item.at ? <Instant at={item.at} /> : null}
      </span>
    </li>
  )
}

/**
 * Today's list of the desk: of each kind how many wait, the first of them, and the door to all. That nothing waits is not
 * said where cases stand `beside` it.
 */
export async function WorkToday({ beside }: { readonly beside: boolean }) {
  const [t, answer] = await Promise.all([getTranslations('desk.work'), ask(WorkTodayQuery, {})])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { workToday } = answer.data
  if (workToday.length === 0) return beside ? null : <EmptyState title={t('nothing')}>{t('nothingHint')}</EmptyState>
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      {workToday.map(({ kind, total, items }) => {
        const { all } = doors[kind]
        return (
          <section key={kind} aria-labelledby={`work-${kind}`}>
            <h2 id={`work-${kind}`} className="mb-2 flex items-baseline gap-3 text-lg">
              {t(`kinds.${kind}`)} <span className="figures text-muted text-sm">{total}</span>
            </h2>
            <ul className="border-rule border-t">
              {items.map((item, at) => (
                <WorkLine key={`${item.id}-${at}`} kind={kind} item={item} />
              ))}
            </ul>
            {all && total > items.length ? (
              <Link href={all} className="link inline-flex min-h-11 items-center text-sm">
                {t('all', { count: total })}
              </Link>
            ) : null}
          </section>
        )
      })}
    </div>
  )
}
