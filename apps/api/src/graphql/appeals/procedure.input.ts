import { ok } from '@paiji/rules'
import { Field, ID, InputType } from 'type-graphql'
import type { ChooseProcedureInput } from '../../domain/appeals/choose-procedure.js'
import { fromGlobalId } from '../../domain/shared/global-id.js'
import type { Outcome } from '../../base/problem.js'
import { SportEnum } from '../shared/enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { OneOfInput } from '../shared/one-of-input.js'
import { JSONObject } from '../shared/scalars.js'

@OneOfInput('ProcedurePlaceInput', { description: 'Where a procedure is chosen for.' })
export class ProcedurePlaceInputType {
  @Field(() => ID, { nullable: true, description: 'One event.' })
  event?: string

  @Field(() => ID, { nullable: true, description: 'An organisation, for all of its events.' })
  organisation?: string
}

@InputType('ChooseProcedureInput', { description: 'By which procedure appeals are brought from now on.' })
export class ChooseProcedureInputType extends KeyedInput {
  @Field(() => ProcedurePlaceInputType, { description: 'Where.' })
  place!: ProcedurePlaceInputType

  @Field(() => SportEnum, { nullable: true, description: 'For an organisation: one sport; null for all of them.' })
  sport?: string

  @Field(() => String, { description: 'The id of a procedure: bridge/laws-2017.' })
  procedure!: string

  @Field(() => JSONObject, {
    nullable: true,
    description:
      'What the regulations set themselves: `windows` (of each clock an amount and a unit), `deposit` (amount, currency), `committee`, `publication`; null to take the procedure as it stands.',
  })
  overrides?: Record<string, unknown>

  @Field(() => String, { description: 'Why, for the record.' })
  reason!: string
}

const readWhere = ({ event, organisation }: ProcedurePlaceInputType): Outcome<ChooseProcedureInput['where']> => {
  if (event) {
    const id = fromGlobalId('Event', event, 'place.event')
    return id.ok ? ok({ eventId: id.value }) : id
  }
  const id = fromGlobalId('Organisation', organisation ?? '', 'place.organisation')
  return id.ok ? ok({ organisationId: id.value }) : id
}

/** The choice as the use case takes it, ids in their stored form. Problems: ID_NOT_READABLE. */
export const readChoice = (input: ChooseProcedureInputType): Outcome<ChooseProcedureInput> => {
  const where = readWhere(input.place)
  if (!where.ok) return where
  const { sport, procedure, overrides, reason, idempotencyKey } = input
  return ok({
    where: where.value,
    sport: sport ?? '*',
    procedureId: procedure,
    overrides: overrides ?? {},
    reason,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })
}
