import { useLocale, useTranslations } from 'next-intl'
import { EntryNames } from '@/components/entry-names'
import { Instant } from '@/components/instant'
import { SportTag } from '@/components/sport-tag'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { printFigure, printPercent } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { HomeQuery } from './home.graphql'

type Running = ResultOf<typeof HomeQuery>['running']['edges'][number]['node']
type Stage = Running['stages'][number]

/** The round that is being played: the one still open in the latest stage that has one. */
const openRound = ({ stages }: Running): { readonly stage: Stage; readonly number: number } | undefined =>
  stages
    .flatMap(stage =>
      stage.sessions.flatMap(session =>
        session.rounds.filter(round => round.status === 'OPEN').map(round => ({ stage, number: round.number })),
      ),
    )
    .at(-1)

function Leading({ standings }: { readonly standings: NonNullable<Stage['standings']> }) {
  const locale = useLocale()
  const groups = useTranslations('group')
  return (
    <ol className="mt-2 border-rule border-t">
      {standings.lines.edges.map(({ node }) => (
        <li key={node.entry.id} className="figures flex items-baseline gap-3 border-rule border-b py-1.5">
          <span className="w-6 shrink-0 text-right text-muted">
            {node.rank}
            {node.shared ? '=' : ''}
          </span>
          <span className="min-w-0 flex-1">
            <EntryNames entry={node.entry} />
            {node.group ? <span className="ml-2 text-muted text-sm">{codeText(groups, node.group)}</span> : null}
          </span>
          <span>{node.percent ? printPercent(node.percent, locale) : printFigure(node.total)}</span>
        </li>
      ))}
    </ol>
  )
}

function RunningEvent({ event }: { readonly event: Running }) {
  const t = useTranslations('home')
  const locale = useLocale()
  const open = openRound(event)
  if (!open) return null
  const { standings } = open.stage
  return (
    <article>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <SportTag sport={event.sport} />
        <span className="text-sm">{t('roundRunning', { round: open.number })}</span>
      </p>
      <h3 className="text-md">
        <Link href={paths.event(event)} className="way">
          {inLanguage(event.name, locale)}
        </Link>
      </h3>
      {standings ? (
        <>
          <Leading standings={standings} />
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-muted text-sm">
            <span>
              {t('standsSince')} <Instant at={standings.computedAt} zone={event.timeZone} />
            </span>
            <Link href={paths.eventSection(event, 'pairings')} className="link">
              {t('pairings')}
            </Link>
          </p>
        </>
      ) : null}
    </article>
  )
}

/** What is being played now, with its round and its head; nothing at all between events. */
export function RunningEvents({ events }: { readonly events: readonly Running[] }) {
  const t = useTranslations('home')
  const open = events.filter(openRound)
  if (open.length === 0) return null
  return (
    <section className="border-rule border-b py-8">
      <h2 className="mb-4 text-lg">{t('running')}</h2>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {open.map(event => (
          <RunningEvent key={event.id} event={event} />
        ))}
      </div>
    </section>
  )
}
