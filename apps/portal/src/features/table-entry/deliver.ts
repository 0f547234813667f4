import { type BatchItem, type Deliver, sheetOfItem } from '@/features/sheet-batch'
import { type ApiResult, toResult, withProblems } from '@/lib/graphql/result'
import { EnterTableResultMutation } from './table-entry.graphql'

const inputOf = (code: string, item: BatchItem) => ({
  code,
  slot: item.slot,
  sheet: { data: sheetOfItem(item) },
  expectedVersion: item.expectedVersion,
  idempotencyKey: item.key,
})

/** What the code may not do will not be permitted later either: the entry is put back before the table with the reason. */
const settled = <Data>(result: ApiResult<Data>): ApiResult<Data> => {
  if (result.ok || result.failure.layer !== 'graphql' || !result.failure.reason) return result
  return { ok: false, failure: { layer: 'problems', problems: [{ code: result.failure.reason }], retryable: false } }
}

/** An entry of a table on its way to the server. */
export const deliverAtTable =
  (code: string): Deliver =>
  async (client, item) => {
    const answer = toResult(await client.mutation(EnterTableResultMutation, { input: inputOf(code, item) }).toPromise())
    return settled(answer.ok ? withProblems(answer.data.enterTableResult) : answer)
  }
