import { Field, ObjectType } from 'type-graphql'
import { ProblemType } from '../shared/problem.type.js'
import { OrganisationType } from './organisation.type.js'
import { PersonType } from './person.type.js'
import { PersonMergeType } from './person-merge.type.js'

@ObjectType('CreateOrganisationPayload')
export class CreateOrganisationPayload {
  @Field(() => OrganisationType, { nullable: true })
  organisation?: OrganisationType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@ObjectType()
abstract class PersonPayload {
  @Field(() => PersonType, { nullable: true })
  person?: PersonType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@ObjectType('RegisterPersonPayload')
export class RegisterPersonPayload extends PersonPayload {}

@ObjectType('RenamePersonPayload')
export class RenamePersonPayload extends PersonPayload {}

@ObjectType('AffiliatePersonPayload')
export class AffiliatePersonPayload extends PersonPayload {}

@ObjectType('AddIdentifierPayload')
export class AddIdentifierPayload extends PersonPayload {}

@ObjectType()
abstract class MergePayload {
  @Field(() => PersonMergeType, { nullable: true })
  merge?: PersonMergeType

  @Field(() => [ProblemType])
  problems!: ProblemType[]
}

@ObjectType('MergePeoplePayload')
export class MergePeoplePayload extends MergePayload {}

@ObjectType('UndoMergePayload')
export class UndoMergePayload extends MergePayload {}
