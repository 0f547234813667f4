import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type AppealRow, publicAppealsByEvents } from '../../domain/appeals/appeals.repo.js'
import { canImportResults } from '../../domain/imports/policy.js'
import { AppealSummaryType, toAppealSummary } from '../appeals/appeal.type.js'
import { CorrectionType, toCorrection } from '../corrections/correction.type.js'
import { correctionsOfEventLoader } from '../corrections/corrections.loaders.js'
import { ImportType, toImport } from '../imports/import.type.js'
import { importsOfEventLoader } from '../imports/imports.loaders.js'
import { OrganisationType, toOrganisation } from '../registry/organisation.type.js'
import { organisationLoader } from '../registry/registry.loaders.js'
import { rowsLoader } from '../shared/loader.js'
import { EventType } from './event.type.js'
import { eventPlaceLoader } from './events.loaders.js'

const appealsLoader = rowsLoader<AppealRow>(publicAppealsByEvents, row => row.eventId)

/** What is on file about an event besides its results. */
@Resolver(() => EventType)
export class EventRecordsResolver {
  @FieldResolver(() => OrganisationType)
  async organisation(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<OrganisationType> {
    const organisation = await ctx.load(organisationLoader).load(row.organisationId)
    if (!organisation) throw new Error(`organisation ${row.organisationId} is missing`)
    return toOrganisation(organisation)
  }

  @FieldResolver(() => [CorrectionType], { description: 'Corrections of its results, newest first.' })
  async corrections(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<CorrectionType[]> {
    return (await ctx.load(correctionsOfEventLoader).load(row.id)).map(toCorrection)
  }

  @FieldResolver(() => [AppealSummaryType], { description: 'Cases that concern it, as far as the viewer may see.' })
  async appeals(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<AppealSummaryType[]> {
    return (await ctx.load(appealsLoader).load(row.id)).map(toAppealSummary)
  }

  @FieldResolver(() => [ImportType], { description: 'The files it came from, for those who take results in.' })
  async imports(@Ctx() ctx: RequestContext, @Root() { row }: EventType): Promise<ImportType[]> {
    const place = await ctx.load(eventPlaceLoader).load(row.id)
    if (!place || !canImportResults(ctx.viewer, place).allowed) return []
    return (await ctx.load(importsOfEventLoader).load(row.id)).map(toImport)
  }
}
