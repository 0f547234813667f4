import { useState } from 'react'
import type { VariablesOf } from '@/gql'
import { useAction } from '@/lib/graphql/use-action'
import type { Evening } from './evening'
import {
  AnnounceEveningMutation,
  EnterRegularsMutation,
  GiveEveningCodesMutation,
  HoldAgainMutation,
  LayOutEveningMutation,
  OpenEveningMutation,
} from './again.graphql'

type Entrants = VariablesOf<typeof EnterRegularsMutation>['input']['entrants']

/** Codes of a slip are good for an evening. */
const HOURS = 8

export interface EveningPlan {
  readonly event: string
  readonly startsOn: string
  readonly entrants: Entrants
  /** Undefined where rounds are drawn otherwise: the director goes on from the open session. */
  readonly evening: Evening | undefined
}

/**
 * Holds an event again, step by step: a copy of its day, its entries, a session, the movement, every round announced, codes
 * for the tables. Where a step is refused, those before it stand, and the office of the copy is where one goes on.
 */
export const useEvening = () => {
  const [made, setMade] = useState<{ readonly event: string; readonly stage: string }>()
  const copy = useAction(HoldAgainMutation, data => data.copyEvent)
  const enter = useAction(EnterRegularsMutation, data => data.enterEntrants)
  const open = useAction(OpenEveningMutation, data => data.openSession)
  const lay = useAction(LayOutEveningMutation, data => data.applyMovement)
  const announce = useAction(AnnounceEveningMutation, data => data.publishRound)
  const give = useAction(GiveEveningCodesMutation, data => data.openTableEntry)
  const steps = [copy, enter, open, lay, announce, give]
  /** The stage where play goes on; undefined where a step was refused. */
  const hold = async ({ event, startsOn, entrants, evening }: EveningPlan): Promise<string | undefined> => {
    const held = await copy.run({ input: { event, startsOn, withOfficials: true, idempotencyKey: copy.key() } })
    const own = held?.events?.[0]
    const stage = own?.stages[0]?.id
    if (!own || stage === undefined) return undefined
    setMade({ event: own.id, stage })
    if (!(await enter.run({ input: { stage, entrants, idempotencyKey: enter.key() } }))) return undefined
    const opened = await open.run({ input: { stage, idempotencyKey: open.key() } })
    const session = opened?.session?.id
    if (session === undefined) return undefined
    if (!evening) return stage
    const { movement, boardsARound } = evening
    const laid = await lay.run({ input: { session, movement, boardsARound, idempotencyKey: lay.key() } })
    const round = laid?.session?.rounds[0]?.id
    if (round === undefined) return undefined
    const following = true
    if (!(await announce.run({ input: { round, following, idempotencyKey: announce.key() } }))) return undefined
    const codes = await give.run({ input: { round, following, hours: HOURS, idempotencyKey: give.key() } })
    return codes ? stage : undefined
  }
  return {
    hold,
    made,
    pending: steps.some(step => step.pending),
    failure: steps.find(step => step.failure)?.failure,
  }
}
