import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { SportTag } from '@/components/sport-tag'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ScoringListQuery } from './score-desk.graphql'

/** The running events that the viewer may score, with their sessions. */
const loadScored = async () => {
  const answer = await ask(ScoringListQuery, {})
  if (!answer.ok) return answer
  const events = answer.data.events.edges
    .map(edge => edge.node)
    .filter(event => event.permissions.canEnterResult.allowed)
    .map(event => ({ ...event, stages: event.stages.filter(stage => stage.sessions.length > 0) }))
    .filter(event => event.stages.length > 0)
  return { ok: true as const, events }
}

type ScoredEvent = Extract<Awaited<ReturnType<typeof loadScored>>, { ok: true }>['events'][number]

/** Each event with its sessions and the rounds that take results. */
async function ScoredEvents({ events }: { readonly events: readonly ScoredEvent[] }) {
  const [t, locale] = await Promise.all([getTranslations('scoreDesk'), getLocale()])
  return (
    <div className="flex flex-col gap-8">
      {events.map(event => (
        <section key={event.id}>
          <h2 className="mb-2 flex flex-wrap items-baseline gap-3 text-lg">
            {inLanguage(event.name, locale)}
            <SportTag sport={event.sport} />
          </h2>
          <ul className="border-rule border-t">
            {event.stages.flatMap(stage =>
              stage.sessions.map(session => (
                <li
                  key={session.id}
                  className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-rule border-b py-2"
                >
                  <Link href={paths.scoringSession(session.id)} className="link">
                    {event.stages.length > 1 ? `${inLanguage(stage.name, locale)} · ` : ''}
                    {session.name ? inLanguage(session.name, locale) : t('sessionAt', { session: session.number })}
                  </Link>
                  {session.rounds
                    .filter(round => round.status === 'OPEN')
                    .map(round => (
                      <Link key={round.id} href={paths.scoringRound(session.id, round.id)} className="link">
                        {t('roundAt', { round: round.number })}
                      </Link>
                    ))}
                </li>
              )),
            )}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The sessions that the viewer may score, for the desk of whoever came for nothing else; nothing where there are none. */
export async function SessionsToScore() {
  const [t, scored] = await Promise.all([getTranslations('scoreDesk'), loadScored()])
  if (!scored.ok) return <FailureNotice failure={scored.failure} />
  if (scored.events.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-lg">{t('title')}</h2>
      <ScoredEvents events={scored.events} />
    </section>
  )
}

/** The running events the viewer may score, with their sessions and the rounds that take results. */
export async function ScoringView() {
  const [t, scored] = await Promise.all([getTranslations('scoreDesk'), loadScored()])
  if (!scored.ok) return <FailureNotice failure={scored.failure} />
  return (
    <>
      <PageTitle title={t('title')} />
      {scored.events.length === 0 ? <EmptyState title={t('noEvents')}>{t('noEventsHint')}</EmptyState> : null}
      <ScoredEvents events={scored.events} />
    </>
  )
}
