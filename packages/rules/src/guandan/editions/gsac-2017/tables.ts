import type { LevelScoreTable } from '../../level-score.js'
import type { GuandanSettings } from '../../settings.js'

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

/** Conditions that hold where the regulation of the event says nothing else. */
export const gsac2017Settings: GuandanSettings = {
  eventType: 'games',
  format: 'byTimeAndDeals',
  deals: 8,
  minutes: 60,
  ladder: 'climb',
  aceRule: { maxAttempts: null, onFail: 'stay' },
  equalLevels: 'draw',
  decisive: null,
  matchPoints: { win: '2', draw: '1', loss: '0', perLevel: '0' },
  levelScore: difference26,
  forfeit: {
    matchPoints: '2',
    levelPoints: '18',
    offenderMatchPoints: '0',
    offenderLevelPoints: '0',
    bothMatchPoints: '0',
    keepActual: 'above',
    threshold: '18',
  },
  bye: { matchPoints: '2', levelPoints: '18' },
  chain: ['levelPoints', 'headToHeadLevelPoints', 'opponentsLevelPoints', 'drawnLots'],
  headToHead: { scope: 'sum', restart: false, onlyWhenTwo: false },
  opponentsOfBye: 'nothing',
  returnRule: { limitTo: 'partner', tenBy: 'face', whenNone: 'nothing' },
  play: {
    jokerPairFullHouse: true,
    underDeclareStraightFlush: false,
    underDeclareLoneWild: false,
    tenCardReport: false,
  },
  duplicate: null,
}
