import type { GraphQLSchema } from 'graphql'
import type { RequestContext } from '../../context.js'
import { parseGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { leadsToHidden } from '../event-requests/way-to-event.js'
import { type Arguments, isPlain } from './clean-arguments.js'

/** What no row has. */
const NOTHING = '00000000-0000-0000-0000-000000000000'

const shownId = async (ctx: RequestContext, text: string): Promise<string> => {
  const found = parseGlobalId(text)
  return found && (await leadsToHidden(ctx, found.type, found.id)) ? toGlobalId(found.type, NOTHING) : text
}

const shown = async (ctx: RequestContext, value: unknown): Promise<unknown> => {
  if (typeof value === 'string') return shownId(ctx, value)
  if (Array.isArray(value)) return Promise.all(value.map(item => shown(ctx, item)))
  if (!isPlain(value)) return value
  const pairs = Object.entries(value).map(async ([name, item]) => [name, await shown(ctx, item)] as const)
  return Object.fromEntries(await Promise.all(pairs))
}

const shownArguments = async (ctx: RequestContext, args: Arguments): Promise<Arguments> =>
  (await shown(ctx, args)) as Arguments

/**
 * Makes every query and subscription answer what it is asked about an event that is not announced as if there were no
 * such thing, but for those who run it: an id that leads to one is exchanged for that of nothing before the resolver sees
 * it, so what is hidden and what is not there cannot be told apart. Mutations ask their own permission first.
 */
export const hideUnannounced = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of [schema.getQueryType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (field.args.length === 0) continue
      const { resolve, subscribe } = field
      if (resolve)
        field.resolve = async (source, args: Arguments, ctx: RequestContext, info) =>
          resolve(source, await shownArguments(ctx, args), ctx, info)
      if (subscribe)
        field.subscribe = async (source, args: Arguments, ctx: RequestContext, info) =>
          subscribe(source, await shownArguments(ctx, args), ctx, info)
    }
  }
  return schema
}
