import type { ImportedEntrant, ImportedEvent, ImportedMatch } from '@paiji/formats'
import { type Problem, problem } from '@paiji/rules'

const isNothing = (text: string | undefined): boolean => text === undefined || Number(text) === 0

/** Whether the printed total is what the boards brought, without penalty or handicap. */
export const isPlain = ({ published }: ImportedEntrant): boolean =>
  isNothing(published.adjustment) && isNothing(published.handicap)

const warning = (code: string, found: readonly { readonly location: ImportedEntrant['location'] }[]): Problem[] => {
  const [first] = found
  return first ? [problem(code, { severity: 'warning', at: first.location, params: { count: found.length } })] : []
}

/** Matches whose points stand in the file and none of whose boards does. */
const withoutBoards = (event: ImportedEvent): readonly ImportedMatch[] => {
  const played = new Set(
    event.sessions.flatMap(session =>
      session.sections.flatMap(section =>
        section.boards.flatMap(board =>
          board.lines.map(line => [session.number, line.round ?? '', ...[...line.sides].sort()].join('|')),
        ),
      ),
    ),
  )
  return event.matches.filter(
    ({ session, round, sides }) =>
      sides.length === 2 &&
      !played.has([session, round ?? '', ...[...sides].sort()].join('|')) &&
      !played.has([session, '', ...[...sides].sort()].join('|')),
  )
}

/** How often each thing is stated of which nothing is made. */
const statedInVain = (event: ImportedEvent): Readonly<Record<string, number>> => {
  const players = event.entrants.flatMap(entrant => entrant.players)
  const boards = event.sessions.flatMap(({ sections }) => sections.flatMap(section => section.boards))
  const ofEntrants = (has: (entrant: ImportedEntrant) => boolean): number => event.entrants.filter(has).length
  const { scale, kind, awarded } = event.awardScale ?? {}
  return {
    masterPoints: ofEntrants(({ published }) => published.awards !== undefined) || ((scale ?? kind ?? awarded) ? 1 : 0),
    imps: ofEntrants(({ published }) => !isNothing(published.imps)),
    wins: ofEntrants(({ published }) => !isNothing(published.winsOrDraws)),
    matches: event.matches.filter(({ published }) => published.imps !== undefined).length,
    sessions: event.sessions.filter(({ sections }) => sections.some(({ published }) => published.length > 0)).length,
    averages: boards.filter(({ average }) => average !== undefined).length,
    clubNumbers: players.filter(({ nationalId, clubId }) => nationalId !== undefined && clubId !== undefined).length,
    unrated: players.filter(({ rateable }) => rateable === false).length,
  }
}

/** One note for all that is stated and neither used nor compared. */
const inVain = (event: ImportedEvent): Problem[] => {
  const params = statedInVain(event)
  return Object.values(params).some(count => count > 0) ? [problem('FACTS_LEFT_OUT', { severity: 'info', params })] : []
}

/**
 * What a file says of totals that no fact is made of: penalties and handicaps without their reason, matches without
 * their boards, victory points whose scale was not found (`hasScale`). Each is told once, where it first stands.
 */
export const leftOut = (event: ImportedEvent, hasScale = false): readonly Problem[] => [
  ...warning(
    'FILE_ADJUSTMENTS_LEFT_OUT',
    event.entrants.filter(({ published }) => !isNothing(published.adjustment)),
  ),
  ...warning(
    'FILE_HANDICAPS_LEFT_OUT',
    event.entrants.filter(({ published }) => !isNothing(published.handicap)),
  ),
  ...warning('FILE_MATCHES_LEFT_OUT', withoutBoards(event)),
  ...warning(
    'FILE_VICTORY_POINTS_LEFT_OUT',
    hasScale ? [] : event.matches.filter(({ published }) => published.victoryPoints !== undefined),
  ),
  ...inVain(event),
]
