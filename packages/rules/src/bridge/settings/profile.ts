import type { HalfRule } from '../../core/ratio.js'

/**
 * The arithmetic of an event: everything that federations and programs do differently with the same results.
 * A published result of another program is reproduced by choosing its profile.
 */
export interface ArithmeticProfile {
  /** Law 78A: units for beating, tying and losing to one other result. */
  readonly matchpointScale: '2-1-0' | '1-0.5-0'
  /**
   * How a board with fewer results than expected counts: Neuberg, its percentage of what was possible, by its own top, or
   * every comparison that is missing as level.
   */
  readonly unequalBoards: 'neuberg' | 'percentOfActual' | 'byAvailable' | 'missingAsLevel'
  /** Results a board ought to have; `most` takes the fullest board of the field. */
  readonly expectedResults: number | 'most'
  /** Groups of a third of the field or less: `ebu` gives fixed awards to one, two or three results. */
  readonly smallGroups: 'neuberg' | 'ebu'
  /** Decimals each award is rounded to before it is added, or `never`. */
  readonly roundAwards: number | 'never'
  readonly datum: 'mean' | 'trimmedMean' | 'median'
  /** Results taken off each end for a trimmed mean: one, or so many per cent of all, in whole results. */
  readonly datumTrim: 'one' | number
  readonly datumRounding: 1 | 10
  /** Where an exact half goes when the datum is rounded: as everywhere, or to the even unit (425 is 420, 435 is 440). */
  readonly datumHalves: 'asHalves' | 'even'
  readonly crossImpDivisor: 'n' | 'n-1' | '1'
  /** Most IMPs one comparison can bring; absent means no cap. */
  readonly impCap?: number
  /** Cross-IMP sums of a short board are scaled to the expected number of results. */
  readonly scaleShortCrossImps: boolean
  /** Undivided cross-IMPs of a form of a fouled board: as of a short board, or × (results − 1) ÷ (own results − 1). */
  readonly fouledCrossImps: 'asShort' | 'byComparisons'
  /** Average plus and minus in IMPs, as decimal text. */
  readonly artificialImps: string
  /** Undivided cross-IMPs: average plus and minus count once, or once for each other result of the board. */
  readonly artificialImpsPer: 'board' | 'comparison'
  /** Average plus follows the contestant's own percentage where the edition says so, or stays at its fixed number. */
  readonly ownPercentage: 'edition' | 'never'
  /** What the own percentage is measured on. */
  readonly ownPercentageWindow: 'round' | 'session' | 'stage'
  /**
   * Contestants with fewer boards: their total is scaled to the fullest card of their ranking, to the boards in play of
   * the session (the fullest card of either direction), or left as it is; or each board in play that they sat out counts
   * as an average or an average plus.
   */
  readonly missingBoards: 'factor' | 'boardsInPlay' | 'sum' | 'average' | 'averagePlus'
  /** Percentage: sum of awards over sum of tops, or the mean of the boards' percentages. */
  readonly percentOf: 'available' | 'boardMean'
  /** Decimals of the sum before it is scaled to the fullest card, or `never`. */
  readonly roundBeforeFactor: number | 'never'
  /** Decimals of the total from which the percentage is then taken, or `never` for the exact total. */
  readonly roundBeforePercent: number | 'never'
  /** A short board is printed with its raw matchpoints although the total counts the adjusted ones. */
  readonly shortBoardPrint: 'adjusted' | 'raw'
  /** Lines are printed as points or as percentages of the board's top. */
  readonly awardPrint: 'points' | 'percent'
  /** Decimals at which two contestants count as level, or `exact`. */
  readonly levelAt: number | 'exact'
  /** Where an exact half goes when a number is rounded. */
  readonly halves: HalfRule | 'awayFromAverage'
  readonly awardDecimals: number
  readonly totalDecimals: number
  readonly percentDecimals: number
}

/** What an event gets when its conditions of contest say nothing else. */
export const defaultProfile: ArithmeticProfile = {
  matchpointScale: '2-1-0',
  unequalBoards: 'neuberg',
  expectedResults: 'most',
  smallGroups: 'neuberg',
  roundAwards: 'never',
  datum: 'mean',
  datumTrim: 'one',
  datumRounding: 10,
  datumHalves: 'asHalves',
  crossImpDivisor: 'n-1',
  scaleShortCrossImps: false,
  fouledCrossImps: 'asShort',
  artificialImps: '3',
  artificialImpsPer: 'board',
  ownPercentage: 'edition',
  ownPercentageWindow: 'session',
  missingBoards: 'factor',
  percentOf: 'available',
  roundBeforeFactor: 'never',
  roundBeforePercent: 'never',
  shortBoardPrint: 'adjusted',
  awardPrint: 'points',
  levelAt: 'exact',
  halves: 'awayFromZero',
  awardDecimals: 2,
  totalDecimals: 2,
  percentDecimals: 2,
}
