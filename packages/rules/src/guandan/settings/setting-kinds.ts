import { amount, choice, type SettingKind, steps, whole, yesNo } from '../../core/setting.js'
import {
  criterionCodes,
  type DuplicateRules,
  equalLevelRules,
  gameFormats,
  headToHeadScopes,
  keepActualRules,
} from './settings.js'
import { ranks } from '../types.js'

/** What may be written in each setting of guandan; the parser and the description both read it here. */

export type Kinds = Readonly<Record<string, SettingKind>>

/** Settings that are values of their own. */
export const plainKinds = {
  eventType: choice('games', 'duplicate'),
  format: choice(...gameFormats),
  deals: whole(1, 99),
  minutes: whole(1, 999),
  ladder: choice('climb', 'fixed'),
  equalLevels: choice(...equalLevelRules),
  opponentsOfBye: choice('nothing', 'ownAverage'),
} satisfies Kinds

/** Settings that are records, and what each of their fields may be. */
export const recordKinds = {
  aceRule: {
    maxAttempts: whole(1, 99, null),
    onFail: choice('stay', 'to2', 'loseGame', 'playOpponentLevel'),
    counts: choice('own', 'every'),
    passAt: choice('own', 'any'),
  },
  matchPoints: { win: amount, draw: amount, loss: amount, perLevel: amount },
  forfeit: {
    matchPoints: amount,
    levelPoints: amount,
    offenderMatchPoints: amount,
    offenderLevelPoints: amount,
    bothMatchPoints: amount,
    keepActual: choice(...keepActualRules),
    threshold: amount,
  },
  bye: { matchPoints: amount, levelPoints: amount },
  headToHead: { scope: choice(...headToHeadScopes), restart: yesNo, onlyWhenTwo: yesNo },
  returnRule: {
    limitTo: choice('partner', 'always'),
    tenBy: choice('face', 'levelValue'),
    whenNone: choice('nothing', 'smallest'),
  },
  play: {
    jokerPairFullHouse: yesNo,
    underDeclareStraightFlush: yesNo,
    underDeclareLoneWild: yesNo,
    tenCardReport: yesNo,
  },
} satisfies Readonly<Record<string, Kinds>>

/** From which round, and down to which table, a game must be decided. */
export const decisiveKinds = { fromRound: whole(1, 99), tables: whole(1, 9999) } satisfies Kinds

export const pairwiseKinds = { better: amount, equal: amount, worse: amount } satisfies Kinds

export const duplicateKinds = {
  comparison: choice('pairwise', 'mean', 'sum'),
  level: choice(...ranks),
  dealValues: { kind: 'amounts', min: 3, max: 3 },
} satisfies Kinds

/** A score table of the organiser's own; how many rows are needed depends on what they go by. */
export const tableKinds = {
  by: choice('difference', 'ownLevel', 'deals'),
  acePassedCounts: yesNo,
  higher: { kind: 'amounts', min: 4, max: 14 },
  lower: { kind: 'amounts', min: 13, max: 14 },
} satisfies Kinds

export const chainKind = steps(criterionCodes)

export const decisiveDefaults = { fromRound: 1, tables: 9999 }

export const duplicateDefaults: Omit<DuplicateRules, 'comparison'> = {
  level: '2',
  dealValues: ['1', '2', '3'],
  pairwise: { better: '2', equal: '1', worse: '0' },
}
