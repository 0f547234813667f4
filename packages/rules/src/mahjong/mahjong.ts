import { mahjongDealing } from './walls/sealed-walls.js'
import { mahjongLaws } from './laws/index.js'
import type { SportRules } from '../core/sport.js'
import { sportId } from '../core/ids.js'
import { mahjongEditions } from './editions/index.js'
import { mahjongConditions } from './settings/conditions-presets.js'
import { mahjongFinals } from './standings/event-finals.js'
import { mahjongFiles } from './files.js'
import { mahjongSeating } from './seating/plan.js'
import { penaltyCatalogue } from './score/penalty.js'
import { falseWinKinds } from './score/settlement.js'
import type { MahjongSheet } from './sheet.js'
import { mahjongProcedures } from './procedures.js'
import { mahjongProblemCodes } from './problem-codes.js'
import { mahjongLedWords } from './led/words.js'
import { fanTallies, mahjongLeaders, mahjongTallies } from './score/tallies.js'
import { mahjongTerms } from './terms.js'

export const mahjong: SportRules<MahjongSheet> = {
  id: sportId('mahjong'),
  name: { zh: '麻将', en: 'Mahjong' },
  editions: mahjongEditions,
  terms: mahjongTerms,
  vocabularies: { act: penaltyCatalogue.map(rule => rule.code), 'sheet.falseWin': falseWinKinds },
  led: mahjongLedWords,
  problemCodes: mahjongProblemCodes,
  seating: mahjongSeating,
  formats: ['laidOut', 'schedule'],
  finals: mahjongFinals,
  dealing: mahjongDealing,
  tallies: [...mahjongTallies, fanTallies(mahjongEditions.flatMap(({ book }) => book.profile.fans))],
  leaders: mahjongLeaders,
  files: mahjongFiles,
  procedures: mahjongProcedures,
  laws: mahjongLaws,
  conditions: mahjongConditions,
}
