import { type EntrantId, entrantId, Ratios, type TeamPlace } from '@paiji/rules'
import { readStagePlan } from '@paiji/rules/pairing'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import type { EntryRow } from '../../domain/events/events.repo.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entriesOfStageLoader, entryLoader, stageLoader } from '../events/events.loaders.js'
import { roundsOfSessionLoader, sessionsOfStageLoader } from '../rounds/rounds.loaders.js'
import { StandingsRevisionType } from './revision.type.js'
import { derivedLoader } from './standings.loaders.js'
import { TeamPlaceType } from './team-table.type.js'

const teamsOf = (entries: readonly EntryRow[]): Readonly<Record<string, readonly EntrantId[]>> => {
  const teams: Record<string, EntrantId[]> = {}
  for (const { id, labels } of entries)
    if (!labels.reserve) for (const team of labels.team ?? []) teams[team] = [...(teams[team] ?? []), entrantId(id)]
  return teams
}

/** Nobody will play any more: every round of the plan, or of those laid out, is closed. */
const hasEnded = async (ctx: RequestContext, stageId: string): Promise<boolean> => {
  const stage = await ctx.load(stageLoader).load(stageId)
  if (stage?.endedAt) return true
  const sessions = await ctx.load(sessionsOfStageLoader).load(stageId)
  const rounds = (await Promise.all(sessions.map(({ id }) => ctx.load(roundsOfSessionLoader).load(id)))).flat()
  const plan = stage?.plan ? readStagePlan(stage.plan) : undefined
  const planned = plan?.ok && plan.value.format.kind === 'schedule' ? plan.value.format.rounds.length : 1
  return rounds.length >= planned && rounds.every(round => round.status === 'CLOSED')
}

const toPlace = ({ members, total, second, ...line }: TeamPlace): TeamPlaceType => ({
  ...line,
  memberIds: members,
  total: Ratios.toDecimal(total, 2),
  second: Ratios.toDecimal(second, 0),
})

@Resolver(() => StandingsRevisionType)
export class TeamTableResolver {
  @FieldResolver(() => [TeamPlaceType], {
    description: 'The order of the teams whose members play for themselves; empty where there are none.',
  })
  async teamTable(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<TeamPlaceType[]> {
    const teams = teamsOf(await ctx.load(entriesOfStageLoader).load(row.stageId))
    if (Object.keys(teams).length === 0) return []
    const { edition, facts, scoreLines } = await ctx.load(derivedLoader).load(row)
    const ended = await hasEnded(ctx, row.stageId)
    return (edition.teamTable?.(facts, scoreLines, teams, ended) ?? []).map(toPlace)
  }
}

@Resolver(() => TeamPlaceType)
export class TeamMembersResolver {
  @FieldResolver(() => [EntryType], { description: 'Those who counted, the best first.' })
  async members(@Ctx() ctx: RequestContext, @Root() { memberIds }: TeamPlaceType): Promise<EntryType[]> {
    const rows = await Promise.all(memberIds.map(id => ctx.load(entryLoader).load(id)))
    return rows.flatMap(row => (row ? [toEntry(row)] : []))
  }
}
