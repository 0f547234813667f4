import { err, ok, type Problem, type Result } from '@paiji/rules'
import { EntrantRegister } from '../entrant-register.js'
import type {
  ImportedEvent,
  ImportedMatch,
  ImportedPublished,
  ImportedSection,
  ImportedSession,
} from '../imported-event.js'
import { ProblemLog } from '../problem-log.js'
import { declaredXmlEncoding, decodeText } from '../text/decode.js'
import { checkSize } from '../text/file-size.js'
import { forbiddenCharacter } from '../text/forbidden.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { readXml } from '../xml/read-xml.js'
import type { XmlElement } from '../xml/xml-element.js'
import { BoardCollector } from './boards.js'
import { optionalValue, type UsebioContext } from './context.js'
import { readHeading, readKind, readWinners } from './event-heading.js'
import { type Deals, readDeals } from './handset.js'
import { readMatch, roundOf } from './matches.js'
import { readParticipants } from './participants.js'
import { type EventScopes, findScopes, type Scope, sectionScope, sessionScope } from './scopes.js'

const versions = new Set(['1.0', '1.1', '1.2', '1.3'])

const readVersion = (log: ProblemLog, root: XmlElement): string | undefined => {
  const version = root.attribute('VERSION')
  if (version === undefined || !versions.has(version))
    log.warn('VERSION_UNKNOWN', root.location, { version: version ?? '' })
  return version
}

const findEvent = (log: ProblemLog, root: XmlElement): XmlElement | undefined => {
  if (root.name !== 'USEBIO') {
    log.error('FILE_NOT_RECOGNISED', root.location, { root: root.name })
    return undefined
  }
  const [event, second] = root.all('EVENT')
  if (!event) log.error('ELEMENT_MISSING', root.location, { element: 'EVENT' })
  if (second) log.error('EVENT_REPEATED', second.location)
  return event
}

/** Handsets of a session: its own; those of the event belong to the sessions in order, or to the only one. */
const dealsBySession = (
  log: ProblemLog,
  root: XmlElement,
  event: XmlElement,
  scopes: EventScopes,
): readonly Deals[] => {
  const common = [...root.all('HANDSET'), ...event.all('HANDSET')]
  return scopes.sessions.map(({ element }, index) => {
    const own =
      element === event ? [] : [...element.all('HANDSET'), ...element.all('SECTION').flatMap(s => s.all('HANDSET'))]
    const shared = scopes.sessions.length === 1 ? common : common.slice(index, index + 1)
    return readDeals(log, [...own, ...shared])
  })
}

type Published = readonly (ImportedPublished & { key: string })[]

interface Gathered {
  readonly scope: Scope
  readonly boards: BoardCollector
  readonly published: Published
  readonly listed: readonly string[]
}

/** Boards and matches that stand directly under `holder` go to the section of `gathered`. */
const gather = (
  context: UsebioContext,
  holder: XmlElement,
  gathered: Gathered,
  byVictoryPoints: boolean,
): readonly ImportedMatch[] => {
  for (const board of holder.all('BOARD')) gathered.boards.add(board)
  return holder.all('MATCH').flatMap(element => {
    const match = readMatch(context, gathered.scope, element, byVictoryPoints)
    const lines = match ?? { round: roundOf(context, element), sides: [] }
    for (const board of element.all('BOARD')) gathered.boards.add(board, lines)
    return match ?? []
  })
}

const sectionEntrants = (boards: ImportedSection['boards'], listed: readonly string[]): readonly string[] => [
  ...new Set([...listed, ...boards.flatMap(board => board.lines.flatMap(line => line.sides))]),
]

const buildSection = (gathered: Gathered, common: readonly string[], eventHasOneSession: boolean): ImportedSection => {
  const boards = gathered.boards.list()
  return {
    id: gathered.scope.section,
    entrants: sectionEntrants(boards, [...common, ...gathered.listed]),
    published: eventHasOneSession ? [] : gathered.published.map(({ key, ...rest }) => ({ entrant: key, ...rest })),
    boards,
  }
}

const readBody = (
  context: UsebioContext,
  root: XmlElement,
  event: XmlElement,
  byVictoryPoints: boolean,
): Pick<ImportedEvent, 'entrants' | 'sessions' | 'matches'> => {
  const scopes = findScopes(event)
  const deals = dealsBySession(context.log, root, event, scopes)
  const common = new Set(readParticipants(context, event, '', undefined).map(entry => entry.key))
  const bySession = scopes.sessions.map(({ element, number }) =>
    element === event ? [] : readParticipants(context, element, sessionScope(number), undefined),
  )
  const gathered = scopes.sections.map((scope): Gathered => {
    const holder = scopes.sessions[scope.session - 1]?.element
    const own =
      scope.element === holder
        ? (bySession[scope.session - 1] ?? [])
        : readParticipants(
            context,
            scope.element,
            sectionScope(scope.session, scope.section),
            scopes.severalSections ? scope.section : undefined,
          )
    const boards = new BoardCollector(context, scope, deals[scope.session - 1] ?? new Map())
    return { scope, boards, published: own, listed: own.map(entry => entry.key) }
  })
  const matches = gathered.flatMap(one => gather(context, one.scope.element, one, byVictoryPoints))
  const loose = looseHolders(event, scopes).flatMap(holder => {
    const target = gathered.find(one => holder === event || scopes.sessions[one.scope.session - 1]?.element === holder)
    const first = holder.first('BOARD') ?? holder.first('MATCH')
    if (first && scopes.severalSections) context.log.warn('SECTION_AMBIGUOUS', first.location)
    return target ? gather(context, holder, target, byVictoryPoints) : []
  })
  const oneSession = scopes.sessions.length === 1
  const everywhere = scopes.sections.length === 1 ? [...common] : []
  const sessions = scopes.sessions.map(
    ({ element, number }): ImportedSession =>
      defined({
        number,
        name: element === event ? undefined : (element.attribute('SESSION_NAME') ?? element.value('SESSION_NAME')),
        date: element === event ? undefined : optionalValue(context.log, element, 'DATE', readDate, 'DATE_INVALID'),
        sections: gathered
          .filter(one => one.scope.session === number)
          .map(one => buildSection(one, everywhere, oneSession)),
      }),
  )
  return { entrants: withDirections(context, sessions), sessions, matches: [...matches, ...loose] }
}

/** Levels above the sections whose own boards and matches belong to the first section below. */
const looseHolders = (event: XmlElement, scopes: EventScopes): readonly XmlElement[] => {
  const sectioned = new Set(scopes.sections.map(section => section.element))
  return [...new Set([event, ...scopes.sessions.map(session => session.element)])].filter(
    holder => !sectioned.has(holder),
  )
}

/** In a two-winner event a pair without a direction gets the one it always sat in. */
const withDirections = (context: UsebioContext, sessions: readonly ImportedSession[]): ImportedEvent['entrants'] => {
  const entrants = context.register.list()
  if (context.winners === 1 || entrants.every(entrant => entrant.direction)) return entrants
  const seen = new Map<string, Set<number>>()
  const lines = sessions
    .flatMap(s => s.sections)
    .flatMap(s => s.boards)
    .flatMap(b => b.lines)
  for (const line of lines) {
    line.sides.forEach((key, side) => {
      seen.set(key, (seen.get(key) ?? new Set()).add(side))
    })
  }
  return entrants.map(entrant => {
    const sides = seen.get(entrant.key)
    if (entrant.direction || sides?.size !== 1) return entrant
    return { ...entrant, direction: sides.has(0) ? 'NS' : 'EW' }
  })
}

const readDocument = (log: ProblemLog, root: XmlElement): Omit<ImportedEvent, 'problems'> | undefined => {
  const event = findEvent(log, root)
  if (!event) return undefined
  const formatVersion = readVersion(log, root)
  const { kind, scoring } = readKind(log, event)
  const winners = readWinners(log, event, kind)
  const heading = readHeading(log, root, event)
  const context: UsebioContext = { log, register: new EntrantRegister(), kind, scoring, winners }
  const body = readBody(context, root, event, heading.matchScoring === 'victoryPoint')
  const lines = body.sessions.some(session => session.sections.some(section => section.boards.length > 0))
  if (!lines && body.matches.length === 0) {
    log.add('FILE_HAS_NO_RESULTS', body.entrants.some(e => e.published.place) ? 'warning' : 'error', event.location)
  }
  return defined<Omit<ImportedEvent, 'problems'>>({
    format: 'usebio',
    formatVersion,
    ...heading,
    eventType: kind,
    scoring,
    winners,
    ...body,
  })
}

/**
 * USEBIO 1.0–1.3 → event. Located by line, column and element path. Warnings and notes come with the event;
 * one error, and the file is refused with everything that was found.
 */
export const readUsebio = (bytes: Uint8Array): Result<ImportedEvent, readonly Problem[]> => {
  const size = checkSize(bytes)
  if (size) return err([size])
  const log = new ProblemLog()
  const source = decodeText(bytes, declaredXmlEncoding(bytes), log)
  if (!source.ok) return source
  const forbidden = forbiddenCharacter(source.value)
  if (forbidden) return err([forbidden])
  const root = readXml(source.value, log)
  if (!root.ok) return err([...root.error, ...log.list()])
  const event = readDocument(log, root.value)
  return event && !log.hasErrors ? ok({ ...event, problems: log.list() }) : err(log.list())
}
