import type { StageFacts } from '../../core/facts.js'
import type { EntrantId } from '../../core/ids.js'
import { type GameScore, type PlayedGame, placeOf, rankSides } from '../../core/played-game.js'
import { type Ratio, sum } from '../../core/ratio.js'
import type { ScoreLine } from '../../core/score-line.js'
import { isPlayed } from '../../tie-break/marks.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { GuandanSheet } from '../sheet.js'
import { levelPointUnit, matchPointUnit } from './units.js'

type Fact = StageFacts<GuandanSheet>['sheets'][number]

/** All 局 of one round between the same two contestants: a single game, or a match of several. */
interface Meeting {
  readonly facts: Fact[]
  readonly lines: ScoreLine[]
}

/** Slots whose points were given by an authority in place of play. */
const notPlayed = ({ adjustments }: StageFacts<unknown>): ReadonlySet<string> =>
  new Set(adjustments.flatMap(({ adjustment }) => (adjustment.kind === 'artificial' ? [adjustment.slot] : [])))

const meetingsOf = (facts: StageFacts<GuandanSheet>, lines: readonly ScoreLine[]): Iterable<Meeting> => {
  const factOf = new Map(facts.sheets.map(fact => [fact.slot, fact]))
  const spoilt = notPlayed(facts)
  const meetings = new Map<string, Meeting>()
  for (const line of lines) {
    const fact = factOf.get(line.slot)
    if (!fact || spoilt.has(line.slot) || !isPlayed(line)) continue
    const key = [fact.session ?? '', fact.round ?? fact.slot, ...[...fact.sides].sort()].join('|')
    const held = meetings.get(key) ?? { facts: [], lines: [] }
    meetings.set(key, held)
    held.lines.push(line)
    if (held.facts.at(-1) !== fact) held.facts.push(fact)
  }
  return meetings.values()
}

const scoreOf = (entrant: EntrantId, { facts, lines }: Meeting): GameScore => {
  const total = (unit: string): Ratio =>
    sum(lines.filter(line => line.entrant === entrant && line.unit === unit).map(line => line.points.value))
  return { entrant, by: [total(matchPointUnit), ...(facts.length > 1 ? [total(levelPointUnit)] : [])] }
}

/**
 * Every game or match of two contestants, by 场分; of a match of several games by their sum, then by that of 级分.
 * A duplicate event has none: a deal is compared with the other tables, not with the opponents.
 */
export const playedGames = (facts: StageFacts<GuandanSheet>, lines: readonly ScoreLine[]): readonly PlayedGame[] =>
  (facts.settings as GuandanSettings).eventType === 'duplicate'
    ? []
    : [...meetingsOf(facts, lines)].flatMap(meeting => {
        const [first] = meeting.facts
        if (first?.sides.length !== 2) return []
        return [{ ...placeOf(first), sides: rankSides(first.sides.map(side => scoreOf(side, meeting))) }]
      })
