import { entrantId } from '@paiji/rules'
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { canCorrect } from '../../domain/corrections/policy.js'
import { resultsFormats } from '../../domain/exports/export-results.js'
import { boardAt } from '../../domain/events/boards.repo.js'
import { canExportResults } from '../../domain/exports/policy.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { mapNodes, readPage, toConnection } from '../../domain/shared/page.js'
import { explainStanding } from '../../domain/standings/explain-standing.js'
import { inOrderOfPlay } from '../../domain/standings/order-of-play.js'
import { canMakeOfficial, canPublish } from '../../domain/standings/policy.js'
import { standingChanges } from '../../domain/standings/standing-changes.js'
import { countLines, linesOf } from '../../domain/standings/standings-reads.repo.js'
import { editionById, RulesEditionType } from '../events/edition.type.js'
import { EntryType, toEntry } from '../events/entry.type.js'
import { eventPlaceLoader, stageLoader } from '../events/events.loaders.js'
import { StageType, toStage } from '../events/stage.type.js'
import { inNames } from '../shared/in-names.js'
import { publicIssuersLoader } from '../registry/registry.loaders.js'
import { unwrap } from '../shared/errors.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import type { ConnectionView } from '../shared/page.type.js'
import { toPermission } from '../shared/permission.type.js'
import {
  ResultsFileType,
  RevisionPermissionsType,
  RuleWindowType,
  StandingsRevisionType,
  toResultsFile,
  toRevision,
  toWindow,
} from './revision.type.js'
import { mayRead } from './revision-access.js'
import {
  StandingChangeType,
  StandingLineConnectionType,
  type StandingLineType,
  toStandingChange,
  toStandingLine,
} from './standing-line.type.js'
import {
  boardsOfStageLoader,
  derivedLoader,
  linesOfRevisionLoader,
  playerCountLoader,
  revisionLoader,
  windowsLoader,
  withoutResultLoader,
} from './standings.loaders.js'
import { boardSummaries, travellerLines } from './traveller-lines.js'
import { BoardSummaryType, ScorecardType, TravellerType } from './traveller.type.js'

@Resolver(() => StandingsRevisionType)
export class RevisionResolver {
  @Query(() => StandingsRevisionType, { description: 'A revision, where the viewer may read it.', nullable: true })
  async revision(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: "The revision's id." }) id: string,
  ): Promise<StandingsRevisionType | undefined> {
    const row = await ctx.load(revisionLoader).load(unwrap(fromGlobalId('StandingsRevision', id)))
    return row && (await mayRead(ctx, row)) ? toRevision(row) : undefined
  }

  @FieldResolver(() => StageType, { description: 'The stage of the event.' })
  async stage(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<StageType> {
    return toStage(await stageOf(ctx, row.stageId))
  }

  @FieldResolver(() => RulesEditionType, { description: 'The edition of the rules it was computed by.' })
  edition(@Root() { row }: StandingsRevisionType): RulesEditionType {
    return editionById(row.editionId)
  }

  @FieldResolver(() => StandingsRevisionType, { description: 'The published revision before it.', nullable: true })
  async supersedes(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
  ): Promise<StandingsRevisionType | undefined> {
    const previous = row.supersedesId ? await ctx.load(revisionLoader).load(row.supersedesId) : undefined
    return previous && toRevision(previous)
  }

  @FieldResolver(() => [RuleWindowType], {
    description: 'The times for corrections and appeals that run from its publication.',
  })
  async windows(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<RuleWindowType[]> {
    return (await ctx.load(windowsLoader).load(row.id)).map(toWindow)
  }

  @FieldResolver(() => [EntryType], {
    description: 'Contestants that it does not rank because they have no result, those that withdrew aside.',
  })
  async withoutResult(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<EntryType[]> {
    return (await ctx.load(withoutResultLoader).load(row.id)).map(({ entry }) => toEntry(entry))
  }

  @FieldResolver(() => Int, { description: 'How many players its ranked contestants have.' })
  async playerCount(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<number> {
    return (await ctx.load(playerCountLoader).load(row.id))?.players ?? 0
  }

  @FieldResolver(() => String, { description: 'The unit the score is counted in.' })
  async unit(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<string> {
    return (await ctx.load(linesOfRevisionLoader).load(row.id))[0]?.unit ?? ''
  }

  @FieldResolver(() => [String], { description: 'In the order of the chain.' })
  async columnCodes(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<string[]> {
    const lines = await ctx.load(linesOfRevisionLoader).load(row.id)
    return [...new Set(lines.flatMap(line => line.columns.map(column => column.code)))]
  }

  @FieldResolver(() => [String], { description: 'The groups of the field.' })
  async groups(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<string[]> {
    const lines = await ctx.load(linesOfRevisionLoader).load(row.id)
    return [...new Set(lines.flatMap(line => (line.group === null ? [] : [line.group])))]
  }

  @FieldResolver(() => StandingLineConnectionType, { description: 'The standings, in order.' })
  async lines(
    @Ctx() { deps }: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('first', () => Int, { description: 'How many at the most.', defaultValue: 200 }) first: number,
    @Arg('after', () => String, { description: 'The cursor after which to go on.', nullable: true }) after?: string,
    @Arg('group', () => String, { description: 'Only this group.', nullable: true }) group?: string,
  ): Promise<ConnectionView<StandingLineType>> {
    const list = `lines:${row.id}:${group ?? ''}`
    const page = unwrap(readPage(deps.cursors, list, { first, after }))
    const rows = await linesOf(deps.db, row.id, group, page)
    const found = toConnection(deps.cursors, list, page, rows, line => ({ key: [line.position], id: line.entryId }))
    return {
      ...mapNodes(found, toStandingLine),
      totalCount: () => countLines(deps.db, row.id, group),
    }
  }

  @FieldResolver(() => [BoardSummaryType], { description: 'The boards of the field.' })
  async boards(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('session', () => Int, { description: 'Only those of this session.', nullable: true }) session?: number,
  ): Promise<BoardSummaryType[]> {
    const boards = boardSummaries(row, await ctx.load(derivedLoader).load(row))
    return session ? boards.filter(board => board.session === session) : boards
  }

  @FieldResolver(() => TravellerType, { description: "Everybody's result on one board.", nullable: true })
  async traveller(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('board', () => String, { description: 'The number of the board.' }) board: string,
    @Arg('section', () => String, { description: 'The section of the field.', nullable: true }) section?: string,
    @Arg('session', () => Int, { description: 'The session of play.', nullable: true }) session?: number,
  ): Promise<TravellerType | undefined> {
    const derived = await ctx.load(derivedLoader).load(row)
    const lines = travellerLines(
      row,
      derived,
      fact => fact.board === board && (!section || fact.section === section) && (!session || fact.session === session),
    )
    if (lines.length === 0) return undefined
    const stored = boardAt(await ctx.load(boardsOfStageLoader).load(row.stageId), { session, section, board })
    const boards = derived.edition.boards
    const described = { ...boards?.describe(board), ...boards?.markings(stored) }
    return { row, board, section, session, lines, ...described }
  }

  @FieldResolver(() => ScorecardType, { nullable: true, description: 'All boards of one contestant.' })
  async scorecard(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('entry', () => ID, { description: 'The contestant.' }) entry: string,
  ): Promise<ScorecardType | undefined> {
    const id = entrantId(unwrap(fromGlobalId('Entry', entry, 'entry')))
    const derived = await ctx.load(derivedLoader).load(row)
    if (!derived.facts.entrants.some(entrant => entrant.id === id)) return undefined
    return { entryId: id, row, lines: inOrderOfPlay(travellerLines(row, derived, fact => fact.sides.includes(id))) }
  }

  @FieldResolver(() => ExplanationType, {
    nullable: true,
    description: 'Why a contestant has its total and its place among those level with it, or its points in one slot.',
  })
  async explain(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
    @Arg('entry', () => ID, { description: 'The contestant whose line is explained.' }) entry: string,
    @Arg('slot', () => String, { description: 'Only what this sheet gave.', nullable: true }) slot?: string,
  ): Promise<ExplanationType | undefined> {
    const id = entrantId(unwrap(fromGlobalId('Entry', entry, 'entry')))
    const derived = await ctx.load(derivedLoader).load(row)
    const tree = explainStanding(derived, { entrant: id, ...(slot ? { slot } : {}) })
    return tree && toExplanation(await inNames(ctx, tree))
  }

  @FieldResolver(() => [StandingChangeType], { description: 'Who moved between the superseded revision and this one.' })
  async changes(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<StandingChangeType[]> {
    if (!row.supersedesId) return []
    const lines = ctx.load(linesOfRevisionLoader)
    const [before, after] = await Promise.all([lines.load(row.supersedesId), lines.load(row.id)])
    return standingChanges(before, after).map(toStandingChange)
  }

  @FieldResolver(() => [ResultsFileType], {
    description: 'Empty until the revision is published, and for sports that have no such files.',
  })
  async files(@Ctx() ctx: RequestContext, @Root() { row }: StandingsRevisionType): Promise<ResultsFileType[]> {
    if (!canExportResults(row).allowed) return []
    return resultsFormats(row.editionId, await ctx.load(publicIssuersLoader)).map(format => toResultsFile(row, format))
  }

  @FieldResolver(() => RevisionPermissionsType, { description: 'What the viewer may do with it.' })
  async permissions(
    @Ctx() ctx: RequestContext,
    @Root() { row }: StandingsRevisionType,
  ): Promise<RevisionPermissionsType> {
    const { eventId } = await stageOf(ctx, row.stageId)
    const place = (await ctx.load(eventPlaceLoader).load(eventId)) ?? { organisationPath: [] }
    return {
      canPublish: toPermission(canPublish(ctx.viewer, place)),
      canMakeOfficial: toPermission(canMakeOfficial(ctx.viewer, place)),
      canCorrect: toPermission(canCorrect(ctx.viewer, place)),
    }
  }
}

const stageOf = async (ctx: RequestContext, stageId: string) => {
  const row = await ctx.load(stageLoader).load(stageId)
  if (!row) throw new Error(`stage ${stageId} of a revision is missing`)
  return row
}
