import type { SheetFact } from '../../core/facts.js'

type Fact = SheetFact<unknown>

const halfOf = ({ session, round, board, sides: [ns, ew] }: Fact, swapped: boolean): string =>
  [session ?? '', round ?? '', board ?? '', ...(swapped ? [ew, ns] : [ns, ew])].join('|')

/** The same two teams at the same board of a session, whoever sits where and in whatever round. */
const meetingOf = ({ session, board, sides }: Fact): string =>
  [session ?? '', board ?? '', ...[...sides].sort()].join('|')

/**
 * Where the two tables of a match play a board in different rounds (American Whist: each team is host once), both sheets
 * are counted in the earlier of the rounds, so that they are compared as one match. Boards that were played at both
 * tables in one round stay as they are, and so do those that are left over more than once.
 */
export const halvesTogether = <F extends Fact>(sheets: readonly F[]): readonly F[] => {
  const present = new Set(sheets.map(fact => halfOf(fact, false)))
  const lone = new Map<string, F[]>()
  for (const fact of sheets) {
    if (fact.sides.length !== 2 || fact.board === undefined || fact.round === undefined) continue
    if (present.has(halfOf(fact, true))) continue
    const key = meetingOf(fact)
    lone.set(key, [...(lone.get(key) ?? []), fact])
  }
  const moved = new Map<F, number>()
  for (const [first, second, ...more] of lone.values()) {
    if (!first || !second || more.length > 0 || first.sides[0] !== second.sides[1]) continue
    const round = Math.min(first.round ?? 0, second.round ?? 0)
    for (const fact of [first, second]) if (fact.round !== round) moved.set(fact, round)
  }
  if (moved.size === 0) return sheets
  return sheets.map(fact => {
    const round = moved.get(fact)
    return round === undefined ? fact : { ...fact, round }
  })
}

/** The place of a sheet, and the one its board has at the other table of the match. */
export const tableOf = (fact: Fact): string => halfOf(fact, false)
export const otherTableOf = (fact: Fact): string => halfOf(fact, true)
