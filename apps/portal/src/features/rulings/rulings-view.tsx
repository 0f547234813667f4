import { getTranslations } from 'next-intl/server'
import { ClauseRef } from '@/components/clause-ref'
import { FailureNotice } from '@/components/failure-notice'
import { Instant } from '@/components/instant'
import { StateMark } from '@/components/state-mark'
import { Chip } from '@/components/ui/chip'
import { EmptyState } from '@/components/ui/empty-state'
import { isOpenAppeal } from '@/features/events'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { ask } from '@/lib/graphql/server-client'
import { RulingsQuery } from './rulings.graphql'

type EventRulings = NonNullable<ResultOf<typeof RulingsQuery>['event']>

async function Appeals({ event }: { readonly event: EventRulings }) {
  const [t, statuses, outcomes] = await Promise.all([
    getTranslations('rulings'),
    getTranslations('appealStatus'),
    getTranslations('appealOutcome'),
  ])
  if (event.appeals.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-md">{t('appeals')}</h2>
      <ul>
        {event.appeals.map(appeal => (
          <li key={appeal.id} className="border-rule border-b py-4 first:border-t">
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="figures font-medium">{appeal.number}</span>
              {isOpenAppeal(appeal) ? <StateMark state="underAppeal" /> : null}
              <span>{codeText(statuses, appeal.status)}</span>
              {appeal.outcome ? <Chip tone="strong">{codeText(outcomes, appeal.outcome)}</Chip> : null}
            </p>
            {appeal.matter ? <p className="mt-1">{appeal.matter}</p> : null}
            <p className="mt-1 flex flex-wrap gap-x-4 text-muted text-sm">
              <span>
                {t('filed')} <Instant at={appeal.filedAt} zone={event.timeZone} />
              </span>
              {appeal.dueAt && isOpenAppeal(appeal) ? (
                <span>
                  {t('due')} <Instant at={appeal.dueAt} zone={event.timeZone} />
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function Rulings({ event }: { readonly event: EventRulings }) {
  const [t, kinds] = await Promise.all([getTranslations('rulings'), getTranslations('rulingKind')])
  if (event.rulings.edges.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-md">{t('rulings')}</h2>
      <ul>
        {event.rulings.edges.map(({ node: ruling }) => (
          <li key={ruling.id} className="border-rule border-b py-4 first:border-t">
            <p className="flex flex-wrap items-center gap-x-4">
              <span className="font-medium">{codeText(kinds, ruling.kind)}</span>
              <ClauseRef clause={ruling.clause} />
              {ruling.slot ? <span className="figures text-muted text-sm">{ruling.slot}</span> : null}
            </p>
            <dl className="mt-1 grid max-w-prose grid-cols-[auto_1fr] gap-x-3 gap-y-1">
              <dt className="text-muted">{t('facts')}</dt>
              <dd>{ruling.facts}</dd>
              <dt className="text-muted">{t('decision')}</dt>
              <dd>{ruling.decision}</dd>
            </dl>
            <p className="mt-1 text-muted text-sm">
              <Instant at={ruling.givenAt} zone={event.timeZone} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the directors ruled and what was appealed, as far as the reader may see it. */
export async function RulingsView({ eventId }: { readonly eventId: string }) {
  const [t, answer] = await Promise.all([getTranslations('rulings'), ask(RulingsQuery, { event: eventId })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data.event
  if (!event || event.rulings.edges.length + event.appeals.length === 0)
    return <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
  return (
    <div className="flex flex-col gap-8">
      <Appeals event={event} />
      <Rulings event={event} />
    </div>
  )
}
