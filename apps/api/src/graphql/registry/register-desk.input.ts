import { Field, ID, InputType, Int } from 'type-graphql'
import type * as words from '../../domain/registry/vocabulary.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { GuardianRelationEnum, IssuerVisibilityEnum } from './register-desk.enums.js'
import type { PersonRow } from '../../domain/registry/people.repo.js'
import { GenderEnum, PersonStatusEnum } from './registry.enums.js'

@InputType('ChangePersonInput', { description: 'Birth, gender and standing of a person as they ought to be.' })
export class ChangePersonInputType {
  @Field(() => ID, { description: 'Whom.' })
  person!: string

  @Field(() => GenderEnum, { description: 'As the register states it.' })
  gender!: PersonRow['gender']

  @Field(() => String, { nullable: true, description: 'A day like 2026-11-21; null when it is not known.' })
  birthDate?: string | null

  @Field(() => PersonStatusEnum, { description: 'Whether the person still plays.' })
  status!: PersonRow['status']

  @Field(() => String, { nullable: true, description: 'The day of death, where known; only of somebody deceased.' })
  deceasedOn?: string | null

  @Field(() => String, { description: 'By what it is known.' })
  reason!: string
}

@InputType('SetPrivacyInput', { description: 'What the public may see of a person.' })
export class SetPrivacyInputType {
  @Field(() => ID, { description: 'Whose record.' })
  person!: string

  @Field(() => Boolean, { description: 'Hide the year of birth.' })
  hideBirthYear!: boolean

  @Field(() => Boolean, { description: 'Hide the club.' })
  hideClub!: boolean

  @Field(() => Boolean, { description: 'Hide the gender.' })
  hideGender!: boolean

  @Field(() => Boolean, { nullable: true, description: 'Hide the photo; as before unless told.' })
  hidePhoto?: boolean
}

@InputType('EndAffiliationInput', { description: 'An affiliation or a membership that ends.' })
export class EndAffiliationInputType {
  @Field(() => ID, { description: 'Which one.' })
  affiliation!: string

  @Field(() => String, { description: 'The first day on which it no longer holds; its first day takes it out.' })
  on!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('RenewMembershipsInput', { description: 'Memberships of one body, renewed together.' })
export class RenewMembershipsInputType {
  @Field(() => ID, { description: 'The body.' })
  organisation!: string

  @Field(() => [ID], { description: 'The members.' })
  people!: string[]

  @Field(() => String, { description: 'The first day on which the renewed memberships no longer hold.' })
  until!: string
}

@InputType('RecordGuardianInput', { description: 'Who answers for somebody under age.' })
export class RecordGuardianInputType extends KeyedInput {
  @Field(() => ID, { description: 'The minor.' })
  person!: string

  @Field(() => String, { description: 'The guardian’s name.' })
  name!: string

  @Field(() => GuardianRelationEnum, { description: 'What the guardian is to the person.' })
  relation!: words.GuardianRelation

  @Field(() => String, { description: 'A telephone number or an address.' })
  contact!: string
}

@InputType('EndGuardianInput', { description: 'A guardian to be taken off.' })
export class EndGuardianInputType {
  @Field(() => ID, { description: 'Which one.' })
  guardian!: string
}

@InputType('DeclareIssuerInput', { description: 'A body that gives people numbers.' })
export class DeclareIssuerInputType {
  @Field(() => String, { description: 'How its numbers are filed, e.g. WBF.' })
  code!: string

  @Field(() => String, { description: 'Its Chinese name.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its English name; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => IssuerVisibilityEnum, { description: 'Who sees its numbers.' })
  visibility!: words.IssuerVisibility
}

@InputType('RemoveIdentifierInput', { description: 'A number that does not belong to the person.' })
export class RemoveIdentifierInputType {
  @Field(() => ID, { description: 'Which number.' })
  identifier!: string

  @Field(() => String, { description: 'Why.' })
  reason!: string
}

@InputType('DeclareDistinctInput', { description: 'Two records that look alike and are two people.' })
export class DeclareDistinctInputType {
  @Field(() => ID, { description: 'One of them.' })
  a!: string

  @Field(() => ID, { description: 'The other.' })
  b!: string

  @Field(() => String, { description: 'By what it is known.' })
  reason!: string
}

@InputType('ChangeOrganisationInput', { description: 'A body as it ought to be.' })
export class ChangeOrganisationInputType {
  @Field(() => ID, { description: 'Which body.' })
  organisation!: string

  @Field(() => String, { description: 'Its Chinese name.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its English name; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => ID, { nullable: true, description: 'The body above; as it is where none is given.' })
  parent?: string | null

  @Field(() => String, { description: 'An IANA name.' })
  timeZone!: string

  @Field(() => String, { nullable: true, description: 'Where it works: a province, a city.' })
  region?: string | null

  @Field(() => String, { nullable: true, description: 'Where it plays.' })
  venue?: string | null

  @Field(() => String, { nullable: true, description: 'Who answers for it to the public.' })
  contactName?: string | null

  @Field(() => String, { nullable: true, description: 'Its e-mail address.' })
  contactEmail?: string | null

  @Field(() => String, { nullable: true, description: 'Its telephone number.' })
  contactPhone?: string | null

  @Field(() => String, { nullable: true, description: 'Its own pages.' })
  website?: string | null

  @Field(() => Int, { nullable: true, description: 'Of a federation: days a transfer waits.' })
  transferWaitingDays?: number | null

  @Field(() => Int, { nullable: true, description: 'Of a federation: days in which a transfer may be objected to.' })
  transferObjectionDays?: number | null
}
