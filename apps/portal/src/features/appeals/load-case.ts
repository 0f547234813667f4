import { cache } from 'react'
import type { ResultOf } from '@/gql'
import { ask, missing } from '@/lib/graphql/server-client'
import type { ApiResult } from '@/lib/graphql/result'
import { AppealedRulingQuery, CaseQuery } from './cases.graphql'

export type CaseData = NonNullable<ResultOf<typeof CaseQuery>['appeal']>
export type AppealedRuling = NonNullable<ResultOf<typeof AppealedRulingQuery>['ruling']>

/** One case as the reader may see it; not found if there is none, or none for this reader. */
export const loadCase = cache(async (id: string): Promise<ApiResult<CaseData>> => {
  const answer = await ask(CaseQuery, { id })
  if (!answer.ok) return answer
  return answer.data.appeal ? { ok: true, data: answer.data.appeal } : missing()
})

/** What was ruled, if the reader may see it. */
export const loadAppealedRuling = cache(async (id: string | null | undefined): Promise<AppealedRuling | undefined> => {
  if (!id) return undefined
  const answer = await ask(AppealedRulingQuery, { id })
  return answer.ok ? (answer.data.ruling ?? undefined) : undefined
})

/** Whether the API says that the reader may do this to the case now. */
export const may = (of: Pick<CaseData, 'permissions'>, act: string): boolean =>
  of.permissions.some(one => one.act === act && one.permission.allowed)
