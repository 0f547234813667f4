import type { LevelScoreTable } from '../ladder/level-score.js'
import type { CriterionCode, GuandanSettings } from './settings.js'

const steps = Array.from({ length: 14 }, (_, d) => d)

/**
 * 级差 → 级分 on the fourteen ordinals. The printed table is not on file: this one is reconstructed from what the
 * text fixes (fourteen ordinals, both sides add up to 26, level is 13:13) and may be replaced by the organiser.
 */
export const difference26: LevelScoreTable = {
  id: 'difference26',
  status: 'reconstructed',
  by: 'difference',
  acePassedCounts: true,
  higher: ['13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23', '24', '25', '26'],
  lower: ['13', '12', '11', '10', '9', '8', '7', '6', '5', '4', '3', '2', '1', '0'],
}

/** Own level minus the opponents', A passed counting as A. */
const netLevels: LevelScoreTable = {
  id: 'netLevels',
  status: 'attested',
  by: 'difference',
  acePassedCounts: false,
  higher: steps.slice(0, 13).map(d => `${d}`),
  lower: steps.slice(0, 13).map(d => `${-d}`),
}

/** Levels climbed from 2, one more for A passed. */
const cumulativeLevels: LevelScoreTable = {
  id: 'cumulativeLevels',
  status: 'attested',
  by: 'ownLevel',
  acePassedCounts: true,
  higher: steps.map(d => `${d}`),
  lower: [],
}

/** The winner's lead in levels, nothing for the loser. */
const levelLead: LevelScoreTable = {
  ...netLevels,
  id: 'levelLead',
  acePassedCounts: true,
  higher: steps.map(d => `${d}`),
  lower: steps.map(() => '0'),
}

/** 52 + 4d to 48 − 4d, A passed counting as A. */
const percent100: LevelScoreTable = {
  id: 'percent100',
  status: 'attested',
  by: 'difference',
  acePassedCounts: false,
  higher: steps.slice(0, 13).map(d => `${52 + 4 * d}`),
  lower: steps.slice(0, 13).map(d => `${48 - 4 * d}`),
}

/** Three, two or one point for each deal won. */
const dealPoints: LevelScoreTable = {
  id: 'dealPoints',
  status: 'attested',
  by: 'deals',
  acePassedCounts: false,
  higher: ['0', '1', '2', '3'],
  lower: [],
}

/** Score tables an organiser may name instead of writing one. */
export const levelScoreTables: Readonly<Record<string, LevelScoreTable>> = {
  difference26,
  netLevels,
  cumulativeLevels,
  levelLead,
  percent100,
  dealPoints,
}

/** Ranking chains found in use, after the match points that always come first. */
export const chainPresets: Readonly<Record<string, readonly CriterionCode[]>> = {
  gsac2017: ['levelPoints', 'headToHeadLevelPoints', 'opponentsLevelPoints', 'drawnLots'],
  huainan2019: ['opponentsMatchPoints', 'headToHeadMatchPoints', 'fewerFouls', 'lastRound', 'drawnLots'],
  nanshan2026Swiss: ['opponentsMatchPoints', 'wins', 'ownLevels', 'drawnLots'],
  nanshan2026Groups: ['headToHeadMatchPoints', 'netLevels', 'ownLevels', 'drawnLots'],
  zhejiang2024: ['levelPoints', 'ownLevels', 'drawnLots'],
}

type Overlay = Partial<GuandanSettings>

const nanshan: Overlay = {
  matchPoints: { win: '1', draw: '0.5', loss: '0', perLevel: '0' },
  levelScore: cumulativeLevels,
  aceRule: { maxAttempts: 3, onFail: 'to2' },
  equalLevels: 'extraDealAtTwo',
  returnRule: { limitTo: 'always', tenBy: 'face', whenNone: 'smallest' },
  bye: { matchPoints: '1', levelPoints: '0' },
  forfeit: {
    matchPoints: '1',
    levelPoints: '0',
    offenderMatchPoints: '-1',
    offenderLevelPoints: '0',
    bothMatchPoints: '-1',
    keepActual: 'never',
    threshold: '18',
  },
}

/** Whole sets of conditions found in published regulations, laid over the edition's own. */
export const settingPresets: Readonly<Record<string, Overlay>> = {
  gsac2017: {},
  huainan2019: { format: 'byTimeAndDeals', deals: 8, minutes: 50, chain: chainPresets.huainan2019 as CriterionCode[] },
  xinxiang2024: { format: 'byTimeAndDeals', deals: 8, minutes: 50 },
  nanshan2026Swiss: { ...nanshan, minutes: 70, chain: chainPresets.nanshan2026Swiss as CriterionCode[] },
  nanshan2026Groups: {
    ...nanshan,
    minutes: 120,
    chain: chainPresets.nanshan2026Groups as CriterionCode[],
    headToHead: { scope: 'sum', restart: false, onlyWhenTwo: true },
  },
  zhejiang2024: {
    levelScore: levelLead,
    equalLevels: 'nextLead',
    chain: chainPresets.zhejiang2024 as CriterionCode[],
  },
  tianxinghu2022: {
    matchPoints: { win: '2', draw: '1', loss: '0', perLevel: '0.1' },
    levelScore: netLevels,
    bye: { matchPoints: '1', levelPoints: '0' },
    forfeit: {
      matchPoints: '2',
      levelPoints: '0',
      offenderMatchPoints: '0',
      offenderLevelPoints: '0',
      bothMatchPoints: '1',
      keepActual: 'never',
      threshold: '18',
    },
  },
  percent100: { format: 'byGame', levelScore: percent100 },
  dealPoints: { format: 'byDeals', deals: 5, ladder: 'fixed', levelScore: dealPoints },
}
