import { Field, ObjectType } from 'type-graphql'
import type { OrganisationRow } from '../../domain/registry/organisations.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { connectionOf } from '../shared/page.type.js'

@ObjectType('Organisation', { implements: NodeInterface })
export class OrganisationType extends NodeInterface {
  row!: OrganisationRow

  @Field(() => String)
  code!: string

  @Field(() => String)
  kind!: string

  @Field(() => BilingualType)
  name!: BilingualType

  @Field(() => String)
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
