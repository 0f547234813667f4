import 'server-only'
import { buildSchema, type GraphQLSchema } from 'graphql'
import { apiUrl } from '@/lib/env'

export interface LoadedSchema {
  readonly schema: GraphQLSchema
  readonly version: string
}

const KEPT_FOR = 300_000
let kept: { readonly at: number; readonly loaded: LoadedSchema } | undefined

/** The schema of the API as it answers now, read again every five minutes; nothing where the API does not answer. */
export const loadSchema = async (): Promise<LoadedSchema | undefined> => {
  if (kept && Date.now() - kept.at < KEPT_FOR) return kept.loaded
  const answer = await fetch(`${apiUrl()}/files/api/schema.graphql`, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return undefined
  const loaded = { schema: buildSchema(await answer.text()), version: answer.headers.get('api-version') ?? '' }
  kept = { at: Date.now(), loaded }
  return loaded
}
