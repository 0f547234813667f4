import type { ImportedBoard, ImportedEvent, ImportedLine } from '../imported-event.js'
import type { ProblemLog } from '../problem-log.js'
import { seatLetters } from '../values/deal.js'
import { remarkDifference, remarkRange } from './statements.js'

/** The cards of a hand, as `SA`; undefined where the deal is not known. */
const handAt = (deal: string | undefined, seat: number): ReadonlySet<string> | undefined => {
  const holdings = deal?.slice(2).split(' ')[seat]?.split('.')
  return holdings && new Set(holdings.flatMap((ranks, suit) => [...ranks].map(rank => `${'SHDC'[suit]}${rank}`)))
}

/** A card led that the hand after declarer's does not hold, or that is not the first card played. */
const examineLead = (log: ProblemLog, board: ImportedBoard, { sheet, lead, record, location }: ImportedLine): void => {
  if (lead === undefined) return
  remarkDifference(log, location, { what: 'lead', taken: lead, stated: record?.play?.[0] })
  if (!('declarer' in sheet)) return
  const leader = (seatLetters.indexOf(sheet.declarer) + 1) % 4
  const hand = handAt(board.deal, leader)
  if (hand && !hand.has(lead) && record?.play?.[0] !== lead)
    log.warn('LEAD_NOT_HELD', location, { board: board.number, card: lead, leader: seatLetters[leader] as string })
}

/** How many boards a contestant has results of, and how many of those were played. */
const boardsOf = (event: ImportedEvent): ReadonlyMap<string, { lines: number; played: number }> => {
  const counts = new Map<string, { lines: number; played: number }>()
  const lines = event.sessions.flatMap(({ sections }) =>
    sections.flatMap(({ boards }) => boards.flatMap(one => one.lines)),
  )
  for (const { sides, sheet } of lines)
    for (const side of sides) {
      const count = counts.get(side) ?? { lines: 0, played: 0 }
      counts.set(side, { lines: count.lines + 1, played: count.played + ('adjusted' in sheet ? 0 : 1) })
    }
  return counts
}

/** Pairs and players who are said to have played more or fewer boards than the file has results of. */
const examineBoardsPlayed = (log: ProblemLog, event: ImportedEvent): void => {
  const counts = boardsOf(event)
  for (const { key, kind, published, location } of event.entrants) {
    const { lines, played } = counts.get(key) ?? { lines: 0, played: 0 }
    const stated = published.boardsPlayed
    if (kind === 'team' || lines === 0 || stated === played) continue
    remarkDifference(log, location, { what: 'boardsPlayed', taken: lines, stated })
  }
}

/** Matches that are said to have other boards than those their two sides met on. */
const examineMatches = (log: ProblemLog, { matches, sessions }: ImportedEvent): void => {
  for (const { session, round, sides, firstBoard, lastBoard, location } of matches) {
    const ofBoth = ({ lines }: ImportedBoard): boolean =>
      lines.some(
        line => (round === undefined || line.round === round) && sides.every(side => line.sides.includes(side)),
      )
    const boards = sessions
      .filter(({ number }) => number === session)
      .flatMap(({ sections }) => sections.flatMap(section => section.boards))
      .filter(ofBoth)
      .map(({ number }) => number)
    remarkRange(log, location, [firstBoard, lastBoard], boards)
  }
}

/** Remarks what the lines of an event contradict: a lead nobody can have made, a number of boards that is another. */
export const examineLines = (log: ProblemLog, event: ImportedEvent): void => {
  for (const board of event.sessions.flatMap(({ sections }) => sections.flatMap(({ boards }) => boards)))
    for (const line of board.lines) examineLead(log, board, line)
  examineBoardsPlayed(log, event)
  examineMatches(log, event)
}
