import type { EventKind, ImportedEvent, ScoringMethod } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { remarkDifference } from '../stated/statements.js'
import { readDate } from '../values/date.js'
import { defined } from '../values/defined.js'
import { identifier, plainText } from '../values/text.js'
import type { XmlElement } from '../xml/xml-element.js'
import { optionalValue } from './context.js'
import { eventTypes, lookUp, matchScoringNames, scoringNames } from './vocabulary.js'

const code = (text: string | undefined): string | undefined => text?.toUpperCase().replace(/[\s-]+/g, '_')

const hasInLines = (event: XmlElement, tag: string): boolean => {
  const waiting = [event]
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (element.name === 'TRAVELLER_LINE') return element.first(tag) !== undefined
    waiting.push(
      ...[...element.children].reverse().filter(child => child.name !== 'HANDSET' && child.name !== 'PARTICIPANTS'),
    )
  }
  return false
}

/** What the points columns of the first line say about the scoring. */
const scoringFromLines = (event: XmlElement): ScoringMethod | undefined => {
  if (hasInLines(event, 'NS_MATCH_POINTS')) return 'matchpoint'
  if (hasInLines(event, 'NS_CROSS_IMP_POINTS')) return 'crossImp'
  return hasInLines(event, 'NS_BUTLER_POINTS') ? 'butler' : undefined
}

const scoringTags = ['BOARD_SCORING_METHOD', 'PAIRWISE_SCORING_METHOD', 'SCORING_METHOD'] as const

const declaredType = (event: XmlElement): string | undefined =>
  code(
    event.attribute('EVENT_TYPE') ?? event.value('EVENT_TYPE') ?? event.first('PARTICIPANTS')?.attribute('EVENT_TYPE'),
  )

const namedScoring = (log: ProblemLog, event: XmlElement): ScoringMethod | undefined => {
  for (const tag of scoringTags) {
    const method = optionalValue(log, event, tag, text => lookUp(scoringNames, code(text) ?? ''), 'SCORING_UNKNOWN')
    if (method) return method
  }
  return undefined
}

const pairKinds: ReadonlySet<EventKind> = new Set(['pairs', 'individual', 'swissPairs'])

const implied = (kind: EventKind): ScoringMethod => (kind === 'pairs' || kind === 'individual' ? 'matchpoint' : 'imp')

/** The kind of event and the scoring of a board, from the declarations and, failing them, from the lines. */
export const readKind = (log: ProblemLog, event: XmlElement): { kind: EventKind; scoring: ScoringMethod } => {
  const type = declaredType(event)
  const known = type === undefined ? undefined : lookUp(eventTypes, type)
  if (!known) log.warn('EVENT_TYPE_UNKNOWN', event.location, { type: type ?? '' })
  const kind = known?.kind ?? 'pairs'
  const method = namedScoring(log, event)
  const named = known?.scoring ?? method
  const isOneOfImps = method === 'imp' && (known?.scoring === 'crossImp' || known?.scoring === 'butler')
  if (!isOneOfImps) remarkDifference(log, event.location, { what: 'scoring', taken: known?.scoring, stated: method })
  const fromLines = scoringFromLines(event)
  const scoring = named === 'imp' && pairKinds.has(kind) ? (fromLines ?? named) : (named ?? fromLines)
  if (!scoring) log.info('SCORING_ASSUMED', event.location, { scoring: implied(kind) })
  return { kind, scoring: scoring ?? implied(kind) }
}

const directionsOf = (event: XmlElement): readonly string[] => {
  const holders = [
    event,
    ...event.all('SESSION'),
    ...event.all('SESSION').flatMap(s => s.all('SECTION')),
    ...event.all('SECTION'),
  ]
  const pairs = holders.flatMap(holder => holder.all('PARTICIPANTS')).flatMap(list => list.all('PAIR'))
  return pairs.map(pair => (pair.value('DIRECTION') ?? '').toUpperCase())
}

/** WINNER_TYPE, or two when every pair is listed with a direction and both directions occur. */
export const readWinners = (log: ProblemLog, event: XmlElement, kind: EventKind): 1 | 2 => {
  const text = event.value('WINNER_TYPE')
  if (text === '1' || text === '2') return text === '1' ? 1 : 2
  if (text !== undefined) log.warn('WINNERS_INVALID', event.first('WINNER_TYPE')?.location, { value: text })
  const directions = kind === 'pairs' ? directionsOf(event) : []
  const two = directions.includes('NS') && directions.includes('EW') && directions.every(d => d === 'NS' || d === 'EW')
  if (two) log.info('WINNERS_INFERRED', event.location, { winners: 2 })
  return two ? 2 : 1
}

const yes = (text: string | undefined): boolean | undefined => (text === undefined ? undefined : /^[YT1]/i.test(text))

/** Title, date, club, program … of the event. */
export const readHeading = (
  log: ProblemLog,
  root: XmlElement,
  event: XmlElement,
): Pick<
  ImportedEvent,
  'program' | 'externalId' | 'title' | 'venue' | 'club' | 'date' | 'matchScoring' | 'awardScale'
> => {
  const text = (name: string) => plainText(event.value(name) ?? '') || undefined
  const program = text('PROGRAM_NAME')
  const club = root.first('CLUB') ?? event.first('CLUB')
  const clubName = plainText(club?.value('CLUB_NAME') ?? '') || undefined
  const clubNumber = identifier(club?.value('CLUB_ID_NUMBER'))
  const scale = {
    scale: text('MASTER_POINT_SCALE'),
    kind: text('MASTER_POINT_TYPE'),
    awarded: yes(text('MPS_AWARDED_FLAG')),
  }
  return defined({
    program: program === undefined ? undefined : defined({ name: program, version: text('PROGRAM_VERSION') }),
    externalId: identifier(event.value('EVENT_IDENTIFIER')),
    title: text('EVENT_DESCRIPTION') ?? text('TITLE') ?? '',
    venue: text('VENUE'),
    club: clubName || clubNumber ? defined({ name: clubName, number: clubNumber }) : undefined,
    date: optionalValue(log, event, 'DATE', readDate, 'DATE_INVALID'),
    matchScoring: optionalValue(
      log,
      event,
      'MATCH_SCORING_METHOD',
      t => lookUp(matchScoringNames, code(t) ?? ''),
      'SCORING_UNKNOWN',
    ),
    awardScale: Object.values(scale).some(value => value !== undefined) ? defined(scale) : undefined,
  })
}
