import { guandanLaws } from './laws/index.js'
import { entrantId, sportId } from '../core/ids.js'
import { toText } from '../core/ratio.js'
import type { SportRules } from '../core/sport.js'
import { guandanConditions } from './settings/conditions-presets.js'
import { guandanFinals } from './settings/event-finals.js'
import { guandanFiles } from './files.js'
import { guandanEditions } from './editions/index.js'
import { planIndividuals } from './score/individual.js'
import type { GuandanSheet } from './sheet.js'
import type { GuandanSettings } from './settings/settings.js'
import { guandanProcedures } from './procedures.js'
import { guandanProblemCodes } from './problem-codes.js'
import { guandanLedWords } from './led/words.js'
import { rankProblemCodes } from './rank-problem-codes.js'
import { guandanLeaders, guandanTallies } from './score/tallies.js'
import { guandanTerms } from './terms.js'
import { carriedOf } from './score/totals.js'
import { levelPointUnit } from './score/units.js'

export const guandan: SportRules<GuandanSheet> = {
  id: sportId('guandan'),
  name: { zh: '掼蛋', en: 'Guandan' },
  editions: guandanEditions,
  terms: guandanTerms,
  led: guandanLedWords,
  problemCodes: [...guandanProblemCodes, ...rankProblemCodes],
  tallies: guandanTallies,
  leaders: guandanLeaders,
  files: guandanFiles,
  formats: ['swiss', 'roundRobin', 'singleElimination', 'doubleElimination', 'schedule', 'laidOut'],
  finals: guandanFinals,
  procedures: guandanProcedures,
  laws: guandanLaws,
  conditions: guandanConditions,
  seating: {
    sidesATable: 2,
    plan: planIndividuals,
    carriedFurther: (settings, entrant) => ({
      [levelPointUnit]: toText(carriedOf(settings as Pick<GuandanSettings, 'carry'>, entrantId(entrant)).levelPoints),
    }),
    byeSheet: { kind: 'bye' },
    withCarried: (settings, carried, further) => ({
      ...settings,
      carry: Object.fromEntries(
        Object.entries(carried).map(([id, matchPoints]) => [
          id,
          { matchPoints, levelPoints: further?.[id]?.[levelPointUnit] ?? '0' },
        ]),
      ),
    }),
  },
}
