import type {
  EventKind,
  ImportedEntrant,
  ImportedEvent,
  ImportedMatch,
  ImportedSection,
  ImportedSession,
  ScoringMethod,
} from '../imported-event.js'
import { LossLog, type WrittenFile } from '../written-file.js'
import { xmlElement, xmlValue, type XmlNode } from '../xml/write-xml.js'
import { numberOf, writeBoard, type WriteContext, writeHandset } from './write-boards.js'
import { writeParticipants } from './write-participants.js'

const kindNames: Readonly<Record<EventKind, string>> = {
  pairs: 'PAIRS',
  individual: 'INDIVIDUAL',
  teams: 'TEAMS',
  swissPairs: 'SWISS_PAIRS',
  swissTeams: 'SWISS_TEAMS',
  knockout: 'KO',
}

const scoringNames: Readonly<Record<ScoringMethod, string | undefined>> = {
  matchpoint: 'MATCH_POINTS',
  butler: 'BUTLER',
  crossImp: 'CROSS_IMPS',
  imp: 'IMPS',
  boardAMatch: 'PAB',
  totalPoints: 'AGGREGATE',
  patton: 'PATTON',
  unknown: undefined,
}

const matchScoringNames = { victoryPoint: 'VPS', boardAMatch: 'PAB', imp: 'IMPS', winLoss: 'WIN_LOSS' } as const

const dayFirst = (date: string | undefined): string | undefined => date?.split('-').reverse().join('/')

const yesNo = (value: boolean | undefined): string | undefined => (value === undefined ? undefined : value ? 'Y' : 'N')

const writeHeading = (event: ImportedEvent): XmlNode => [
  xmlValue('EVENT_IDENTIFIER', event.externalId),
  xmlValue('EVENT_DESCRIPTION', event.title),
  xmlValue('PROGRAM_NAME', event.program?.name),
  xmlValue('PROGRAM_VERSION', event.program?.version),
  xmlValue('BOARD_SCORING_METHOD', scoringNames[event.scoring]),
  event.matchScoring && xmlValue('MATCH_SCORING_METHOD', matchScoringNames[event.matchScoring]),
  xmlValue('WINNER_TYPE', event.winners),
  xmlValue('DATE', dayFirst(event.date)),
  xmlValue('VENUE', event.venue),
  xmlValue('MASTER_POINT_SCALE', event.awardScale?.scale),
  xmlValue('MASTER_POINT_TYPE', event.awardScale?.kind),
  xmlValue('MPS_AWARDED_FLAG', yesNo(event.awardScale?.awarded)),
  xmlValue('SESSION_COUNT', event.sessions.length),
  xmlValue('SECTION_COUNT', Math.max(1, ...event.sessions.map(session => session.sections.length))),
]

const writeMatch = (context: WriteContext, match: ImportedMatch): string => {
  context.losses.field('match.table', match.table)
  const score = match.published.victoryPoints ?? match.published.score
  return xmlElement('MATCH', {}, [
    xmlValue('ROUND_NUMBER', match.round),
    xmlValue('TEAM', numberOf(context, match.sides[0])),
    match.sides[1] === undefined ? undefined : xmlValue('OPPOSING_TEAM', numberOf(context, match.sides[1])),
    xmlValue('START_BOARD_NUMBER', match.firstBoard),
    xmlValue('END_BOARD_NUMBER', match.lastBoard),
    xmlValue('TEAM_SCORE', score?.[0]),
    xmlValue('OPPOSING_TEAM_SCORE', score?.[1]),
    xmlValue('TEAM_IMPS', match.published.imps?.[0]),
    xmlValue('OPPOSING_TEAM_IMPS', match.published.imps?.[1]),
  ])
}

type Entries = Parameters<typeof writeParticipants>[0]

/** Those whose numbers count only in this section, and those whose result of this session is printed. */
const entriesOf = (context: WriteContext, section: ImportedSection, first: boolean): Entries => {
  if (section.published.length > 0) {
    return section.published.flatMap(({ entrant: key, ...published }) => {
      const entrant = context.entrants.get(key)
      return entrant ? [{ entrant, published }] : []
    })
  }
  const own = first ? section.entrants : []
  return own.flatMap(key => {
    const entrant = context.entrants.get(key)
    return entrant?.listed && entrant.section !== undefined ? [{ entrant, published: entrant.published }] : []
  })
}

const writeSection = (
  context: WriteContext,
  section: ImportedSection,
  session: ImportedSession,
  matches: readonly ImportedMatch[],
): XmlNode => {
  const body = [
    writeParticipants(entriesOf(context, section, session.number === 1), context.losses),
    section.boards.map(board => writeBoard(context, board)),
    section === session.sections[0]
      ? matches.filter(match => match.session === session.number).map(match => writeMatch(context, match))
      : [],
  ]
  const alone = session.sections.length === 1 && section.id === '1'
  return alone ? body : xmlElement('SECTION', { SECTION_ID: section.id }, body)
}

const writeSessions = (context: WriteContext, event: ImportedEvent): XmlNode => {
  const [only] = event.sessions
  const flat =
    event.sessions.length === 1 &&
    only?.sections.length === 1 &&
    only.sections[0]?.id === '1' &&
    !only.name &&
    !only.date
  return event.sessions.map(session => {
    const sections = session.sections.map(section => writeSection(context, section, session, event.matches))
    if (flat) return sections
    const boards = session.sections.flatMap(section => section.boards)
    return xmlElement('SESSION', { SESSION_ID: String(session.number), SESSION_NAME: session.name }, [
      xmlValue('DATE', dayFirst(session.date)),
      sections,
      event.sessions.length > 1 ? writeHandset(boards) : undefined,
    ])
  })
}

const listedAbove = (event: ImportedEvent): readonly ImportedEntrant[] => {
  const below = new Set(
    event.sessions.flatMap(session => session.sections.flatMap(section => section.published.map(one => one.entrant))),
  )
  return event.entrants.filter(entrant => entrant.listed && entrant.section === undefined && !below.has(entrant.key))
}

/**
 * Event → USEBIO 1.2 in UTF-8. Reading it back gives the same event but for what `losses` names: par and
 * makeable tricks (USEBIO has no place for them), rooms and tables, markings that differ from Law 2, weighted scores, fractions in artificial scores.
 */
export const writeUsebio = (event: ImportedEvent): WrittenFile => {
  const losses = new LossLog()
  const context: WriteContext = {
    losses,
    scoring: event.scoring,
    entrants: new Map(event.entrants.map(entrant => [entrant.key, entrant])),
  }
  const above = listedAbove(event).map(entrant => ({ entrant, published: entrant.published }))
  const [first, second] = event.sessions
  const text = xmlElement('USEBIO', { Version: '1.2' }, [
    event.club &&
      xmlElement('CLUB', {}, [xmlValue('CLUB_NAME', event.club.name), xmlValue('CLUB_ID_NUMBER', event.club.number)]),
    xmlElement('EVENT', { EVENT_TYPE: kindNames[event.eventType] }, [
      writeHeading(event),
      writeParticipants(above, losses),
      writeSessions(context, event),
    ]),
    first && !second ? writeHandset(first.sections.flatMap(section => section.boards)) : undefined,
  ])
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE USEBIO SYSTEM "usebio_v1_2.dtd">\n'
  return { text: head + text, encoding: 'utf-8', losses: losses.list() }
}
