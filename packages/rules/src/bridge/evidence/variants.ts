import type { ArithmeticProfile } from '../settings/profile.js'
import type { Method } from '../types.js'

type Changes = Partial<ArithmeticProfile>
type Values = { readonly [Key in keyof ArithmeticProfile]?: readonly ArithmeticProfile[Key][] }

/** What programs are known to do differently with totals, whatever the method. */
const anyMethod: Values = {
  missingBoards: ['factor', 'boardsInPlay', 'sum'],
  roundAwards: ['never', 0, 1, 2],
  roundBeforeFactor: ['never', 0, 1, 2],
  halves: ['awayFromZero', 'awayFromAverage', 'up', 'down', 'even'],
}

const matchpoints: Values = {
  matchpointScale: ['2-1-0', '1-0.5-0'],
  unequalBoards: ['neuberg', 'percentOfActual', 'byAvailable', 'missingAsLevel'],
  smallGroups: ['neuberg', 'ebu'],
  shortBoardPrint: ['adjusted', 'raw'],
  awardPrint: ['points', 'percent'],
  ownPercentage: ['edition', 'never'],
  percentOf: ['available', 'boardMean'],
  roundBeforePercent: ['never', 1, 2],
}

const imps: Values = { impCap: [17] }

const byMethod: Partial<Record<Method, Values>> = {
  matchpoint: { ...matchpoints, ...anyMethod },
  butler: { datum: ['mean', 'trimmedMean', 'median'], datumRounding: [10, 1], ...imps, ...anyMethod },
  crossImp: { crossImpDivisor: ['n-1', 'n', '1'], scaleShortCrossImps: [false, true], ...imps, ...anyMethod },
  boardAMatch: { matchpointScale: ['2-1-0', '1-0.5-0'], percentOf: ['available', 'boardMean'], ...anyMethod },
  patton: { matchpointScale: ['2-1-0', '1-0.5-0'], ...anyMethod },
}

/**
 * Profiles that differ from `profile` in one rule that bears on the method; keys a file states itself stay.
 * `artificialImps` are the values its own artificial scores show.
 */
export const oneRuleApart = (
  method: Method,
  profile: ArithmeticProfile,
  stated: ReadonlySet<string>,
  artificialImps: readonly string[],
): readonly Changes[] => {
  const values: Values = {
    ...(byMethod[method] ?? anyMethod),
    ...(artificialImps.length > 0 ? { artificialImps } : {}),
  }
  return Object.entries(values)
    .filter(([key]) => !stated.has(key))
    .flatMap(([key, options]) =>
      options
        .filter(option => option !== profile[key as keyof ArithmeticProfile])
        .map((option): Changes => ({ [key]: option })),
    )
}
