import { Ratios } from '@paiji/rules'
import {
  type AwardPolicy,
  type BoardsPlayed,
  type FieldStrength,
  fieldStrength,
  figuresNeeded,
  printAmount,
  statedStrength,
} from '@paiji/rules/awards'
import type { Db } from '../../db/client.js'
import { type MeasuredEntry, measuredEntries, statedFigures } from './award-figures.repo.js'
import { boardsPlayedIn } from './boards-played.js'
import { groupBy } from '../../base/group-by.js'

/** What an event brings to its award policy besides the standings; only what the policy uses. */
export interface AwardFigures {
  readonly base?: string | undefined
  readonly strength?: FieldStrength | undefined
  /** By the number of the person; those who are in no team that plays in rooms are missing. */
  readonly played?: Readonly<Record<string, BoardsPlayed>> | undefined
}

export interface FiguresRequest {
  readonly eventId: string
  /** The stage whose result gives the points; undefined as long as the event has none. */
  readonly stageId: string | undefined
  /** The contestants who are ranked; the others of the stage do not count. */
  readonly entryIds: readonly string[]
  readonly policy: { readonly organisationId: string; readonly rule: AwardPolicy }
}

const neededBy = (rule: AwardPolicy) => ({ ...figuresNeeded(rule), played: rule.leastPlayed !== undefined })

const points = (hundredths: number | null): string | undefined =>
  hundredths === null ? undefined : printAmount(Ratios.ratio(hundredths, 100))

const measured = ({ policy, entryIds }: FiguresRequest, rows: readonly MeasuredEntry[]): FieldStrength | undefined => {
  const ranked = new Set(entryIds)
  const own = rows.filter(row => ranked.has(row.entryId))
  const [first] = own
  if (!policy.rule.strengthList || !first) return undefined
  return fieldStrength(
    policy.rule.strengthList,
    first.asOf,
    own.map(row => row.values.map(points)),
  )
}

/**
 * The figures of some events by event: strength off the ranking the policy names, else as the event states it; base as
 * stated. At most two statements, seven where boards played are asked for, however many events; none where no policy
 * uses any.
 */
export const figuresOfEvents = async (
  db: Db,
  requests: readonly FiguresRequest[],
): Promise<ReadonlyMap<string, AwardFigures>> => {
  const asking = requests.filter(({ policy }) => Object.values(neededBy(policy.rule)).some(Boolean))
  const stated = new Map(
    (
      await statedFigures(
        db,
        asking.map(request => request.eventId),
      )
    ).map(row => [row.eventId, row]),
  )
  const stages = asking.flatMap(({ stageId, policy: { organisationId, rule } }) =>
    stageId && rule.strength && rule.strengthList
      ? [{ stageId, organisationId, ranking: rule.strengthList.ranking }]
      : [],
  )
  const played = await boardsPlayedIn(
    db,
    asking.filter(({ policy }) => neededBy(policy.rule).played).map(request => request.eventId),
  )
  const entries = groupBy(await measuredEntries(db, stages), entry => entry.stageId)
  return new Map(
    asking.map(request => {
      const needed = neededBy(request.policy.rule)
      const { base, strength } = stated.get(request.eventId) ?? { base: null, strength: null }
      const listed = measured(request, entries.get(request.stageId ?? '') ?? [])
      const figures = {
        base: needed.base ? (base ?? undefined) : undefined,
        strength: needed.strength ? (listed ?? (strength === null ? undefined : statedStrength(strength))) : undefined,
        ...(needed.played ? { played: played.get(request.eventId) ?? {} } : {}),
      }
      return [request.eventId, figures]
    }),
  )
}

/** The same for one event; nothing where its policy uses no figures. */
export const figuresOfEvent = async (db: Db, request: FiguresRequest): Promise<AwardFigures> =>
  (await figuresOfEvents(db, [request])).get(request.eventId) ?? {}
