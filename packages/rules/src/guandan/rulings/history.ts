import type { StageFacts } from '../../core/facts.js'
import type { EntrantId } from '../../core/ids.js'
import type { PastRuling, RulingAuthority, RulingContext } from '../../core/ruling.js'
import {
  type LostRightReason,
  lostRightReasons,
  type PenaltyAuthority,
  type PenaltyEntry,
  type PenaltyRules,
  type PenaltyStep,
  penaltySteps,
} from '../penalties/types.js'

/** The option that records that nobody may be penalised any more (art. 15.8). */
export const rightLost = 'rightLost'

export const refereeOf = (authority: RulingAuthority): PenaltyAuthority =>
  authority === 'director' ? 'referee' : 'chiefReferee'

export const isStep = (code: string): code is PenaltyStep => penaltySteps.some(step => step === code)

const reasonOf = (code: string | undefined): LostRightReason | undefined =>
  lostRightReasons.find(reason => reason === code)

/** The round of a slot: its sheet says it, or the slot's own name (`A/r3/t2`) before anything was entered. */
export const roundOf = (facts: StageFacts<unknown>, slot: string): number => {
  const sheet = facts.sheets.find(fact => fact.slot === slot)
  return sheet?.round ?? Number(/(?:^|\/)r(\d+)(?:\/|$)/.exec(slot)?.[1] ?? 0)
}

const numberOf = (answer: string | undefined): number | undefined =>
  answer !== undefined && /^\d+$/.test(answer) ? Number(answer) : undefined

interface Call {
  readonly id: string
  readonly situation: string
  readonly option: string
  readonly answers: Readonly<Record<string, string>>
  readonly entrant: EntrantId
  readonly slot: string
  readonly authority: RulingAuthority
}

/** One ruling as the penalty ledger reads it. */
export const entryOf = (facts: StageFacts<unknown>, call: Call): PenaltyEntry => {
  const deal = numberOf(call.answers.deal)
  const turn = numberOf(call.answers.turn)
  const lost = call.option === rightLost ? reasonOf(call.answers.reason) : undefined
  return {
    id: call.id,
    offence: call.situation,
    pair: call.entrant,
    round: roundOf(facts, call.slot),
    game: call.slot,
    by: refereeOf(call.authority),
    ...(deal === undefined ? {} : { deal }),
    ...(turn === undefined ? {} : { turn }),
    ...(isStep(call.option) ? { imposed: call.option } : {}),
    ...(lost ? { rightLost: lost } : {}),
  }
}

/** Calls of the penalty table against one pair in one game. */
const isCounted = ({ situation }: PastRuling, rules: PenaltyRules): boolean => Object.hasOwn(rules.offences, situation)

/** The rulings that stand in the ledger: those of the event's other stages, whose rounds and games are others, first. */
export const entriesOf = (
  { facts, history, elsewhere = [] }: Pick<RulingContext<unknown>, 'facts' | 'history' | 'elsewhere'>,
  rules: PenaltyRules,
): readonly PenaltyEntry[] => {
  const entry = (past: PastRuling): readonly PenaltyEntry[] => {
    const [entrant] = past.entrants
    const { slot } = past
    const known = entrant !== undefined && slot !== undefined && isCounted(past, rules)
    return known ? [entryOf(facts, { ...past, entrant, slot })] : []
  }
  const before = elsewhere.flatMap(past =>
    entry(past).map(found => ({
      ...found,
      round: `${past.stage}/${past.round ?? found.round}`,
      game: `${past.stage}/${found.game}`,
    })),
  )
  return [...before, ...history.flatMap(entry)]
}
