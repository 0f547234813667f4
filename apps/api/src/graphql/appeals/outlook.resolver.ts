import { Arg, Ctx, Field, FieldResolver, ID, ObjectType, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type FilingOutlook, filingOutlook } from '../../domain/appeals/filing-outlook.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { ClauseType } from '../shared/clause.type.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'
import { CasePowersType } from '../decisions/case-powers.type.js'
import { appealById } from './appeal.resolver.js'
import { AppealDepositType, AppealProcedureType, AppealType } from './case.type.js'
import { ConcurrenceEnum, FilingCapacityEnum, LeaveGiverEnum } from './appeals.enums.js'
import type { CodeOf } from '../shared/enum.js'

@ObjectType('OtherSignatory', { simpleResolvers: true, description: 'Somebody of the own side besides the filer.' })
class OtherSignatoryType {
  @Field(() => String, { description: 'As entered.' })
  name!: string

  @Field(() => BilingualType, { description: 'The same as readers of each language write it.' })
  called!: BilingualType

  @Field(() => Boolean, { description: 'Whether it is the captain.' })
  captain!: boolean

  @Field(() => ConcurrenceEnum, { description: 'What filing would ask.' })
  concurrence!: CodeOf<typeof ConcurrenceEnum>
}

@ObjectType('FilingOutlook', { simpleResolvers: true, description: 'What to know before an appeal is filed.' })
class FilingOutlookType {
  existingId?: string

  @Field(() => AppealProcedureType, { description: 'By which procedure an appeal would be heard.' })
  procedure!: AppealProcedureType

  @Field(() => String, { description: 'The zone of the venue: Asia/Shanghai.' })
  timeZone!: string

  @Field(() => DateTime, {
    nullable: true,
    description: 'The end of the time for filing; null before its anchor has come.',
  })
  dueAt?: Date

  @Field(() => ClauseType, { nullable: true, description: 'The article that sets the time.' })
  clause?: ClauseType

  @Field(() => Boolean, { description: 'The time is over.' })
  late!: boolean

  @Field(() => LeaveGiverEnum, {
    nullable: true,
    description: 'Who may give leave to file late; null where nobody may.',
  })
  leaveBy?: CodeOf<typeof LeaveGiverEnum>

  @Field(() => AppealDepositType, { nullable: true, description: 'What would have to be paid in.' })
  deposit?: AppealDepositType

  @Field(() => CasePowersType, {
    nullable: true,
    description: 'What it would be about, who would hear it and what that body may do; null where nobody hears it.',
  })
  powers?: CasePowersType

  @Field(() => FilingCapacityEnum, { description: 'As what the viewer would file.' })
  capacity!: CodeOf<typeof FilingCapacityEnum>

  @Field(() => [FilingCapacityEnum], { description: 'In what capacities the procedure wants the appeal signed.' })
  signatures!: readonly CodeOf<typeof FilingCapacityEnum>[]

  @Field(() => String, { description: 'The name of the viewer as entered.' })
  filer!: string

  @Field(() => [OtherSignatoryType], { description: 'Who else of the own side would be asked.' })
  others!: readonly OtherSignatoryType[]

  @Field(() => ProblemType, { nullable: true, description: 'Why the viewer may not bring this matter.' })
  refused?: ProblemType
}

@ObjectType('FilingOutlookPayload', {
  description: 'Whether and until when somebody may appeal.',
  simpleResolvers: true,
})
class FilingOutlookPayload {
  @Field(() => FilingOutlookType, { nullable: true, description: 'What to know; null where there is a problem.' })
  outlook?: FilingOutlookType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

const toOutlook = (outlook: FilingOutlook): FilingOutlookType => {
  const { procedure, timeZone, window, late, deposit, scope, capacity, filer, others, refused, existing } = outlook
  const { lateLeave, windows } = procedure
  return {
    procedure,
    timeZone,
    late,
    capacity,
    signatures: procedure.form.signatures,
    filer,
    others,
    ...(window.started ? { dueAt: window.dueAt } : {}),
    ...(windows.filing ? { clause: windows.filing.clause } : {}),
    ...(lateLeave ? { leaveBy: lateLeave.by } : {}),
    ...(deposit ? { deposit } : {}),
    ...(scope ? { powers: scope } : {}),
    ...(refused ? { refused: toProblem(refused) } : {}),
    ...(existing ? { existingId: existing.id } : {}),
  }
}

@Resolver()
export class OutlookResolver {
  @Query(() => FilingOutlookPayload, { description: 'For a player of the stage: until when and how to appeal.' })
  async filingOutlook(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('stage', () => ID, { description: 'Where it was played.' }) stage: string,
    @Arg('ruling', () => ID, { nullable: true, description: 'The ruling that would be contested.' }) ruling?: string,
    @Arg('slot', () => String, { nullable: true, description: 'The place that would be contested.' }) slot?: string,
  ): Promise<FilingOutlookPayload> {
    const about = {
      stageId: unwrap(fromGlobalId('Stage', stage, 'stage')),
      ...(ruling ? { rulingId: unwrap(fromGlobalId('Ruling', ruling, 'ruling')) } : {}),
      ...(slot ? { slot } : {}),
    }
    return toPayload(await filingOutlook(deps, viewer, about), value => ({ outlook: toOutlook(value) }))
  }
}

@Resolver(() => FilingOutlookType)
export class FilingOutlookResolver {
  @FieldResolver(() => AppealType, {
    nullable: true,
    description: 'The viewer’s own draft or case about the same thing.',
  })
  async existing(
    @Ctx() ctx: RequestContext,
    @Root() { existingId }: FilingOutlookType,
  ): Promise<AppealType | undefined> {
    return existingId === undefined ? undefined : appealById(ctx, existingId)
  }
}
