import { Field, ID, InputType, ObjectType } from 'type-graphql'
import type { EventFigures } from '../../domain/closing/figures-of-event.js'
import { ExplanationType, toExplanation } from '../shared/explanation.type.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { PermissionType, toPermission } from '../shared/permission.type.js'
import { ProblemType, toProblem } from '../shared/problem.type.js'
import { ProblemsPayload } from '../shared/problems.payload.js'

@ObjectType('AwardFigures', {
  simpleResolvers: true,
  description: 'What an event’s award policy needs to be told, and what it has been told.',
})
export class AwardFiguresType {
  @Field(() => Boolean, { description: 'The policy takes its base from the event’s licence.' })
  usesBase!: boolean

  @Field(() => Boolean, { description: 'The policy counts the strength of the field.' })
  usesStrength!: boolean

  @Field(() => String, { nullable: true, description: 'As stated, in points.' })
  base?: string | null

  @Field(() => String, { nullable: true, description: 'As stated; a list in print on the first day goes before it.' })
  strength?: string | null

  @Field(() => ExplanationType, {
    nullable: true,
    description: 'The strength the points are or would be computed with, and where it comes from.',
  })
  strengthNow?: ExplanationType | undefined

  @Field(() => Boolean, { description: 'Points have been given: a change takes a reason and a second person.' })
  awarded!: boolean

  @Field(() => [ProblemType], { description: 'What giving the points would fail for.' })
  missing!: ProblemType[]

  @Field(() => PermissionType, { description: 'Whether the viewer may state figures, and why not.' })
  canState!: PermissionType
}

@InputType('StateAwardFiguresInput', {
  description: 'Figures of an event that its awards need and nothing else tells.',
})
export class StateAwardFiguresInputType extends KeyedInput {
  @Field(() => ID, { description: 'The event.' })
  event!: string

  @Field(() => String, { nullable: true, description: 'A decimal number or a fraction, in points.' })
  base?: string | null

  @Field(() => String, { nullable: true, description: 'A decimal number or a fraction in the policy’s measure.' })
  strength?: string | null

  @Field(() => String, { nullable: true, description: 'Needed once points have been given.' })
  reason?: string | null
}

@ObjectType('StateAwardFiguresPayload', { description: 'The figures as stated.' })
export class StateAwardFiguresPayload extends ProblemsPayload {
  @Field(() => AwardFiguresType, { description: 'All figures of the event.', nullable: true })
  figures?: AwardFiguresType

  @Field(() => Boolean, { nullable: true, description: 'Points were taken back and given anew.' })
  awardedAgain?: boolean
}

export const toAwardFigures = ({
  needed,
  stated,
  strength,
  awarded,
  missing,
  permission,
}: EventFigures): AwardFiguresType => ({
  usesBase: needed.base,
  usesStrength: needed.strength,
  base: stated?.base ?? null,
  strength: stated?.strength ?? null,
  strengthNow: strength && toExplanation(strength.because),
  awarded,
  missing: missing.map(toProblem),
  canState: toPermission(permission),
})
