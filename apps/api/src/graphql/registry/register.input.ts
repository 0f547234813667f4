import { Field, ID, InputType } from 'type-graphql'

@InputType('CreateOrganisationInput')
export class CreateOrganisationInputType {
  @Field(() => String, { description: 'Letters, digits, dots, hyphens and underscores.' })
  code!: string

  @Field(() => String, { description: 'federation, association or club.' })
  kind!: string

  @Field(() => String)
  nameZh!: string

  @Field(() => String)
  nameEn!: string

  @Field(() => ID, { nullable: true, description: 'The body above; only a federation has none.' })
  parent?: string | null

  @Field(() => String, { nullable: true, description: "An IANA name; the parent's unless told." })
  timeZone?: string | null
}

@InputType('PersonNameInput')
export class PersonNameInputType {
  @Field(() => String, { description: 'Hans, Hant or Latn.' })
  script!: string

  @Field(() => String)
  family!: string

  @Field(() => String)
  given!: string

  @Field(() => String, { description: 'As printed in this script, in its own order.' })
  display!: string
}

@InputType('PersonIdentifierInput')
export class PersonIdentifierInputType {
  @Field(() => String, { description: 'Code of the body that gave the number.' })
  issuer!: string

  @Field(() => String)
  value!: string
}

@InputType('RegisterPersonInput')
export class RegisterPersonInputType {
  @Field(() => ID, { description: 'The body that registers the person, and whose member the person becomes.' })
  organisation!: string

  @Field(() => [PersonNameInputType])
  names!: PersonNameInputType[]

  @Field(() => String, { nullable: true, description: 'female, male or unstated.' })
  gender?: string | null

  @Field(() => String, { nullable: true, description: 'A day like 2026-11-21.' })
  birthDate?: string | null

  @Field(() => [PersonIdentifierInputType], { nullable: true })
  identifiers?: PersonIdentifierInputType[] | null

  @Field(() => Boolean, { nullable: true, description: 'Those who resemble the person have been looked at.' })
  surelyNew?: boolean | null
}

@InputType('RenamePersonInput')
export class RenamePersonInputType {
  @Field(() => ID)
  person!: string

  @Field(() => PersonNameInputType)
  name!: PersonNameInputType

  @Field(() => String, {
    nullable: true,
    description: 'The day the new name took effect; absent when the old one was written wrongly.',
  })
  since?: string | null
}

@InputType('AffiliatePersonInput')
export class AffiliatePersonInputType {
  @Field(() => ID)
  person!: string

  @Field(() => ID)
  organisation!: string

  @Field(() => String, { description: 'affiliation or membership.' })
  kind!: string

  @Field(() => String, { nullable: true, description: 'A sport; all of them unless told.' })
  sport?: string | null

  @Field(() => String, { description: 'A day like 2026-11-21.' })
  from!: string

  @Field(() => String, { nullable: true, description: 'The first day on which it no longer holds.' })
  until?: string | null
}

@InputType('AddIdentifierInput')
export class AddIdentifierInputType {
  @Field(() => ID)
  person!: string

  @Field(() => String, { description: 'Code of the body that gave the number.' })
  issuer!: string

  @Field(() => String)
  value!: string
}

@InputType('MergePeopleInput')
export class MergePeopleInputType {
  @Field(() => ID, { description: 'The record that gives way.' })
  from!: string

  @Field(() => ID)
  into!: string

  @Field(() => String)
  reason!: string
}

@InputType('UndoMergeInput')
export class UndoMergeInputType {
  @Field(() => ID)
  merge!: string
}
