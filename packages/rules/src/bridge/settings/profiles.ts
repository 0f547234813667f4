import { canonicalJson } from '../../core/canonical.js'
import { type ArithmeticProfile, defaultProfile } from './profile.js'

export const bridgeProfileIds = [
  'standard',
  'ebuscore',
  'compscore3',
  'kops',
  'jfr',
  'acblscore',
  'bbo',
  'brian',
  'pianola',
  'pairsscorer',
  'scorebridge',
] as const
export type BridgeProfileId = (typeof bridgeProfileIds)[number]

const differs = (changes: Partial<ArithmeticProfile>): ArithmeticProfile => ({ ...defaultProfile, ...changes })

/** What each program's published figures were found to do. */
export const bridgeProfiles: Readonly<Record<BridgeProfileId, ArithmeticProfile>> = {
  standard: defaultProfile,
  ebuscore: differs({
    halves: 'awayFromAverage',
    smallGroups: 'ebu',
    awardDecimals: 1,
    missingBoards: 'sum',
    ownPercentage: 'never',
  }),
  compscore3: differs({
    shortBoardPrint: 'raw',
    awardDecimals: 1,
    datum: 'trimmedMean',
    ownPercentage: 'never',
  }),
  kops: differs({
    impCap: 17,
    percentOf: 'boardMean',
    awardPrint: 'percent',
    awardDecimals: 1,
    ownPercentage: 'never',
  }),
  jfr: differs({ percentOf: 'boardMean', awardPrint: 'percent', datum: 'median', ownPercentage: 'never' }),
  // Datum, total IMPs and fouled boards: ACBLscore's manual, page 83.
  acblscore: differs({
    matchpointScale: '1-0.5-0',
    missingBoards: 'boardsInPlay',
    roundBeforePercent: 2,
    levelAt: 2,
    datum: 'trimmedMean',
    datumTrim: 5,
    datumHalves: 'even',
    fouledCrossImps: 'byComparisons',
    artificialImpsPer: 'comparison',
  }),
  bbo: differs({
    unequalBoards: 'percentOfActual',
    percentOf: 'boardMean',
    awardPrint: 'percent',
    missingBoards: 'sum',
    ownPercentage: 'never',
  }),
  brian: differs({ unequalBoards: 'byAvailable', missingBoards: 'sum', ownPercentage: 'never' }),
  pianola: differs({ roundBeforeFactor: 2, ownPercentage: 'never' }),
  scorebridge: differs({ unequalBoards: 'missingAsLevel', missingBoards: 'sum', ownPercentage: 'never' }),
  pairsscorer: differs({ awardDecimals: 1, missingBoards: 'sum', ownPercentage: 'never' }),
}

const programs: readonly (readonly [RegExp, BridgeProfileId])[] = [
  [/ebu\s*score/i, 'ebuscore'],
  [/compscore/i, 'compscore3'],
  [/kops/i, 'kops'],
  [/jfr|pary/i, 'jfr'],
  [/acbl/i, 'acblscore'],
  [/\bbbo\b|bridge ?base/i, 'bbo'],
  [/brian/i, 'brian'],
  [/pianola/i, 'pianola'],
  [/pairs ?scorer/i, 'pairsscorer'],
  [/score ?bridge/i, 'scorebridge'],
]

/**
 * The profile that reproduces a program's published figures, from the name (and version) it writes into its files.
 * A program that hands on another's file says so in the version (`13-Mar-26 Pianola`): the name decides.
 */
export const profileForProgram = (programName: string, version = ''): BridgeProfileId =>
  programs.find(([name]) => name.test(programName))?.[1] ??
  programs.find(([name]) => name.test(version))?.[1] ??
  'standard'

/** The name of an arithmetic that has one. */
export const profileIdOf = (profile: ArithmeticProfile): BridgeProfileId | undefined =>
  bridgeProfileIds.find(id => canonicalJson(bridgeProfiles[id]) === canonicalJson(profile))
