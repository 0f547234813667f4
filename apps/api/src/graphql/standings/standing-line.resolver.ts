import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { JSONObject } from '../shared/scalars.js'
import type { RequestContext } from '../../context.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { entryLoader } from '../events/events.loaders.js'
import { ScoreSheetUnion, toScoreSheet } from '../../sports/score-sheet.type.js'
import { MatchRecordType, StandingChangeType, StandingLineType } from './standing-line.type.js'
import { fieldSizesLoader, matchRecordsLoader, rewrittenSlotsLoader } from './standings.loaders.js'
import { ScorecardType, TravellerAwardType, TravellerLineType } from './traveller.type.js'

/** A contestant that a line, a card or a story names. */
export const entryOf = async (ctx: RequestContext, id: string): Promise<EntryType> => {
  const row = await ctx.load(entryLoader).load(id)
  if (!row) throw new Error(`entry ${id} is missing`)
  return toEntry(row)
}

@Resolver(() => StandingLineType)
export class StandingLineResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant of the event.' })
  entry(@Ctx() ctx: RequestContext, @Root() { row }: StandingLineType): Promise<EntryType> {
    return entryOf(ctx, row.entryId)
  }

  @FieldResolver(() => Int, {
    description: 'How many contestants its place is among: those of its group, else the field.',
  })
  async rankedAmong(@Ctx() ctx: RequestContext, @Root() { row }: StandingLineType): Promise<number> {
    const sizes = await ctx.load(fieldSizesLoader).load(row.revisionId)
    return sizes.find(({ group }) => group === row.group)?.size ?? 1
  }

  @FieldResolver(() => MatchRecordType, {
    nullable: true,
    description: 'Its matches of two sides; null where it met nobody that way.',
  })
  async matches(@Ctx() ctx: RequestContext, @Root() { row }: StandingLineType): Promise<MatchRecordType | undefined> {
    return (await ctx.load(matchRecordsLoader).load(row.revisionId)).get(row.entryId)
  }
}

@Resolver(() => StandingChangeType)
export class StandingChangeResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant of the event.' })
  entry(@Ctx() ctx: RequestContext, @Root() { entryId }: StandingChangeType): Promise<EntryType> {
    return entryOf(ctx, entryId)
  }
}

@Resolver(() => TravellerAwardType)
export class TravellerAwardResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant of the event.' })
  entry(@Ctx() ctx: RequestContext, @Root() { entryId }: TravellerAwardType): Promise<EntryType> {
    return entryOf(ctx, entryId)
  }
}

@Resolver(() => ScorecardType)
export class ScorecardResolver {
  @FieldResolver(() => EntryType, { description: 'The contestant of the event.' })
  entry(@Ctx() ctx: RequestContext, @Root() { entryId }: ScorecardType): Promise<EntryType> {
    return entryOf(ctx, entryId)
  }
}

@Resolver(() => TravellerLineType)
export class TravellerLineResolver {
  @FieldResolver(() => [EntryType], { description: 'Who played, by side.' })
  sides(@Ctx() ctx: RequestContext, @Root() { sideIds }: TravellerLineType): Promise<EntryType[]> {
    return Promise.all(sideIds.map(id => entryOf(ctx, id)))
  }

  @FieldResolver(() => ScoreSheetUnion, { description: 'What was written at the table.' })
  sheet(@Root() { sport, parsed, settings }: TravellerLineType): object {
    return toScoreSheet(sport, parsed, settings)
  }

  @FieldResolver(() => JSONObject, {
    description: 'The sheet whole, as its edition reads it: what an editor works on.',
  })
  sheetData(@Root() { parsed }: TravellerLineType): object {
    return parsed as object
  }

  @FieldResolver(() => Int, { description: 'How many versions this slot has had; 1 when nothing was changed.' })
  async versions(@Ctx() ctx: RequestContext, @Root() { stageId, slot }: TravellerLineType): Promise<number> {
    return (await ctx.load(rewrittenSlotsLoader).load(stageId)).get(slot)?.versions ?? 1
  }

  @FieldResolver(() => Boolean, { description: 'Whether a correction replaced the sheet as first entered.' })
  async corrected(@Ctx() ctx: RequestContext, @Root() { stageId, slot }: TravellerLineType): Promise<boolean> {
    return (await ctx.load(rewrittenSlotsLoader).load(stageId)).get(slot)?.corrected ?? false
  }
}
