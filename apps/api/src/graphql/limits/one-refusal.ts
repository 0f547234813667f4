import { setTimeout as wait } from 'node:timers/promises'
import type { GraphQLSchema } from 'graphql'
import type { RequestContext } from '../../context.js'
import type { SharedRefusalCode } from '../../base/problem-codes.js'
import { parseGlobalId } from '../../domain/shared/global-id.js'
import { leadsToHidden } from '../event-requests/way-to-event.js'
import { finders } from '../node.resolver.js'
import { ClientError, refusal } from '../shared/errors.js'
import { type Arguments, isPlain } from './clean-arguments.js'

/** Refusals that anyone with no part in a matter is given; every other reason is for those who know of it. */
const OF_OUTSIDERS: ReadonlySet<unknown> = new Set([
  'ROLE_MISSING',
  'ACCOUNT_WITHOUT_PERSON',
  'NOT_AN_ORGANISER',
  'NOT_YOUR_REQUEST',
])

/** Problems that say an id names nothing, of kinds that not everyone may read. */
const NAMES_NOTHING: ReadonlySet<string> = new Set([
  'ACCOUNT_UNKNOWN',
  'AFFILIATION_UNKNOWN',
  'ANOMALY_UNKNOWN',
  'CERTIFICATE_UNKNOWN',
  'CLAIM_UNKNOWN',
  'CORRECTION_UNKNOWN',
  'DIFFERENCE_UNKNOWN',
  'DOCUMENT_UNKNOWN',
  'LAW_TEXT_UNKNOWN',
  'ENTRY_REQUEST_UNKNOWN',
  'ENTRY_UNKNOWN',
  'ERASURE_UNKNOWN',
  'EVENT_REQUEST_UNKNOWN',
  'EVENT_UNKNOWN',
  'GRADE_UNKNOWN',
  'GUARDIAN_UNKNOWN',
  'IDENTIFIER_UNKNOWN',
  'IMPORT_UNKNOWN',
  'LICENCE_UNKNOWN',
  'LIST_ISSUE_UNKNOWN',
  'FIXTURE_UNKNOWN',
  'MERGE_UNKNOWN',
  'NOT_FOUND',
  'OFFICE_UNKNOWN',
  'OFFICIAL_UNKNOWN',
  'POLICY_UNKNOWN',
  'PRINTED_CHECK_UNKNOWN',
  'PROPOSAL_UNKNOWN',
  'QUESTION_UNKNOWN',
  'REPORT_UNKNOWN',
  'ROUND_UNKNOWN',
  'SANCTION_UNKNOWN',
  'SIDE_NOT_IN_ROUND',
  'SLOT_FLAG_UNKNOWN',
  'STAGE_UNKNOWN',
  'STATED_ACT_UNKNOWN',
  'TABLE_UNKNOWN',
  'LARGE_TABLE_UNKNOWN',
  'TEMPLATE_UNKNOWN',
  'TERM_UNKNOWN',
  'TRANSFER_UNKNOWN',
])

const HIDDEN: SharedRefusalCode = 'UNKNOWN_OR_NOT_YOURS'

/** Refusals of what may not exist are answered at the next multiple of this many milliseconds, however long they took. */
export const REFUSAL_TICK_MS = 25

const idsIn = (value: unknown): { readonly type: string; readonly id: string }[] => {
  if (typeof value === 'string') return [parseGlobalId(value) ?? []].flat()
  if (Array.isArray(value)) return value.flatMap(idsIn)
  return isPlain(value) ? Object.values(value).flatMap(idsIn) : []
}

/** Whether the viewer may read what each of the ids names; what is no `Node` is for its own officers alone. */
const knowsAll = async (ctx: RequestContext, args: Arguments): Promise<boolean> => {
  const known = idsIn(args).map(async ({ type, id }) => {
    const find = Object.hasOwn(finders, type) ? finders[type] : undefined
    return find !== undefined && !(await leadsToHidden(ctx, type, id)) && (await find(ctx, id)) !== undefined
  })
  return !(await Promise.all(known)).includes(false)
}

const namesNothing = (answer: unknown): boolean => {
  const { problems } = (answer ?? {}) as { readonly problems?: readonly { readonly code: string }[] }
  return problems?.some(({ code }) => NAMES_NOTHING.has(code)) ?? false
}

const refusesOutsider = (error: unknown): boolean =>
  error instanceof ClientError && error.extensions.code === 'FORBIDDEN' && OF_OUTSIDERS.has(error.extensions.reason)

const atTick = async (started: number): Promise<void> => {
  const taken = performance.now() - started
  await wait(Math.ceil(taken / REFUSAL_TICK_MS) * REFUSAL_TICK_MS - taken)
}

/**
 * Makes every mutation answer alike, in words and in time, for what the viewer may not know of and what does not exist: with
 * an id of either kind it is refused as NOT_SIGNED_IN, or as UNKNOWN_OR_NOT_YOURS. Anyone who may read what the ids name
 * gets the reason of the refusal.
 */
export const answerUnknownAlike = (schema: GraphQLSchema): GraphQLSchema => {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const { resolve } = field
    if (!resolve) continue
    field.resolve = async (source, args: Arguments, ctx: RequestContext, info) => {
      const started = performance.now()
      const outcome = await Promise.resolve(resolve(source, args, ctx, info)).then(
        answer => ({ answer, isRefused: namesNothing(answer) }),
        (error: unknown) => ({ error, isRefused: refusesOutsider(error) || isUnsigned(error) }),
      )
      if (outcome.isRefused && !(await knowsAll(ctx, args))) {
        await atTick(started)
        throw refusal(isAnonymous(ctx) ? 'NOT_SIGNED_IN' : HIDDEN)
      }
      if ('error' in outcome) throw outcome.error
      return outcome.answer
    }
  }
  return schema
}

const isAnonymous = ({ viewer }: RequestContext): boolean =>
  viewer.accountId === undefined && viewer.grants.length === 0

const isUnsigned = (error: unknown): boolean =>
  error instanceof ClientError && error.extensions.reason === 'NOT_SIGNED_IN'
