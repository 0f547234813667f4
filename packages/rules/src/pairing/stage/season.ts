import { problem, type Problem } from '../../core/problem.js'
import { err, ok, type Result } from '../../core/result.js'
import type { StageLine } from './classify.js'
import type { SeasonMoves } from './types.js'

/** A division with the order it ended in, the best first. */
export interface Division extends SeasonMoves {
  readonly stage: string
  readonly lines: readonly StageLine[]
}

/** A side of the next season’s division, in the order of seeds. */
export interface SeasonSide {
  readonly side: string
  readonly because: 'relegated' | 'stays' | 'promoted'
}

const isTiedAt = (lines: readonly StageLine[], at: number): boolean =>
  at > 0 && at < lines.length && lines[at - 1]?.rank === lines[at]?.rank

/** What only the director can settle: a place shared across the line, more moves than sides. */
const problemOf = ({ stage, lines, up, down }: Division): Problem | undefined => {
  if (up + down > lines.length) return problem('SEASON_MOVES_TOO_MANY', { params: { stage } })
  const at = [up, lines.length - down].find(line => isTiedAt(lines, line))
  if (at === undefined) return undefined
  const rank = lines[at]?.rank
  const sides = lines.filter(line => line.rank === rank).map(line => line.side)
  return problem('QUALIFICATION_IS_TIED', { params: { stage, kind: 'places', sides: sides.join(' ') } })
}

/**
 * Who plays where next season: of each division, the highest first, those who come down, those who stay and those who come
 * up, each in the order they ended in. Nobody goes up from the highest or down from the lowest. Problems:
 * SEASON_MOVES_TOO_MANY, QUALIFICATION_IS_TIED.
 */
export const nextSeason = (
  divisions: readonly Division[],
): Result<readonly (readonly SeasonSide[])[], readonly Problem[]> => {
  const last = divisions.length - 1
  const moving = divisions.map((division, at) => ({
    ...division,
    up: at === 0 ? 0 : division.up,
    down: at === last ? 0 : division.down,
  }))
  const problems = moving.flatMap(division => problemOf(division) ?? [])
  if (problems.length > 0) return err(problems)
  const sides = (because: SeasonSide['because'], lines: readonly StageLine[] = []): readonly SeasonSide[] =>
    lines.map(({ side }) => ({ side, because }))
  return ok(
    moving.map(({ lines, up, down }, at) => {
      const [above, below] = [moving[at - 1], moving[at + 1]]
      return [
        ...sides('relegated', above?.lines.slice(above.lines.length - above.down)),
        ...sides('stays', lines.slice(up, lines.length - down)),
        ...sides('promoted', below?.lines.slice(0, below.up)),
      ]
    }),
  )
}
