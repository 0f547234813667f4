import { playedEnough, Ratios } from '@paiji/rules'
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type EntryParticipation, participationOfEntries } from '../../domain/line-ups/participation.js'
import { EntryType, toEntryPlayer } from '../events/entry.type.js'
import { playersOfEntryLoader } from '../events/events.loaders.js'
import { PersonResultType } from '../registry/person.type.js'
import { personLoader } from '../registry/registry.loaders.js'
import { rowLoader } from '../shared/loader.js'
import { BoardsPlayedType, TeamParticipationType } from './line-up.type.js'

const participationLoader = rowLoader<EntryParticipation>(participationOfEntries, row => row.entryId)

@Resolver(() => EntryType)
export class EntryParticipationResolver {
  @FieldResolver(() => TeamParticipationType, {
    nullable: true,
    description: 'Who played how much; null where matches have no rooms.',
    complexity: 10,
  })
  async participation(
    @Ctx() ctx: RequestContext,
    @Root() { row }: EntryType,
  ): Promise<TeamParticipationType | undefined> {
    const found = await ctx.load(participationLoader).load(row.id)
    if (!found) return undefined
    const { boards, unknown, byPlayer, rule } = found
    const all = await ctx.load(playersOfEntryLoader).load(row.id)
    const players = all.filter(player => player.untilSession === null)
    return {
      boards,
      unknown,
      ...(rule.leastPlayed ? { least: Ratios.toText(rule.leastPlayed) } : {}),
      players: players.map(player => {
        const played = byPlayer.get(player.ordinal) ?? 0
        const enough = playedEnough(played, boards, rule.leastPlayed)
        return { player: toEntryPlayer(player), boards: played, enough }
      }),
    }
  }
}

@Resolver(() => PersonResultType)
export class BoardsPlayedResolver {
  @FieldResolver(() => BoardsPlayedType, {
    nullable: true,
    description: 'How much of the team’s boards the person played; null where matches have no rooms.',
    complexity: 10,
  })
  async played(@Ctx() ctx: RequestContext, @Root() { row }: PersonResultType): Promise<BoardsPlayedType | undefined> {
    const found = await ctx.load(participationLoader).load(row.entryId)
    const players = found ? await ctx.load(playersOfEntryLoader).load(row.entryId) : []
    const people = await Promise.all(
      players.map(one => (one.personId ? ctx.load(personLoader).load(one.personId) : undefined)),
    )
    const own = players.filter((_, at) => people[at]?.id === row.parentId)
    const boards = [...new Set(own.map(one => one.ordinal))].reduce(
      (sum, place) => sum + (found?.byPlayer.get(place) ?? 0),
      0,
    )
    return found && found.boards > 0 ? { boards, of: found.boards } : undefined
  }
}
