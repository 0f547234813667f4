import { editionOf, type RulesEdition } from '@paiji/rules'
import { Field, ID, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import { LocalDate } from '../shared/scalars.js'

@ObjectType('RulesEdition', { simpleResolvers: true })
export class RulesEditionType {
  @Field(() => ID)
  id!: string

  @Field(() => String)
  sport!: string

  @Field(() => BilingualType)
  issuer!: BilingualType

  @Field(() => BilingualType)
  title!: BilingualType

  @Field(() => LocalDate)
  effectiveFrom!: string

  @Field(() => String, { nullable: true })
  basedOn?: string
}

export const toEdition = ({ id, meta }: RulesEdition): RulesEditionType => ({
  id,
  sport: id.split('/')[0] ?? '',
  issuer: meta.issuer,
  title: meta.title,
  effectiveFrom: meta.effectiveFrom,
  basedOn: meta.basedOn,
})

/** An event's edition is checked when the event is made, so it is known. */
export const editionById = (id: string): RulesEditionType => {
  const edition = editionOf(id)
  if (!edition) throw new Error(`unknown edition ${id}`)
  return toEdition(edition)
}
