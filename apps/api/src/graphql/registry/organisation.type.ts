import { Field, ObjectType } from 'type-graphql'
import type { OrganisationRow } from '../../domain/registry/organisations.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'
import { OrganisationKindEnum } from './registry.enums.js'

@ObjectType('Organisation', {
  implements: NodeInterface,
  description: 'A body of the tree: a federation, an association or a club.',
})
export class OrganisationType extends NodeInterface {
  row!: OrganisationRow

  @Field(() => String, { description: 'Names the body in addresses and as an issuer of numbers; unique.' })
  code!: string

  @Field(() => OrganisationKindEnum, { description: 'Its rank in the tree.' })
  kind!: OrganisationRow['kind']

  @Field(() => BilingualType, { description: 'Its name in both languages.' })
  name!: BilingualType

  @Field(() => String, { description: 'An IANA name; days of the body begin and end by it.' })
  timeZone!: string
}

export const OrganisationConnectionType = connectionOf(OrganisationType, 'Organisation')

export const toOrganisation = (row: OrganisationRow): OrganisationType => ({
  row,
  id: toGlobalId('Organisation', row.id),
  code: row.code,
  kind: row.kind,
  name: { zh: row.nameZh, en: row.nameEn },
  timeZone: row.timeZone,
})
