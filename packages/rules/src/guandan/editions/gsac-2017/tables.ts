import { difference26 } from '../../settings/presets.js'
import type { GuandanSettings } from '../../settings/settings.js'

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
