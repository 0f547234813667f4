import { Ratios } from '@paiji/rules'
import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { playersOfTeams } from '../../domain/line-ups/players-of-teams.js'
import { EntryPlayerType, EntryType, toEntry, toEntryPlayer } from '../events/entry.type.js'
import { entryLoader, playersOfEntryLoader } from '../events/events.loaders.js'
import { StandingsRevisionType } from '../standings/revision.type.js'
import { derivedLoader } from '../standings/standings.loaders.js'

@ObjectType('TeamPlayerPlace', {
  simpleResolvers: true,
  description: 'A player of a team by what the tables came to at which the player sat.',
})
class TeamPlayerPlaceType {
  @Field(() => Int, { description: 'Shared ranks count like 1, 1, 3.' })
  rank!: number

  @Field(() => Boolean, { description: 'Whether others have the same rank.' })
  shared!: boolean

  @Field(() => EntryPlayerType, { description: 'The player.' })
  player!: EntryPlayerType

  @Field(() => EntryType, { description: 'The team.' })
  entry!: EntryType

  @Field(() => Int, { description: 'Tables at which the player sat.' })
  tables!: number

  @Field(() => Int, { description: 'Short of the tables that the conditions ask of every player.' })
  missing!: number

  @Field(() => String, { description: 'In the unit that ranks.' })
  total!: string

  @Field(() => String, { description: 'In the unit that separates.' })
  second!: string
}

@Resolver(() => StandingsRevisionType)
export class PlayersOfTeamsResolver {
  @FieldResolver(() => [TeamPlayerPlaceType], {
    description: 'The order of the single players of teams that send some of them to each table; empty elsewhere.',
    complexity: 20,
  })
  async playersOfTeams(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
  ): Promise<TeamPlayerPlaceType[]> {
    const derived = await ctx.load(derivedLoader).load(row)
    const lines = await playersOfTeams(ctx.deps.db, derived)
    const { line: decimals } = derived.edition.decimals(derived.facts.settings)
    const shown = await Promise.all(
      lines.map(async ({ entryId, place, total, second, ...line }): Promise<TeamPlayerPlaceType[]> => {
        const entry = await ctx.load(entryLoader).load(entryId)
        const player = (await ctx.load(playersOfEntryLoader).load(entryId)).find(one => one.ordinal === place)
        if (!entry || !player) return []
        return [
          {
            ...line,
            entry: toEntry(entry),
            player: toEntryPlayer(player),
            total: Ratios.toDecimal(total, decimals),
            second: Ratios.toDecimal(second, 0),
          },
        ]
      }),
    )
    return shown.flat()
  }
}
