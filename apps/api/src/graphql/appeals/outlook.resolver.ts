import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../context.js'
import { type FilingOutlook, filingOutlook } from '../../domain/appeals/filing-outlook.js'
import { fromGlobalId, toGlobalId } from '../../domain/shared/global-id.js'
import { ClauseType } from '../shared/clause.type.js'
import { toPayload, unwrap } from '../shared/errors.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { DateTime } from '../shared/scalars.js'
import { AppealDepositType, AppealProcedureType } from './case.type.js'

@ObjectType('OtherSignatory', { simpleResolvers: true, description: 'Somebody of the own side besides the filer.' })
class OtherSignatoryType {
  @Field(() => String)
  name!: string

  @Field(() => Boolean)
  captain!: boolean

  @Field(() => String, { description: 'What filing would ask: notNeeded, pending or deemed.' })
  concurrence!: string
}

@ObjectType('FilingOutlook', { simpleResolvers: true, description: 'What to know before an appeal is filed.' })
class FilingOutlookType {
  @Field(() => AppealProcedureType)
  procedure!: AppealProcedureType

  @Field(() => String)
  timeZone!: string

  @Field(() => DateTime, { nullable: true, description: 'None before its anchor has come.' })
  dueAt?: Date

  @Field(() => ClauseType, { nullable: true })
  clause?: ClauseType

  @Field(() => Boolean)
  late!: boolean

  @Field(() => String, { nullable: true, description: 'Who may give leave to file late; nobody where it is null.' })
  leaveBy?: string

  @Field(() => AppealDepositType, { nullable: true })
  deposit?: AppealDepositType

  @Field(() => String)
  capacity!: string

  @Field(() => [String], { description: 'In what capacities the procedure wants the appeal signed.' })
  signatures!: readonly string[]

  @Field(() => String)
  filer!: string

  @Field(() => [OtherSignatoryType])
  others!: readonly OtherSignatoryType[]

  @Field(() => ProblemType, { nullable: true, description: 'Why the viewer may not bring this matter.' })
  refused?: ProblemType

  @Field(() => ID, { nullable: true, description: 'The viewer’s own draft or case about the same thing.' })
  existing?: string

  @Field(() => String, { nullable: true })
  existingStatus?: string
}

@ObjectType('FilingOutlookPayload', { simpleResolvers: true })
class FilingOutlookPayload {
  @Field(() => FilingOutlookType, { nullable: true })
  outlook?: FilingOutlookType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

const toOutlook = (outlook: FilingOutlook): FilingOutlookType => {
  const { procedure, timeZone, window, late, deposit, capacity, filer, others, refused, existing } = outlook
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
    ...(refused ? { refused: toProblem(refused) } : {}),
    ...(existing ? { existing: toGlobalId('Appeal', existing.id), existingStatus: existing.status } : {}),
  }
}

@Resolver()
export class OutlookResolver {
  @Query(() => FilingOutlookPayload, { description: 'For a player of the stage: until when and how to appeal.' })
  async filingOutlook(
    @Ctx() { deps, viewer }: RequestContext,
    @Arg('stage', () => ID) stage: string,
    @Arg('ruling', () => ID, { nullable: true }) ruling?: string,
    @Arg('slot', () => String, { nullable: true }) slot?: string,
  ): Promise<FilingOutlookPayload> {
    const about = {
      stageId: unwrap(fromGlobalId('Stage', stage, 'stage')),
      ...(ruling ? { rulingId: unwrap(fromGlobalId('Ruling', ruling, 'ruling')) } : {}),
      ...(slot ? { slot } : {}),
    }
    return toPayload(await filingOutlook(deps, viewer, about), value => ({ outlook: toOutlook(value) }))
  }
}
