import type { DealRecord } from '../../guandan/record/deal-record.js'
import { type DealConditions, type DealReplay, followDeal } from '../../guandan/record/replay-deal.js'

/** What a recorded deal came to under an event's conditions. */
export const replayDeal = (record: DealRecord, conditions: DealConditions): DealReplay =>
  followDeal(record, conditions).replay
