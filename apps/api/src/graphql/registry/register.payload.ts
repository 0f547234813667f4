import { Field, ObjectType } from 'type-graphql'
import { ProblemsPayload } from '../shared/problems.payload.js'
import { OrganisationType } from './organisation.type.js'
import { PersonType } from './person.type.js'
import { PersonMergeType } from './person-merge.type.js'

@ObjectType('CreateOrganisationPayload', { description: 'What founding a body answers.' })
export class CreateOrganisationPayload extends ProblemsPayload {
  @Field(() => OrganisationType, { nullable: true, description: 'The body that was founded.' })
  organisation?: OrganisationType
}

@ObjectType()
abstract class PersonPayload extends ProblemsPayload {
  @Field(() => PersonType, { nullable: true, description: 'The person as the register now has it.' })
  person?: PersonType
}

@ObjectType('RegisterPersonPayload', { description: 'What registering a person answers.' })
export class RegisterPersonPayload extends PersonPayload {}

@ObjectType('RenamePersonPayload', { description: 'What recording a name answers.' })
export class RenamePersonPayload extends PersonPayload {}

@ObjectType('AffiliatePersonPayload', { description: 'What recording an affiliation or a membership answers.' })
export class AffiliatePersonPayload extends PersonPayload {}

@ObjectType('AddIdentifierPayload', { description: 'What recording a number of another body answers.' })
export class AddIdentifierPayload extends PersonPayload {}

@ObjectType()
abstract class MergePayload extends ProblemsPayload {
  @Field(() => PersonMergeType, { nullable: true, description: 'The merge as it now stands.' })
  merge?: PersonMergeType
}

@ObjectType('MergePeoplePayload', { description: 'What a merge answers.' })
export class MergePeoplePayload extends MergePayload {}

@ObjectType('UndoMergePayload', { description: 'What taking a merge back answers.' })
export class UndoMergePayload extends MergePayload {}
