import { type BatchItem, type Deliver, sheetOfItem } from '@/features/sheet-batch'
import { toResult, withProblems } from '@/lib/graphql/result'
import { EnterResultMutation } from './score-desk.graphql'

const inputOf = (item: BatchItem) => ({
  stage: item.stage,
  slot: item.slot,
  sides: [...item.sides],
  session: item.session ?? null,
  section: item.section ?? null,
  round: item.round ?? null,
  table: item.table ?? null,
  board: item.board ?? null,
  sheet: { data: sheetOfItem(item) },
  expectedVersion: item.expectedVersion,
  idempotencyKey: item.key,
})

/** An entry of the score desk on its way to the server. */
export const deliverToDesk: Deliver = async (client, item) => {
  const answer = toResult(await client.mutation(EnterResultMutation, { input: inputOf(item) }).toPromise())
  return answer.ok ? withProblems(answer.data.enterResult) : answer
}
