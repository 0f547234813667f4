import { Field, ID, ObjectType } from 'type-graphql'
import type * as words from '../../domain/registry/vocabulary.js'
import type { PersonRow, SpellRow } from '../../domain/registry/people.repo.js'
import { PermissionType } from '../shared/permission.type.js'
import { LocalDate } from '../shared/scalars.js'
import { GuardianRelationEnum } from './register-desk.enums.js'
import { type OneSport, SportEnum } from '../shared/enums.js'
import { AffiliationKindEnum } from './registry.enums.js'
import { BroughtInType } from '../shared/brought-in.type.js'

@ObjectType('PersonPrivacy', { simpleResolvers: true, description: 'What a person lets the public see.' })
export class PersonPrivacyType {
  @Field(() => Boolean, { description: 'The public does not see the year of birth.' })
  hideBirthYear!: boolean

  @Field(() => Boolean, { description: 'The public does not see the club.' })
  hideClub!: boolean

  @Field(() => Boolean, { description: 'The public does not see the gender.' })
  hideGender!: boolean

  @Field(() => Boolean, { description: 'The public does not see the photo.' })
  hidePhoto!: boolean
}

@ObjectType('Guardian', { simpleResolvers: true, description: 'Who answers for somebody under age.' })
export class GuardianType {
  @Field(() => ID, { description: 'To take the guardian off again.' })
  id!: string

  @Field(() => String, { description: 'The name as written.' })
  name!: string

  @Field(() => GuardianRelationEnum, { description: 'What the guardian is to the person.' })
  relation!: words.GuardianRelation

  @Field(() => String, { description: 'How the guardian is reached.' })
  contact!: string
}

@ObjectType('PersonOfficePermissions', { simpleResolvers: true, description: 'What the viewer may do in the office.' })
export class PersonOfficePermissionsType {
  personId!: string

  @Field(() => PermissionType, { description: 'Names, birth, numbers, belonging: to keep the record.' })
  canKeep!: PermissionType

  @Field(() => PermissionType, { description: 'To say what the public may see.' })
  canSetPrivacy!: PermissionType

  @Field(() => PermissionType, { description: 'To declare this record and another one person, and take that back.' })
  canMerge!: PermissionType

  @Field(() => PermissionType, {
    description: 'To record a membership of a body of the viewer, or ask for a transfer.',
  })
  canEnrol!: PermissionType

  @Field(() => PermissionType, { description: 'To receive everything held about the person.' })
  canExport!: PermissionType

  @Field(() => PermissionType, { description: 'To ask that the person be forgotten.' })
  canRequestErasure!: PermissionType
}

@ObjectType('OfficeIdentifier', { simpleResolvers: true, description: 'A number of another body, with who sees it.' })
export class OfficeIdentifierType {
  @Field(() => ID, { description: 'To take the number off again.' })
  id!: string

  @Field(() => String, { description: 'Code of the body that gave the number.' })
  issuer!: string

  @Field(() => String, { description: 'The number as its issuer writes it.' })
  value!: string

  @Field(() => Boolean, { description: 'Whether the issuer is declared public.' })
  public!: boolean

  @Field(() => BroughtInType, {
    nullable: true,
    description: 'Where it was brought in from; none where it was entered here.',
  })
  broughtIn?: BroughtInType | undefined
}

@ObjectType('OfficeAffiliation', { description: 'A club or a membership, with what the office needs to end it.' })
export class OfficeAffiliationType {
  organisationId!: string
  row!: SpellRow

  @Field(() => ID, { description: 'To end it.' })
  id!: string

  @Field(() => AffiliationKindEnum, { description: 'What it is.' })
  kind!: SpellRow['kind']

  @Field(() => SportEnum, { nullable: true, description: 'The sport it is for; null: all of them.' })
  sport!: OneSport | null

  @Field(() => LocalDate, { nullable: true, description: 'The first day.' })
  validFrom?: string

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it no longer holds.' })
  validUntil?: string

  @Field(() => Boolean, { description: 'Whether it holds today.' })
  current!: boolean

  @Field(() => Boolean, { description: 'Whether it has ended by its own time.' })
  lapsed!: boolean
}

@ObjectType('PersonOffice', {
  description: 'What only the person and those who keep the register see of somebody.',
})
export class PersonOfficeType {
  row!: PersonRow

  @Field(() => LocalDate, { nullable: true, description: 'The day of birth; null when it is not known.' })
  birthDate?: string | null

  @Field(() => LocalDate, { nullable: true, description: 'The day of death of somebody deceased, where known.' })
  deceasedOn?: string | null

  @Field(() => Boolean, { description: 'Under eighteen today.' })
  minor!: boolean
}
