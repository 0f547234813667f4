import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { leadRuling, readLedSituations } from '../../domain/rulings/lead-ruling.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { eventLoader, stageLoader } from '../events/events.loaders.js'
import { CasebookEntryType } from '../casebook/casebook.type.js'
import { unwrap } from '../shared/errors.js'
import { LedSituationEnum } from './led.enums.js'
import { LedAnswerInput, readPath } from './led.input.js'
import {
  LedRulingRecordType,
  LedRulingType,
  LedSituationType,
  toLedRecord,
  toLedRuling,
  toLedSituation,
} from './led.type.js'
import { RulingType } from './ruling.type.js'
import { ledOfAppealLoader } from './rulings.loaders.js'

@Resolver()
export class LedResolver {
  @Query(() => [LedSituationType], {
    description: 'In which situations questions lead to the ruling, under the event’s edition. For those who may rule.',
  })
  async ledSituations(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('stage', () => ID, { description: 'The stage of the event.' }) stage: string,
    @Arg('slot', () => String, { nullable: true, description: 'The place of play it is about.' }) slot?: string,
  ): Promise<LedSituationType[]> {
    const stageId = unwrap(fromGlobalId('Stage', stage, 'stage'))
    const found = unwrap(await readLedSituations(deps, viewer, { stageId, ...(slot ? { slot } : {}) }))
    return found.situations.map(situation => toLedSituation(found, situation))
  }

  @Query(() => LedRulingType, {
    description: 'The next question, or what the answers come to. For those who may rule; nothing is stored.',
  })
  async ledRuling(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('stage', () => ID, { description: 'The stage of the event.' }) stage: string,
    @Arg('situation', () => LedSituationEnum, { description: 'What the director was called for.' }) situation: string,
    @Arg('path', () => [LedAnswerInput], { description: 'The answers so far, in order.' }) given: LedAnswerInput[],
    @Arg('entry', () => ID, { nullable: true, description: 'The offending contestant.' }) entry?: string,
    @Arg('slot', () => String, { nullable: true, description: 'The place of play it is about.' }) slot?: string,
  ): Promise<LedRulingType> {
    const path = readPath(given)
    const led = await leadRuling(deps, viewer, {
      stageId: unwrap(fromGlobalId('Stage', stage, 'stage')),
      situation,
      path,
      ...(entry ? { entryId: unwrap(fromGlobalId('Entry', entry, 'entry')) } : {}),
      ...(slot ? { slot } : {}),
    })
    return toLedRuling(unwrap(led), situation, path)
  }
}

@Resolver(() => RulingType)
export class LedRecordResolver {
  @FieldResolver(() => LedRulingRecordType, {
    nullable: true,
    description: 'How the director was led to it; null where no questions did.',
  })
  async led(@Ctx() ctx: RequestContext, @Root() { row }: RulingType): Promise<LedRulingRecordType | undefined> {
    if (!row.led) return undefined
    const stage = await ctx.load(stageLoader).load(row.stageId)
    const event = stage && (await ctx.load(eventLoader).load(stage.eventId))
    return event ? toLedRecord(event.sport, row.led) : undefined
  }
}

@Resolver(() => CasebookEntryType)
export class LedCasebookResolver {
  @FieldResolver(() => LedRulingRecordType, {
    nullable: true,
    description:
      'The questions that led to the ruling, which name nobody; nothing a director wrote himself, and nothing where a summary alone is printed.',
  })
  async led(@Ctx() ctx: RequestContext, @Root() entry: CasebookEntryType): Promise<LedRulingRecordType | undefined> {
    const { level } = entry.row
    if (level !== 'names' && level !== 'roles') return undefined
    const found = await ctx.load(ledOfAppealLoader).load(entry.row.appealId)
    if (!found) return undefined
    const { departure: _, ...nameless } = toLedRecord(entry.sport, found.led)
    return nameless
  }
}
