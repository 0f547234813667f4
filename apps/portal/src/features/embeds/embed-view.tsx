import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { EntryNames } from '@/components/entry-names'
import { NameText } from '@/components/person-name'
import { StateMark, stateOf } from '@/components/state-mark'
import { Cell, ColumnHead, Row, RowHead } from '@/components/ui/table'
import { LiveStandings } from '@/features/standings'
import { ClientMessages } from '@/i18n/client-messages'
import { codeText } from '@/i18n/code-text'
import { answerWith } from '@/lib/answer-with'
import type { EmbedSubject } from '@/lib/embed-kinds'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate, formatDateRange } from '@/lib/format/dates'
import { namesInOrder, nameText } from '@/lib/format/names'
import { printFigure, printPercent } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import {
  type EmbeddedStage,
  loadEmbeddedPlayer,
  loadEmbeddedRanking,
  loadEmbeddedStandings,
  loadNextEvents,
} from './load-embed'

interface CardProps {
  readonly title: string
  /** What stands beneath the title, small. */
  readonly note?: ReactNode
  /** The page of it, without language. */
  readonly page: string
  readonly children: ReactNode
}

/** A frame's content: its title leads to the page that it is of. */
async function Card({ title, note, page, children }: CardProps) {
  const [t, locale] = await Promise.all([getTranslations('embeds'), getLocale()])
  return (
    <article className="flex flex-col gap-2 p-3">
      <header>
        <h1 className="text-md">
          <a href={`/${locale}${page}`} className="way">
            {title}
          </a>
        </h1>
        {note ? <p className="figures text-muted text-sm">{note}</p> : null}
      </header>
      {children}
      <footer className="text-muted text-xs">
        <a href={`/${locale}${page}`} className="link">
          {t('source')}
        </a>
      </footer>
    </article>
  )
}

async function Missing() {
  const t = await getTranslations('embeds')
  answerWith(404)
  return <p className="p-3 text-muted text-sm">{t('missing')}</p>
}

const rankText = (rank: number, shared: boolean): string => `${rank}${shared ? '=' : ''}`

async function Lines({ standings }: { readonly standings: NonNullable<EmbeddedStage['standings']> }) {
  const [columns, units, locale] = await Promise.all([getTranslations('columns'), getTranslations('unit'), getLocale()])
  const shown = standings.lines.edges.map(({ node }) => node)
  const percent = shown.some(line => line.percent !== null)
  return (
    <table className="register">
      <thead>
        <Row>
          <ColumnHead numeric>{columns('rank')}</ColumnHead>
          <ColumnHead>{columns('names')}</ColumnHead>
          <ColumnHead numeric>
            {percent ? columns('percentHead') : codeText(units, standings.unit, {}, columns('total'))}
          </ColumnHead>
        </Row>
      </thead>
      <tbody>
        {shown.map(line => (
          <Row key={line.entry.id}>
            <Cell numeric>{rankText(line.rank, line.shared)}</Cell>
            <RowHead>
              <EntryNames entry={line.entry} plain />
            </RowHead>
            <Cell numeric>{line.percent === null ? printFigure(line.total) : printPercent(line.percent, locale)}</Cell>
          </Row>
        ))}
      </tbody>
    </table>
  )
}

async function More({ total, shown }: { readonly total: number; readonly shown: number }) {
  const t = await getTranslations('embeds')
  return total > shown ? <p className="text-muted text-sm">{t('more', { count: total - shown })}</p> : null
}

async function Standings({ of }: { readonly of: string }) {
  const [t, locale, found] = await Promise.all([getTranslations('embeds'), getLocale(), loadEmbeddedStandings(of)])
  if (!found) return <Missing />
  const { event, stage } = found
  const standings = stage?.standings
  const isLive = stage !== undefined && event.status !== 'CANCELLED' && standings?.status !== 'OFFICIAL'
  return (
    <Card
      title={inLanguage(event.name, locale)}
      note={
        standings ? (
          <>
            {event.stages.length > 1 ? `${inLanguage(stage.name, locale)} · ` : null}
            <StateMark state={stateOf(standings.status)} />
          </>
        ) : undefined
      }
      page={paths.event(event)}
    >
      {isLive ? (
        <ClientMessages namespaces={['live']}>
          <LiveStandings stage={stage.id} shown={standings ? `${standings.id} ${standings.computedAt}` : ''} />
        </ClientMessages>
      ) : null}
      {standings ? (
        <>
          <Lines standings={standings} />
          <More total={standings.lines.totalCount} shown={standings.lines.edges.length} />
        </>
      ) : (
        <p className="text-muted text-sm">{t('noStandings')}</p>
      )}
    </Card>
  )
}

async function Ranking({ of }: { readonly of: string }) {
  const [t, columns, locale, list] = await Promise.all([
    getTranslations('embeds'),
    getTranslations('columns'),
    getLocale(),
    loadEmbeddedRanking(of),
  ])
  if (!list) return <Missing />
  const lines = list.entries.edges.map(({ node }) => node)
  return (
    <Card
      title={inLanguage(list.ranking.name, locale)}
      note={t('asOf', { day: formatDate(list.asOf, locale) })}
      page={paths.ranking(list.ranking.code)}
    >
      <table className="register">
        <thead>
          <Row>
            <ColumnHead numeric>{columns('rank')}</ColumnHead>
            <ColumnHead>{columns('names')}</ColumnHead>
            <ColumnHead numeric>{t('value')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {lines.map(({ rank, shared, value, person, club }) => (
            <Row key={person.id}>
              <Cell numeric>{rankText(rank, shared)}</Cell>
              <RowHead>
                <a href={`/${locale}${paths.player(person)}`} className="way">
                  <NameText name={namesInOrder(person, locale).primary} />
                </a>
                {club ? (
                  <span className="block font-normal text-muted text-sm">{inLanguage(club.name, locale)}</span>
                ) : null}
              </RowHead>
              <Cell numeric>{printFigure(value)}</Cell>
            </Row>
          ))}
        </tbody>
      </table>
      <More total={list.entries.totalCount} shown={lines.length} />
    </Card>
  )
}

async function Player({ of }: { readonly of: string }) {
  const [t, locale, person] = await Promise.all([getTranslations('embeds'), getLocale(), loadEmbeddedPlayer(of)])
  if (!person) return <Missing />
  const grades = person.grades.filter(({ status }) => status === 'AWARDED').map(({ name }) => inLanguage(name, locale))
  const about = [person.number, ...(person.club ? [inLanguage(person.club.name, locale)] : []), ...grades]
  return (
    <Card title={nameText(person, locale)} note={about.join(' · ')} page={paths.player(person)}>
      {person.currentRankings.length === 0 ? (
        <p className="text-muted text-sm">{t('unranked')}</p>
      ) : (
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {person.currentRankings.map(({ rank, shared, value, list }) => (
            <div key={list.id}>
              <dt className="text-muted text-sm">{inLanguage(list.ranking.name, locale)}</dt>
              <dd className="figures">
                <span className="text-lg">{rankText(rank, shared)}</span>{' '}
                <span className="text-muted text-sm">{printFigure(value)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

async function NextEvents({ of }: { readonly of: string | undefined }) {
  const [t, locale, events] = await Promise.all([getTranslations('embeds'), getLocale(), loadNextEvents(of)])
  if (!events) return <Missing />
  return (
    <Card title={t('nextEvents')} page={of === undefined ? '/events' : paths.club({ code: of })}>
      {events.length === 0 ? <p className="text-muted text-sm">{t('noEvents')}</p> : null}
      <ul className="flex flex-col gap-2">
        {events.map(event => (
          <li key={event.id}>
            <a href={`/${locale}${paths.event(event)}`} className="way">
              {inLanguage(event.name, locale)}
            </a>
            <span className="figures block text-muted text-sm">
              {formatDateRange(event.startsOn, event.endsOn, locale)}
              {event.venue ? ` · ${event.venue}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What a page of another site shows of ours, as every visitor may see it; its links open beside that page. */
export function EmbedView({ kind, of }: EmbedSubject) {
  if (kind === 'events') return <NextEvents of={of} />
  if (of === undefined) return <Missing />
  if (kind === 'standings') return <Standings of={of} />
  return kind === 'ranking' ? <Ranking of={of} /> : <Player of={of} />
}
