import { articleKey } from '../core/article.js'
import { chooseOption } from '../core/choose-option.js'
import { clause } from '../core/clause.js'
import { readAdjustment } from '../core/parse-adjustment.js'
import { problem } from '../core/problem.js'
import { fromDecimal, ratio, toText, zero } from '../core/ratio.js'
import { err, ok } from '../core/result.js'
import { type GuideField, type GuideSituation, type RulingRules, usualPart } from '../core/ruling.js'
import { insteadOf } from './called.js'
import type { PlainPenalty, PlainSettings, PlainSheet, PlainSport } from './description.js'
import { mostRows } from './read-sheet.js'

/** More than any game here plays for. */
const MOST = ratio(1_000_000)

/** Asked where the sheet may have the act too: in which line, and which of the two takes the points. */
const sheetFields: readonly GuideField[] = [
  { kind: 'integer', name: 'hand', min: 1, max: mostRows, optional: true },
  { kind: 'choice', name: 'pointsTaken', options: ['byRuling', 'onSheet'], optional: true },
]

/** What a plain sport knows of authority: points off the total, a table that does not count, nobody's adjusted scores. */
const withoutAwards = new Set(['assigned', 'artificial', 'forfeit'])

/** The director's guide of a plain sport: its penalties, each taken from the total when the tables are counted. */
export const plainRulings = ({ edition, penalties }: PlainSport): RulingRules<PlainSheet> => {
  const known = new Set(edition.articles.map(({ number }) => articleKey(number)))
  const situationOf = ({ code, article, without }: PlainPenalty): GuideSituation => ({
    code,
    clause: clause(edition.id, article),
    options: [
      {
        code: 'penalty',
        kind: 'penalty',
        part: 'law',
        clauses: [clause(edition.id, article)],
        authority: 'director',
        fields: without ? sheetFields : [],
        needsSlot: false,
        needsEntrant: true,
        proposed: true,
        effects: [],
      },
    ],
  })
  const guide: RulingRules<PlainSheet>['guide'] = () => ({ situations: penalties.map(situationOf), counters: [] })
  return {
    hasArticle: article => known.has(articleKey(article)),
    part: usualPart,
    guide,
    resolve: (context, choice) => {
      const chosen = chooseOption(guide(context), context, choice)
      if (!chosen.ok) return chosen
      const penalty = penalties.find(({ code }) => code === choice.situation)
      const { slot, entrant } = context
      if (!penalty || entrant === undefined) return err([problem('RULING_NEEDS_ENTRANT')])
      const isLeft = choice.answers.pointsTaken === 'onSheet'
      if (isLeft && slot === undefined) return err([problem('RULING_NEEDS_SLOT', { at: { path: 'slot' } })])
      const amount = toText(fromDecimal(penalty.amount(context.facts.settings as PlainSettings)) ?? zero)
      const { kind, part, clauses, effects, authority } = chosen.value.option
      const onSheet = slot === undefined || !penalty.without ? {} : insteadOf(slot, penalty, choice.answers.hand)
      const adjustments = isLeft ? [] : [{ kind: 'penalty', entrant, amount, ...onSheet } as const]
      return ok({ kind, part, clauses, adjustments, effects, authority, counters: [] })
    },
    awards: () => [],
    award: () => err([problem('AWARD_FORM_UNKNOWN', { at: { path: 'form' } })]),
    parseAdjustment: (input, context) => {
      const read = readAdjustment(input, context, {
        payload: () => err([problem('ADJUSTMENT_UNREADABLE')]),
        penaltyInSlot: false,
        mostPenalty: () => MOST,
      })
      return read.ok && withoutAwards.has(read.value.kind) ? err([problem('ADJUSTMENT_UNREADABLE')]) : read
    },
  }
}
