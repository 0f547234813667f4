import { getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { StateMark } from '@/components/state-mark'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { loadViewer } from '@/features/sign-in'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { RulingBody } from './ruling-body'
import { RulingsQuery } from './rulings.graphql'

type EventRulings = NonNullable<ResultOf<typeof RulingsQuery>['event']>

async function Appeals({ event }: { readonly event: EventRulings }) {
  const [t, statuses, outcomes, matters] = await Promise.all([
    getTranslations('rulings'),
    getTranslations('appealStatus'),
    getTranslations('appealOutcome'),
    getTranslations('appealMatter'),
  ])
  if (event.appeals.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-md">{t('appeals')}</h2>
      <ul>
        {event.appeals.map(appeal => (
          <li key={appeal.id} className="border-rule border-b py-4 first:border-t">
            <p className="flex flex-wrap items-center gap-x-4">
              <Link href={paths.case(appeal)} className="figures link font-medium">
                {appeal.number}
              </Link>
              {appeal.isOpen ? <StateMark state="underAppeal" /> : null}
              <span>{codeText(statuses, appeal.status)}</span>
              {appeal.outcome ? <Chip tone="strong">{codeText(outcomes, appeal.outcome)}</Chip> : null}
            </p>
            {appeal.matter ? <p className="mt-1">{codeText(matters, appeal.matter)}</p> : null}
            <p className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
              <span>
                {t('filed')} <Instant at={appeal.filedAt} zone={event.timeZone} />
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function Rulings({ event }: { readonly event: EventRulings }) {
  const [t, words, mine, viewer] = await Promise.all([
    getTranslations('rulings'),
    getTranslations('ruling'),
    getTranslations('myCases'),
    loadViewer(),
  ])
  const player = viewer.ok && viewer.data.viewer.person !== null
  const { edges, pageInfo } = event.rulings
  if (edges.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-md">{t('rulings')}</h2>
      <ul>
        {edges.map(({ node: ruling }) => (
          <li key={ruling.id} className="border-rule border-b py-4 first:border-t">
            <RulingBody ruling={ruling} zone={event.timeZone} />
            <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
              <Link href={paths.ruling(event, ruling.id)} className="link">
                {words('slip')}
              </Link>
              {player ? (
                <Link href={paths.newAppeal({ ruling: ruling.id })} className="link">
                  {mine('appeal')}
                </Link>
              ) : null}
              {ruling.appeals.map(appeal => (
                <Link key={appeal.id} href={paths.case(appeal)} className="figures link">
                  {words('appealed', { number: appeal.number })}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <Link href={paths.eventSection(event, 'rulings', { after: pageInfo.endCursor })} className="link">
          {words('next')}
        </Link>
      ) : null}
    </section>
  )
}

/** What the directors ruled and what was appealed, as far as the reader may see it. */
export async function RulingsView({ eventId, after }: { readonly eventId: string; readonly after?: string }) {
  const [t, answer] = await Promise.all([
    getTranslations('rulings'),
    ask(RulingsQuery, { event: eventId, after: after ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data.event
  if (!event) return <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
  const nothing = event.rulings.edges.length + event.appeals.length === 0
  return (
    <>
      {nothing ? <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState> : null}
      <div className="flex flex-col gap-8">
        <Appeals event={event} />
        <Rulings event={event} />
      </div>
    </>
  )
}
