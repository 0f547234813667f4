import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { inLanguage } from '@/lib/format/bilingual'
import { printFigure } from '@/lib/format/points'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { BracketView } from './bracket-view'
import { clockWords } from './clock-words'
import { loadBracket, loadPairings } from './load-pairings'
import { Projector, type ProjectorSlide } from './projector'
import type { SheetRound } from './round-data'
import { seatWord, tableText } from './seat-words'
import { ProjectorStandingsQuery } from './rounds.graphql'

const ROWS = 10

const slidesOf = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): ProjectorSlide[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, at) => ({
    title,
    heads,
    rows: rows.slice(at * ROWS, (at + 1) * ROWS),
  }))

/** Tables on one screen, in letters that are read from ten metres. */
const CARDS = 4
/** More tables would take longer than two minutes to come round: they are listed, ten to a screen. */
const MOST_ON_CARDS = 40

const pairingSlides = async (round: SheetRound): Promise<ProjectorSlide[]> => {
  const [t, seats, locale] = await Promise.all([getTranslations('rounds'), getTranslations('seat'), getLocale()])
  if (round.tables.length <= MOST_ON_CARDS) {
    const { sport } = round.stage.event
    const cards = round.tables.map(table => ({
      head: table.kind === 'bye' ? t('bye') : t('tableAt', { table: `${table.section}${table.label}` }),
      lines: table.sides.map(side => ({
        seat: seatWord(seats, sport, table, side) ?? side.number,
        name: entryText(side, locale),
      })),
    }))
    return Array.from({ length: Math.ceil(cards.length / CARDS) }, (_, at) => ({
      title: t('roundAt', { round: round.number }),
      cards: cards.slice(at * CARDS, (at + 1) * CARDS),
    }))
  }
  const rows = round.tables.map(table => [
    table.kind === 'bye' ? t('bye') : `${table.section}${table.label}`,
    tableText(seats, round.stage.event.sport, table, locale),
  ])
  return slidesOf(t('roundAt', { round: round.number }), [t('table'), t('sides')], rows)
}

const standingSlides = async (stage: string): Promise<ProjectorSlide[]> => {
  const [t, locale, answer] = await Promise.all([
    getTranslations('rounds'),
    getLocale(),
    ask(ProjectorStandingsQuery, { stage }),
  ])
  const edges = answer.ok ? (answer.data.stage?.standings?.lines.edges ?? []) : []
  const rows = edges.map(({ node }) => [
    `${node.rank}${node.shared ? '=' : ''}`,
    `${node.entry.number} ${entryText(node.entry, locale)}`,
    printFigure(node.total),
  ])
  return slidesOf(t('standings'), [t('rank'), t('name'), t('total')], rows)
}

/** Matches above each other that can be read from the back of a room. */
const WALL_MATCHES = 8

/** A slide for the main bracket with its final, one for the losers. */
const bracketSlides = async (stage: string): Promise<ProjectorSlide[]> => {
  const [t, bracket] = await Promise.all([getTranslations('rounds'), loadBracket(stage)])
  if (!bracket) return []
  const parts = [['winners', 'final', 'placement'], ['losers']] as const
  return parts
    .filter(own => bracket.matches.some(match => own.some(part => part === match.part)))
    .map(own => ({
      title: t('bracket'),
      figure: <BracketView key={own[0]} bracket={bracket} parts={own} most={WALL_MATCHES} />,
    }))
}

/** For the wall of the playing room: the round's pairings, then the standings, large, page after page. */
export async function ProjectorView({
  eventId,
  stage,
}: {
  readonly eventId: string
  readonly stage?: string | undefined
}) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('rounds'),
    getLocale(),
    loadPairings(eventId, { stage }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  if (!answer.data)
    return (
      <>
        <h1 className="pt-6 pb-4 text-xl">{t('projector')}</h1>
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      </>
    )
  const { round } = answer.data
  const { id } = answer.data.stage
  const slides = [...(await pairingSlides(round)), ...(await bracketSlides(id)), ...(await standingSlides(id))]
  return (
    <BrowserClientProvider>
      <Projector
        title={inLanguage(round.stage.event.name, locale)}
        slides={slides}
        clock={{ round: round.id, first: round.clock, extra: round.extraTime, words: await clockWords() }}
        words={{
          pause: t('pausePaging'),
          resume: t('resumePaging'),
          next: t('nextPage'),
        }}
      />
    </BrowserClientProvider>
  )
}
