import { ok } from '@paiji/rules'
import { Field, ID, InputType } from 'type-graphql'
import type { ChooseProcedureInput } from '../../domain/appeals/choose-procedure.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import { fail, type Outcome } from '../../base/problem.js'
import { fromJsonText } from '../../sports/json-sheet.js'

@InputType('ChooseProcedureInput')
export class ChooseProcedureInputType {
  @Field(() => ID, { nullable: true, description: 'Either an event or an organisation.' })
  event?: string

  @Field(() => ID, { nullable: true })
  organisation?: string

  @Field(() => String, { defaultValue: '*', description: 'For an organisation: one sport, or * for all of them.' })
  sport!: string

  @Field(() => String, { description: 'The id of a procedure, e.g. bridge/laws-2017.' })
  procedure!: string

  @Field(() => String, { defaultValue: '{}', description: 'JSON text: windows, deposit, committee, publication …' })
  overrides!: string

  @Field(() => String)
  reason!: string

  @Field(() => String, { nullable: true })
  idempotencyKey?: string
}

const readWhere = ({ event, organisation }: ChooseProcedureInputType): Outcome<ChooseProcedureInput['where']> => {
  if (event) {
    const id = fromGlobalId('Event', event, 'event')
    return id.ok ? ok({ eventId: id.value }) : id
  }
  if (!organisation) return fail('VALUE_REFUSED', {}, { path: 'organisation' })
  const id = fromGlobalId('Organisation', organisation, 'organisation')
  return id.ok ? ok({ organisationId: id.value }) : id
}

export const readChoice = (input: ChooseProcedureInputType): Outcome<ChooseProcedureInput> => {
  const where = readWhere(input)
  if (!where.ok) return where
  const overrides = fromJsonText(input.overrides)
  if (!overrides.ok) return overrides
  const { sport, procedure, reason, idempotencyKey } = input
  return ok({
    where: where.value,
    sport,
    procedureId: procedure,
    overrides: overrides.value,
    reason,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
}
