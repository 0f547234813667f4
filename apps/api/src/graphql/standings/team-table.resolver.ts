import { type EntrantId, entrantId, Ratios, type TeamPlace } from '@paiji/rules'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import type { EntryRow } from '../../domain/events/events.repo.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entriesOfStageLoader, entryLoader } from '../events/events.loaders.js'
import { StandingsRevisionType } from './revision.type.js'
import { derivedLoader } from './standings.loaders.js'
import { TeamPlaceType } from './team-table.type.js'

const teamsOf = (entries: readonly EntryRow[]): Readonly<Record<string, readonly EntrantId[]>> => {
  const teams: Record<string, EntrantId[]> = {}
  for (const { id, labels } of entries)
    for (const team of labels.team ?? []) teams[team] = [...(teams[team] ?? []), entrantId(id)]
  return teams
}

const toPlace = ({ team, members, rank, shared, total, second }: TeamPlace): TeamPlaceType => ({
  team,
  memberIds: members,
  rank,
  shared,
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
    return (edition.teamTable?.(facts, scoreLines, teams) ?? []).map(toPlace)
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
