import 'server-only'
import { askAsStranger } from '@/lib/graphql/server-client'
import type { ApiResult } from '@/lib/graphql/result'
import type { JsonFamily } from '@/lib/json-address'
import { ClubJsonQuery, EventJsonQuery, ListJsonQuery, NewestListJsonQuery, PlayerJsonQuery } from './page-json.graphql'

/** What a page shows, or nothing; what went wrong on the way. */
export type PageJson = ApiResult<object | null>

const only = <Data extends object>(answer: ApiResult<Data>): PageJson =>
  answer.ok ? { ok: true, data: (Object.values(answer.data)[0] as object | null) ?? null } : answer

/** What is public of one thing, by the id in its address; a ranking by its code. */
const loaders: Readonly<Record<JsonFamily, (id: string) => Promise<PageJson>>> = {
  events: async id => only(await askAsStranger(EventJsonQuery, { id })),
  players: async id => only(await askAsStranger(PlayerJsonQuery, { id })),
  clubs: async id => only(await askAsStranger(ClubJsonQuery, { id })),
  rankings: async ranking => only(await askAsStranger(NewestListJsonQuery, { ranking })),
  lists: async list => only(await askAsStranger(ListJsonQuery, { list })),
}

export const loadPageJson = (family: JsonFamily, id: string): Promise<PageJson> => loaders[family](id)
