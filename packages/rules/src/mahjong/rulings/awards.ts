import type { Adjustment } from '../../core/adjustment.js'
import type { SheetFact } from '../../core/facts.js'
import { problem } from '../../core/problem.js'
import { fromDecimal, fromText, toText } from '../../core/ratio.js'
import { awardRules } from '../../core/read-award.js'
import { err, ok, type Result } from '../../core/result.js'
import type { AwardForm, GuideField } from '../../core/ruling.js'
import type { Problem } from '../../core/problem.js'
import { parseHandEntry } from '../sheet/desk-entry.js'
import { sessionPoints } from '../score/session.js'
import type { MahjongSettings } from '../settings/settings.js'
import type { MahjongSheet } from '../sheet.js'

type Read<T> = Result<T, readonly Problem[]>
type Answers = Readonly<Record<string, string>>

const text = (name: string, suggestions: readonly string[] = []): GuideField => ({
  kind: 'award',
  name,
  suggestions,
  weighted: false,
})

/** One hand set, or the points of all four: those of the session, or those the standings count. */
const formsOf = ({ sheet }: SheetFact<MahjongSheet>, { base }: MahjongSettings): readonly AwardForm[] => {
  const now = sessionPoints(sheet, base)
  const hand: AwardForm = {
    code: 'setHand',
    fields: [{ kind: 'integer', name: 'hand', min: 1, max: 16 }, text('result')],
  }
  return [
    ...(sheet.kind === 'hands' ? [hand] : []),
    { code: 'setGamePoints', fields: [text('gamePoints', now ? [now.join(' ')] : [])] },
    { code: 'setStandardPoints', fields: [text('tablePoints')] },
  ]
}

const refuse = (answer: string): Read<never> =>
  err([problem('RULING_ANSWER_UNREADABLE', { at: { path: 'answers' }, params: { text: answer.slice(0, 60) } })])

const parts = (answer: string): string[] =>
  answer
    .replaceAll('−', '-')
    .split(/[\s,，、]+/)
    .filter(Boolean)

const ratioOf = (part: string): string | undefined => {
  const value = /^\d+\/[1-9]\d*$/.test(part) ? fromText(part) : fromDecimal(part)
  return value && toText(value)
}

/** Session points with one hand as the committee has it, the others as they stand on the sheet. */
const withHand = (sheet: MahjongSheet, answers: Answers, base: number): Read<readonly number[]> => {
  const entry = parseHandEntry(answers.result ?? '')
  if (!entry.ok) return entry
  const number = Number(answers.hand)
  if (sheet.kind !== 'hands' || !sheet.hands.some(hand => hand.number === number)) return refuse(answers.hand ?? '')
  const { totals: _, ...rest } = sheet
  const hands = sheet.hands.map(hand => (hand.number === number ? { ...entry.value, number } : hand))
  return ok(sessionPoints({ ...rest, hands }, base) ?? [])
}

const payloadOf = (form: string, answers: Answers, sheet: MahjongSheet, base: number): Read<object> => {
  if (form === 'setHand') {
    const gamePoints = withHand(sheet, answers, base)
    return gamePoints.ok ? ok({ gamePoints: gamePoints.value }) : gamePoints
  }
  if (form === 'setGamePoints') {
    const given = parts(answers.gamePoints ?? '')
    const whole = given.length === 4 && given.every(part => /^[+-]?\d{1,5}$/.test(part))
    return whole ? ok({ gamePoints: given.map(Number) }) : refuse(answers.gamePoints ?? '')
  }
  const given = parts(answers.tablePoints ?? '').map(ratioOf)
  const known = given.flatMap(part => part ?? [])
  return given.length === 4 && known.length === 4 ? ok({ standardPoints: known }) : refuse(answers.tablePoints ?? '')
}

/** What a committee may put in the place of a session at one table. */
export const mahjongAwards = awardRules<MahjongSheet>({
  forms: (fact, { facts }) => formsOf(fact, facts.settings as MahjongSettings),
  read: (form, answers, { fact, context }): Read<Adjustment> => {
    const { base } = context.facts.settings as MahjongSettings
    const payload = payloadOf(form, answers, fact.sheet, base)
    return payload.ok ? ok({ kind: 'assigned', slot: fact.slot, payload: payload.value }) : payload
  },
})
