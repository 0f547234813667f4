import { Field, ID, InputType } from 'type-graphql'
import type { OrganisationKind } from '../../domain/registry/create-organisation.js'
import type { NameRow, PersonRow, SpellRow } from '../../domain/registry/people.repo.js'
import { SportEnum } from '../shared/enums.js'
import { KeyedInput } from '../shared/keyed.input.js'
import { LocalDate } from '../shared/scalars.js'
import { AffiliationKindEnum, GenderEnum, NameScriptEnum, OrganisationKindEnum } from './registry.enums.js'

@InputType('CreateOrganisationInput', { description: 'A body to be founded.' })
export class CreateOrganisationInputType extends KeyedInput {
  @Field(() => String, { description: 'Letters, digits, dots, hyphens and underscores; unique.' })
  code!: string

  @Field(() => OrganisationKindEnum, { description: 'Its rank in the tree.' })
  kind!: OrganisationKind

  @Field(() => String, { description: 'Its Chinese name.' })
  nameZh!: string

  @Field(() => String, {
    nullable: true,
    description: 'Its English name; the Chinese one stands in its place where none is given.',
  })
  nameEn?: string

  @Field(() => ID, { nullable: true, description: 'The body above; only a federation has none.' })
  parent?: string | null

  @Field(() => String, { nullable: true, description: "An IANA name; the parent's where none is given." })
  timeZone?: string | null
}

@InputType('PersonNameInput', { description: 'A name in one script.' })
export class PersonNameInputType {
  @Field(() => NameScriptEnum, { description: 'What it is written in.' })
  script!: NameRow['script']

  @Field(() => String, { description: 'The family name.' })
  family!: string

  @Field(() => String, { description: 'The given name.' })
  given!: string

  @Field(() => String, { description: 'As printed in this script, in its own order.' })
  display!: string
}

@InputType('PersonIdentifierInput', { description: 'A number that another body gave the person.' })
export class PersonIdentifierInputType {
  @Field(() => String, { description: 'Code of the body that gave the number.' })
  issuer!: string

  @Field(() => String, { description: 'The number as its issuer writes it.' })
  value!: string
}

@InputType('RegisterPersonInput', { description: 'A person new to the register.' })
export class RegisterPersonInputType extends KeyedInput {
  @Field(() => ID, { description: 'The body that registers the person, and whose member the person becomes.' })
  organisation!: string

  @Field(() => [PersonNameInputType], { description: 'At least one name, in any script.' })
  names!: PersonNameInputType[]

  @Field(() => GenderEnum, { nullable: true, description: 'Unstated where none is given.' })
  gender?: PersonRow['gender'] | null

  @Field(() => LocalDate, { nullable: true, description: 'The day of birth.' })
  birthDate?: string | null

  @Field(() => [PersonIdentifierInputType], { nullable: true, description: 'Numbers of other bodies.' })
  identifiers?: PersonIdentifierInputType[] | null

  @Field(() => Boolean, { nullable: true, description: 'Those who resemble the person have been looked at.' })
  surelyNew?: boolean | null
}

@InputType('RenamePersonInput', { description: 'Another name of a person.' })
export class RenamePersonInputType extends KeyedInput {
  @Field(() => ID, { description: 'Whose name it is.' })
  person!: string

  @Field(() => PersonNameInputType, { description: 'The name; it supersedes the one in its script.' })
  name!: PersonNameInputType

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day the new name took effect; absent when the old one was written wrongly.',
  })
  since?: string | null
}

@InputType('AffiliatePersonInput', { description: 'Whom a person plays for or belongs to, from a day on.' })
export class AffiliatePersonInputType extends KeyedInput {
  @Field(() => ID, { description: 'Who plays or belongs.' })
  person!: string

  @Field(() => ID, { description: 'The body.' })
  organisation!: string

  @Field(() => AffiliationKindEnum, { description: 'Plays for the body, or belongs to it.' })
  kind!: SpellRow['kind']

  @Field(() => SportEnum, { nullable: true, description: 'One sport; all of them where none is given.' })
  sport?: string | null

  @Field(() => LocalDate, { description: 'The first day on which it holds.' })
  from!: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it no longer holds.' })
  until?: string | null
}

@InputType('AddIdentifierInput', { description: 'A number that another body gave a person.' })
export class AddIdentifierInputType extends KeyedInput {
  @Field(() => ID, { description: 'Whose number it is.' })
  person!: string

  @Field(() => String, { description: 'Code of the body that gave the number.' })
  issuer!: string

  @Field(() => String, { description: 'The number as its issuer writes it.' })
  value!: string
}

@InputType('MergePeopleInput', { description: 'Two records that are one person.' })
export class MergePeopleInputType extends KeyedInput {
  @Field(() => ID, { description: 'The record that gives way.' })
  from!: string

  @Field(() => ID, { description: 'The record that stays.' })
  into!: string

  @Field(() => String, { description: 'Why they are one person.' })
  reason!: string
}

@InputType('UndoMergeInput', { description: 'A merge to be taken back.' })
export class UndoMergeInputType {
  @Field(() => ID, { description: 'The merge.' })
  merge!: string
}
