import type { RulesEdition } from '../core/edition.js'
import { editionId } from '../core/ids.js'
import { leading } from '../core/lead.js'
import { withOwnPenalties } from '../core/own-rulings.js'
import { describeGuandanSettings } from './describe-settings.js'
import { describeGuandanSheet } from './sheet/describe-sheet.js'
import { explainGuandan } from './explain.js'
import { tableOf } from './led/table.js'
import { guandanMoments, momentOf } from './led/moments.js'
import { guandanTrees } from './led/trees.js'
import { guandanLedWords } from './led/words.js'
import { parseGuandanSettings } from './settings/parse-settings.js'
import { parseGuandanSheet } from './sheet/parse-sheet.js'
import type { PenaltyRules } from './penalties/types.js'
import { playedGames } from './score/played-games.js'
import { partOf } from './rulings/part.js'
import { guandanRulings } from './rulings/rules.js'
import { scoreLines } from './score/score-lines.js'
import type { ArticleOf } from './score/scored-game.js'
import type { GuandanSettings } from './settings/settings.js'
import { type GuandanSheet, guandanSheetFields } from './sheet.js'
import { guandanRefusals } from './sheet/sheet-refusals.js'
import { sheetBefore } from './sheet/sheet-before.js'
import { guandanRemarks } from './sheet/sheet-remarks.js'
import { guandanPeaks } from './score/peaks.js'
import { guandanTalliesOf } from './score/tallies.js'
import { guandanTieBreaks } from './score/tie-breaks.js'
import { totalsOf } from './score/totals.js'

/** What the generic contract does not carry: the conditions, the penalty table and how far the text is known. */
export interface GuandanEdition extends RulesEdition<GuandanSheet> {
  readonly defaults: GuandanSettings
  readonly penalties: PenaltyRules
  /** The article a problem or a score rests on, in the text whose numbering is on file. */
  readonly article: ArticleOf
  /** Settings read from this edition's own text; all others come from `meta.basedOn` and are unconfirmed. */
  readonly confirmed: 'all' | readonly string[]
}

export interface EditionSource {
  readonly id: string
  readonly meta: RulesEdition['meta']
  readonly defaults: GuandanSettings
  readonly penalties: PenaltyRules
  readonly confirmed: GuandanEdition['confirmed']
  readonly article: ArticleOf
}

const fractionDigits = (text: string): number => text.split('.')[1]?.length ?? 0

/** Decimals the amounts of these settings need. */
const decimalsOf = (settings: GuandanSettings): number => {
  if (settings.eventType === 'duplicate') return settings.duplicate?.comparison === 'mean' ? 2 : 0
  const { matchPoints, bye, forfeit } = settings
  const amounts = [
    ...Object.values(matchPoints),
    bye.matchPoints,
    forfeit.matchPoints,
    forfeit.offenderMatchPoints,
    forfeit.bothMatchPoints,
  ]
  return Math.max(...amounts.map(fractionDigits))
}

/** An edition from its data: the procedures are the same for all of them. */
export const makeEdition = (source: EditionSource): GuandanEdition => {
  const { article } = source
  return withOwnPenalties<GuandanEdition>({
    id: editionId(source.id),
    meta: source.meta,
    defaults: source.defaults,
    penalties: source.penalties,
    article,
    confirmed: source.confirmed,
    sheetFields: guandanSheetFields,
    parseSheet: parseGuandanSheet,
    refusals: guandanRefusals,
    remarks: (sheet, place) => guandanRemarks(sheet, source.penalties.foulsToGameLost, place),
    settledBeforeClosing: ['FOULS_CALLED_NOT_COUNTED'],
    sheetBefore,
    isFinished: sheet => sheet.kind !== 'game' || sheet.ended !== 'inProgress',
    settings: describeGuandanSettings(source.defaults, article),
    parseSettings: input => parseGuandanSettings(input, source.defaults),
    score: facts => scoreLines(facts, article),
    totals: totalsOf,
    levelMatch: [article('14.5'), article('29.3')],
    games: playedGames,
    tallies: guandanTalliesOf,
    peaks: guandanPeaks,
    tieBreaks: settings => guandanTieBreaks(settings as GuandanSettings, article),
    decimals: settings => {
      const decimals = decimalsOf(settings as GuandanSettings)
      return { line: decimals, total: decimals, percent: 2 }
    },
    explain: (facts, target) => explainGuandan(facts, target, article),
    describeSheet: describeGuandanSheet,
    rulings: guandanRulings(source.penalties),
    led: leading({
      clauseOf: source.penalties.article,
      trees: guandanTrees,
      words: guandanLedWords,
      moments: guandanMoments,
      momentOf,
      tableOf: tableOf(source.penalties),
      partOf: (_, option) => partOf(option),
    }),
    windows: [],
    appeals: {
      route: [
        { body: 'director', hears: 'everything', clause: article('15.2.1') },
        { body: 'chiefDirector', hears: 'everything', clause: article('15.2.2') },
        { body: 'committee', hears: 'everything', clause: article('33.3') },
      ],
      beyondReview: [],
    },
  })
}
