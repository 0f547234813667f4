import { Field, Int, ObjectType } from 'type-graphql'
import { ProblemType } from '../shared/problem.type.js'
import { OrganisationType } from './organisation.type.js'
import { PersonType } from './person.type.js'

@ObjectType('ChangedPersonPayload', { description: 'The person as the change left them, or what is wrong with it.' })
export class ChangedPersonPayload {
  @Field(() => PersonType, { nullable: true, description: 'The person as they now are.' })
  person?: PersonType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@ObjectType('ChangedOrganisationPayload', { description: 'The body as the change left it, or what is wrong with it.' })
export class ChangedOrganisationPayload {
  @Field(() => OrganisationType, { nullable: true, description: 'The body as it now is.' })
  organisation?: OrganisationType

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@ObjectType('RenewMembershipsPayload', { description: 'How many memberships were renewed.' })
export class RenewMembershipsPayload {
  @Field(() => Int, { nullable: true, description: 'How many.' })
  renewed?: number

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}

@ObjectType('DeclareIssuerPayload', { description: 'The issuer as declared.' })
export class DeclareIssuerPayload {
  @Field(() => String, { nullable: true, description: 'Its code.' })
  code?: string

  @Field(() => [ProblemType], { description: 'What is wrong; empty when it was done.' })
  problems!: ProblemType[]
}
