import type { Problem } from '../../core/problem.js'
import { compare, type Ratio } from '../../core/ratio.js'
import { err, ok, type Result } from '../../core/result.js'
import type { BoardGroup } from './board-group.js'
import type { BridgeBook } from '../book.js'
import { type FieldMethod, fieldMethod, teamMethod } from './field-methods.js'
import { type Outcome, withShare } from '../sheet/outcome.js'
import { halfOf, roundAt } from './rounding.js'
import type { BridgeSettings } from '../settings/settings.js'
import type { AwardedEntry, SideAwardResult } from './side-award.js'
import { withStated } from './stated-award.js'
import { teamBoardAwards } from './team-boards.js'
import { isTeamMethod, type Side } from '../types.js'

/** Turns outcomes of one board into results; equal awards are one value, since a field holds few different ones. */
const sideAwards = (method: FieldMethod, settings: BridgeSettings) => {
  const { profile } = settings
  const { roundAwards } = profile
  const known = { ns: new Map<Ratio, SideAwardResult>(), ew: new Map<Ratio, SideAwardResult>() }
  return (outcome: Outcome, side: Side): SideAwardResult => {
    const available = method.available?.[side]
    if (outcome.kind === 'artificial') {
      const { award } = outcome
      const top = method.artificialAvailable?.[side] ?? available
      const artificial = award.kind === 'average' ? award.grade : award.kind
      return { award: method.artificial(award, side), artificial, ...(top ? { available: top } : {}) }
    }
    const exact = withShare(outcome, method.scored(outcome, side), award => method.artificial(award, side))
    const made = known[side].get(exact)
    if (made) return made
    const award = roundAwards === 'never' ? exact : roundAt(profile, exact, roundAwards, halfOf(available))
    const result = available ? { award, available } : { award }
    known[side].set(exact, result)
    return result
  }
}

/** 1997 Laws, 25B2: the offending side keeps its result unless that is better than average minus. */
const heldToMinus = (method: FieldMethod, side: Side, result: SideAwardResult): SideAwardResult => {
  const most = method.artificial({ kind: 'average', grade: 'minus' }, side)
  return compare(result.award, most) > 0 ? { ...result, award: most, held: true } : result
}

/** The awards of one board; nothing outside it is looked at, so that one corrected result re-scores one board. */
export const groupAwards = (book: BridgeBook, settings: BridgeSettings, group: BoardGroup): readonly AwardedEntry[] => {
  const method = fieldMethod(book, settings, group)
  const awardOf = sideAwards(method, settings)
  return group.entries.map(entry => {
    const ns = awardOf(entry.ns, 'ns')
    const ew = awardOf(entry.ew, 'ew')
    const held = book.lateChangeHeldToMinus ? entry.fact.sheet.heldToMinus : undefined
    return withStated(settings, {
      entry,
      group,
      ns: held === 'ns' ? heldToMinus(method, 'ns', ns) : ns,
      ew: held === 'ew' ? heldToMinus(method, 'ew', ew) : ew,
    })
  })
}

/** Whether a team board that only one table has played waits for the other instead of being a problem. */
export interface FieldOptions {
  readonly waits?: boolean
}

/** Awards of the whole field, board by board. */
export const fieldAwards = (
  book: BridgeBook,
  settings: BridgeSettings,
  groups: readonly BoardGroup[],
  { waits }: FieldOptions = {},
): Result<readonly AwardedEntry[], readonly Problem[]> => {
  if (isTeamMethod(settings.method)) {
    const { knockout } = settings
    const boards = teamBoardAwards(teamMethod(book, settings), groups, { knockout, ...(waits ? { waits } : {}) })
    return boards.ok ? ok(boards.value.map(awarded => withStated(settings, awarded))) : boards
  }
  const awarded = groups.flatMap(group => groupAwards(book, settings, group))
  const wrong = settings.method === 'matchpoint' ? awarded.filter(impsAmongMatchpoints) : []
  if (wrong.length > 0) {
    return err(wrong.map(({ entry }) => ({ code: 'ADJUSTED_SCORE_UNREADABLE', at: { path: entry.fact.slot } })))
  }
  return ok(awarded)
}

const impsAmongMatchpoints = (awarded: AwardedEntry): boolean =>
  awarded.ns.artificial === 'imps' || awarded.ew.artificial === 'imps'
