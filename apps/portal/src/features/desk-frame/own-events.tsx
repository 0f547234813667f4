import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { SportTag } from '@/components/sport-tag'
import { StateMark, stateOf } from '@/components/state-mark'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import type { ResultOf } from '@/gql'
import { inLanguage, langOf } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { OwnEventsQuery } from './desk.graphql'

type OwnEvent = ResultOf<typeof OwnEventsQuery>['events']['edges'][number]['node']

/** Where the next step is taken: at the rounds of its stage, at the office, or where standings are published. */
const doorOf = ({ id, nextStep }: OwnEvent): string => {
  const stage = nextStep?.stage?.id
  switch (nextStep?.step) {
    case 'addStage':
    case 'enterContestants':
      return paths.deskOffice(id)
    case 'drawRound':
    case 'publishRound':
    case 'closeRound':
      return stage === undefined ? paths.deskOffice(id) : paths.deskRounds(stage)
    default:
      return paths.deskEvent(id)
  }
}

async function OwnRow({ event }: { readonly event: OwnEvent }) {
  const [t, locale] = await Promise.all([getTranslations('desk.nextSteps'), getLocale()])
  const name = inLanguage(event.name, locale)
  const when = formatDateRange(event.startsOn, event.endsOn, locale)
  return (
    <Row>
      <RowHead className="min-w-36">
        <Link href={paths.deskEvent(event.id)} className="way" lang={langOf(name, locale)}>
          {name}
        </Link>
        <span className="mt-0.5 flex flex-wrap gap-x-3 font-normal text-muted text-sm">
          <SportTag sport={event.sport} />
          <span className="figures sm:hidden">{when}</span>
        </span>
      </RowHead>
      <Cell className="figures whitespace-nowrap max-sm:hidden">{when}</Cell>
      <Cell className="max-sm:hidden">
        <StateMark state={event.status === 'CANCELLED' ? 'cancelled' : stateOf(event.standingsStatus)} />
      </Cell>
      <Cell>
        {event.nextStep ? (
          <Link href={doorOf(event)} className="link">
            {t(event.nextStep.step)}
          </Link>
        ) : (
          <span className="text-muted">{t('none')}</span>
        )}
      </Cell>
    </Row>
  )
}

/** The events of the reader's desk, announced or not, each with its next step. */
export async function OwnEvents({ after }: { readonly after: string | undefined }) {
  const [t, columns, common, answer] = await Promise.all([
    getTranslations('desk'),
    getTranslations('columns'),
    getTranslations('common'),
    ask(OwnEventsQuery, { first: 30, after: after ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { edges, pageInfo, totalCount } = answer.data.events
  const title = t('ownEvents')
  return (
    <>
      <PageTitle title={title} secondary={t('ownEventsIntro')} />
      {edges.length === 0 ? (
        <EmptyState title={t('noOwnEventsTitle')}>{t('noOwnEvents')}</EmptyState>
      ) : (
        <RegisterTable caption={title} captionHidden label={title} fits>
          <thead>
            <Row>
              <ColumnHead>{columns('event')}</ColumnHead>
              <ColumnHead className="max-sm:hidden">{columns('date')}</ColumnHead>
              <ColumnHead className="max-sm:hidden">{columns('standings')}</ColumnHead>
              <ColumnHead>{t('nextStep')}</ColumnHead>
            </Row>
          </thead>
          <tbody>
            {edges.map(({ node }) => (
              <OwnRow key={node.id} event={node} />
            ))}
          </tbody>
        </RegisterTable>
      )}
      <Pagination
        label={common('pages')}
        summary={common('showing', { total: totalCount, shown: edges.length })}
        previous={after ? { href: paths.deskEvents(), label: common('firstPage') } : undefined}
        next={
          pageInfo.hasNextPage && pageInfo.endCursor
            ? { href: paths.deskEvents(pageInfo.endCursor), label: common('nextPage') }
            : undefined
        }
      />
    </>
  )
}
