import type { Adjustment } from '../../core/adjustment.js'
import type { SheetFact } from '../../core/facts.js'
import { problem } from '../../core/problem.js'
import { type Ratio, toDecimal } from '../../core/ratio.js'
import { awardRules } from '../../core/read-award.js'
import { err, ok } from '../../core/result.js'
import type { AwardForm, GuideField } from '../../core/ruling.js'
import { deskEntryText, parseDeskEntry } from '../sheet/desk-entry.js'
import { deskGame } from '../sheet/desk-game.js'
import type { Read } from '../read.js'
import { scoreGame } from '../score/scored-game.js'
import type { GuandanSettings } from '../settings/settings.js'
import type { GameSheet, GuandanSheet } from '../sheet.js'
import type { PenaltyRules } from '../penalties/types.js'

type Answers = Readonly<Record<string, string>>
type Of = { readonly fact: SheetFact<GuandanSheet>; readonly settings: GuandanSettings }

const text = (name: string, suggestions: readonly string[] = [], optional = false): GuideField => ({
  kind: 'award',
  name,
  suggestions,
  weighted: false,
  ...(optional ? { optional } : {}),
})

const points: AwardForm = { code: 'setPoints', fields: [text('matchPoints'), text('levelPoints', [], true)] }

/** One deal set, the levels set, the whole game as it would be typed at the desk, or the points themselves. */
const formsOf = ({ fact: { sheet }, settings }: Of): readonly AwardForm[] => {
  if (sheet.kind !== 'game') return [points]
  const played = sheet.deals.length + sheet.extraDeals.length
  const deal: AwardForm = {
    code: 'setDeal',
    fields: [{ kind: 'integer', name: 'deal', min: 1, max: played }, text('finish')],
  }
  return [
    ...(played > 0 ? [deal] : []),
    { code: 'setLevels', fields: [text('levels')] },
    { code: 'setGame', fields: [text('line', [deskEntryText(sheet, settings)])] },
    points,
  ]
}

const refuse = (answer: string): Read<never> =>
  err([problem('RULING_ANSWER_UNREADABLE', { at: { path: 'answers' }, params: { text: answer.slice(0, 60) } })])

/** What was played besides stays; the game ends as its deals now say, else as it was ended. */
const withDeal = (sheet: GameSheet, answers: Answers, settings: GuandanSettings): Read<GuandanSheet> => {
  const read = parseDeskEntry(answers.finish ?? '', settings)
  if (!read.ok) return read
  const [deal] = read.value.kind === 'game' ? read.value.deals : []
  if (!deal) return refuse(answers.finish ?? '')
  const at = Number(answers.deal) - 1
  const put = (deals: GameSheet['deals'], from: number) => deals.map((own, i) => (i === at - from ? deal : own))
  const changed = { ...sheet, deals: put(sheet.deals, 0), extraDeals: put(sheet.extraDeals, sheet.deals.length) }
  const { ending } = deskGame(changed, settings)
  if (ending.ended !== 'inProgress') return ok({ ...changed, ...ending })
  return ok(sheet.ended === 'passAce' ? { ...changed, ended: 'dealCount' } : changed)
}

const setSheet = (form: string, answers: Answers, { fact, settings }: Of): Read<GuandanSheet> => {
  if (form === 'setPoints') {
    const { matchPoints = '', levelPoints } = answers
    return parseDeskEntry(`mp=${matchPoints.trim()} lp=${levelPoints?.trim() || '0:0'}`, settings)
  }
  if (form === 'setLevels') return parseDeskEntry(`time lv=${(answers.levels ?? '').trim()}`, settings)
  if (form === 'setGame') return parseDeskEntry(answers.line ?? '', settings)
  return fact.sheet.kind === 'game' ? withDeal(fact.sheet, answers, settings) : refuse(form)
}

const plain = (value: Ratio): string => toDecimal(value, 10).replace(/\.?0+$/, '')

/** The points a sheet is worth are what is put in the slot: a duplicate deal has match points alone. */
const assigned = (of: Of, sheet: GuandanSheet, article: PenaltyRules['article']): Read<Adjustment> => {
  const { fact, settings } = of
  if (sheet.kind === 'game' && sheet.ended === 'inProgress') return refuse('inProgress')
  const scored =
    sheet.kind === 'points'
      ? ok({ matchPoints: sheet.matchPoints, levelPoints: sheet.levelPoints })
      : pointsOf(of, sheet, article)
  if (!scored.ok) return scored
  const alone = settings.eventType === 'duplicate' ? { matchPoints: scored.value.matchPoints } : scored.value
  return ok({ kind: 'assigned', slot: fact.slot, payload: alone })
}

const pointsOf = ({ fact, settings }: Of, sheet: GuandanSheet, article: PenaltyRules['article']) => {
  const scored = scoreGame({ fact: { ...fact, sheet } }, settings, article)
  if (!scored.ok) return scored
  const { sides } = scored.value
  const both = (unit: 'matchPoints' | 'levelPoints') => sides.map(side => plain(side[unit]))
  return ok({ matchPoints: both('matchPoints'), levelPoints: both('levelPoints') })
}

/** What a committee may put in the place of a game: the desk's own line says it, the edition scores it. */
export const guandanAwards = (rules: PenaltyRules) =>
  awardRules<GuandanSheet>({
    forms: (fact, { facts }) => formsOf({ fact, settings: facts.settings as GuandanSettings }),
    read: (form, answers, { fact, context }) => {
      const of = { fact, settings: context.facts.settings as GuandanSettings }
      const sheet = setSheet(form, answers, of)
      return sheet.ok ? assigned(of, sheet.value, rules.article) : sheet
    },
  })
