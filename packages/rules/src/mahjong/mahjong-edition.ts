import { clause } from '../core/clause.js'
import type { RulesEdition } from '../core/edition.js'
import { editionId, entrantId } from '../core/ids.js'
import { leading } from '../core/lead.js'
import { ownMeasures } from '../core/own-penalties.js'
import { withOwnPenalties } from '../core/own-rulings.js'
import { ok } from '../core/result.js'
import type { MahjongBook } from './book.js'
import { describeMahjongSettings } from './settings/describe-settings.js'
import { describeMahjongSheet } from './sheet/describe-sheet.js'
import { explainMahjong } from './score/explain.js'
import { scoreField } from './score/field.js'
import { mahjongMoments, momentOf } from './led/moments.js'
import { tableOf } from './led/table.js'
import { mahjongTrees } from './led/trees.js'
import { mahjongLedWords } from './led/words.js'
import { penaltyClause } from './score/penalty.js'
import { partOf } from './rulings/part.js'
import { mahjongRulings } from './rulings/rules.js'
import { playedGames } from './score/played-games.js'
import { parseMahjongSheet } from './sheet/parse-sheet.js'
import { toScoreLines } from './score/score-lines.js'
import { type MahjongSettings, parseMahjongSettings, teamRulesOf } from './settings/settings.js'
import { sheetRefusals } from './score/sheet-refusals.js'
import { calledRemarks, deadHandsThatWin } from './sheet/called-remarks.js'
import { sheetRemarks } from './sheet/sheet-remarks.js'
import { type MahjongSheet, mahjongSheetFields, withoutStandIns } from './sheet.js'
import { checkSession } from './score/session.js'
import { mahjongPeaks } from './score/peaks.js'
import { mahjongTalliesOf } from './score/tallies.js'
import { withSwitches } from './tiles/profile.js'
import { mahjongTieBreaks } from './score/tie-breaks.js'
import { teamStandings } from './standings/team-standings.js'
import { gamePointsOf, totalsOf } from './score/totals.js'

/** An edition together with its fan table, switches and defaults. */
export interface MahjongEdition extends RulesEdition<MahjongSheet> {
  readonly book: MahjongBook
}

const windowsAndAppeals = ({ editionId: id, clauses }: MahjongBook): Pick<MahjongEdition, 'windows' | 'appeals'> => ({
  windows: [{ kind: 'appeal', anchor: 'SESSION_END', length: { minutes: 30 }, clause: clause(id, clauses.appealTime) }],
  appeals: {
    route: [
      { body: 'chiefDirector', hears: 'everything', clause: clause(id, clauses.appealHeard) },
      { body: 'committee', hears: 'everything', clause: clause(id, clauses.appealCommittee) },
    ],
    beyondReview: [clause(id, clauses.beyondReview)],
  },
})

/** What a session says while hands are still to be written. */
const stillToCome = new Set(['HANDS_MISSING', 'HAND_NUMBERS_WITH_GAPS'])

type TeamTable = NonNullable<MahjongEdition['teamTable']>

/** The teams by what their players made. */
const teamTableOf = (
  settings: MahjongSettings,
  ...[facts, lines, teams, ended]: Parameters<TeamTable>
): ReturnType<TeamTable> => {
  const gamePoints = gamePointsOf(settings, lines)
  const players = totalsOf(settings, facts, lines).map(({ entrant, total, played }) => ({
    entrant,
    standardPoints: total.value,
    gamePoints: gamePoints(entrant),
    played,
  }))
  const ranked = teamStandings(players, teams, teamRulesOf(settings), ended)
  return ranked.map(({ members, standardPoints, gamePoints: second, ...line }) => ({
    ...line,
    members: members.map(entrantId),
    total: standardPoints,
    second,
  }))
}

const led = leading({
  clauseOf: penaltyClause,
  trees: mahjongTrees,
  words: mahjongLedWords,
  moments: mahjongMoments,
  momentOf,
  tableOf,
  partOf,
})

/** Makes an edition from its book; shared code calls the result and never asks which edition it holds. */
export const mahjongEdition = (book: MahjongBook, meta: MahjongEdition['meta']): MahjongEdition => {
  const parseSettings = parseMahjongSettings(book.defaults)
  const settingsOf = (input: unknown): MahjongSettings => {
    const parsed = parseSettings(input)
    if (parsed.ok) return parsed.value
    throw new TypeError('settings were not read by parseSettings')
  }
  const edition: MahjongEdition = {
    id: editionId(book.editionId),
    meta,
    book,
    sheetFields: mahjongSheetFields,
    parseSheet: parseMahjongSheet,
    refusals: (sheet, place) => {
      if (place?.settings === undefined) return sheetRefusals(sheet)
      const settings = settingsOf(place.settings)
      const found = checkSession(sheet, settings, withSwitches(book.profile, settings.switches))
      return [...found.filter(({ code }) => !stillToCome.has(code)), ...deadHandsThatWin(sheet, place, 'error')]
    },
    remarks: (sheet, place) => {
      if (place?.settings === undefined) return []
      const settings = settingsOf(place.settings)
      const own = sheetRemarks(sheet, settings, withSwitches(book.profile, settings.switches))
      return [...own, ...calledRemarks(sheet, place)]
    },
    settledBeforeClosing: ['RULED_DEAD_HAND_WINS', 'RULED_POINTS_NOT_ON_SHEET'],
    sheetBefore: ({ kind }) => (kind === 'assigned' || kind === 'artificial' ? { kind: 'notPlayed' } : undefined),
    blankSheet: { kind: 'notPlayed' },
    isFinished: (sheet, settings) =>
      settings === undefined ||
      sheet.kind !== 'hands' ||
      sheet.ended !== 'allHands' ||
      sheet.hands.length >= settingsOf(settings).hands,
    settings: describeMahjongSettings(book),
    parseSettings,
    score: facts => {
      const scored = scoreField(settingsOf(facts.settings), facts)
      return scored.ok ? ok(toScoreLines(book, scored.value)) : scored
    },
    totals: (facts, lines) => totalsOf(settingsOf(facts.settings), facts, lines),
    teamTable: (facts, lines, teams, ended) => teamTableOf(settingsOf(facts.settings), facts, lines, teams, ended),
    games: facts => playedGames(settingsOf(facts.settings), facts),
    tallies: mahjongTalliesOf(book),
    peaks: mahjongPeaks,
    tieBreaks: settings => mahjongTieBreaks(book, settingsOf(settings)),
    decimals: () => ({ line: 2, total: 2, percent: 2 }),
    explain: (facts, target) => explainMahjong(book, settingsOf(facts.settings), facts, target),
    describeSheet: (sheet, context) => describeMahjongSheet(sheet, settingsOf(context.settings)),
    nameless: withoutStandIns,
    rulings: mahjongRulings,
    led,
    ...windowsAndAppeals(book),
  }
  return withOwnPenalties(edition, ownMeasures)
}
