import { bridgeLaws } from './laws/index.js'
import { sportId } from '../core/ids.js'
import type { SportRules } from '../core/sport.js'
import { compareStored } from './files/compare-stored.js'
import { bridgeConditions } from './settings/conditions-presets.js'
import { bridgeDealing } from './deals/committed-deals.js'
import { dealKey, dealSolver } from './double-dummy/solve-deal.js'
import { bridgeFinals } from './settings/event-finals.js'
import { bridgeEditions } from './editions/index.js'
import { bridgeProcedures } from './procedures/index.js'
import { chooseProfile } from './evidence/choose-profile.js'
import { bridgeFiles } from './files/files.js'
import { compareLines } from './evidence/compare-lines.js'
import { bridgeProfileIds } from './settings/profiles.js'
import { bridgeSeating } from './seating.js'
import type { BridgeSheet } from './sheet/sheet.js'
import { bridgeFaultCodes, bridgeProblemCodes, movementFaultCodes } from './problem-codes.js'
import { bridgeLedWords } from './led/words.js'
import { situationTerms } from './rulings/terms-rulings.js'
import { bridgeTallies } from './score/tallies.js'
import { bridgeTerms } from './terms.js'

export const bridge: SportRules<BridgeSheet> = {
  id: sportId('bridge'),
  name: { zh: '桥牌', en: 'Bridge' },
  editions: bridgeEditions,
  terms: bridgeTerms,
  situations: situationTerms,
  led: bridgeLedWords,
  problemCodes: [...bridgeProblemCodes, ...bridgeFaultCodes, ...movementFaultCodes],
  seating: bridgeSeating,
  formats: ['laidOut', 'swiss', 'roundRobin', 'singleElimination', 'doubleElimination', 'schedule'],
  finals: bridgeFinals,
  procedures: bridgeProcedures,
  laws: bridgeLaws,
  conditions: bridgeConditions,
  profiles: { ids: bridgeProfileIds, choose: chooseProfile, compareLines },
  tallies: bridgeTallies,
  files: bridgeFiles,
  dealing: bridgeDealing,
  solver: { key: dealKey, create: dealSolver },
  compare: compareStored,
}
