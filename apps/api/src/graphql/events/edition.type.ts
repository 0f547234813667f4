import { editionOf, type RulesEdition } from '@paiji/rules'
import { Field, ID, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import { LocalDate } from '../shared/scalars.js'
import { SettingDescriptionType, toSetting } from './setting.type.js'

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

  @Field(() => [SettingDescriptionType], { description: 'Every setting that a stage under this edition may have.' })
  settings!: SettingDescriptionType[]
}

export const toEdition = ({ id, meta, settings }: RulesEdition): RulesEditionType => ({
  id,
  sport: id.split('/')[0] ?? '',
  issuer: meta.issuer,
  title: meta.title,
  effectiveFrom: meta.effectiveFrom,
  basedOn: meta.basedOn,
  settings: settings.map(toSetting),
})

/** An event's edition is checked when the event is made, so it is known. */
export const editionById = (id: string): RulesEditionType => {
  const edition = editionOf(id)
  if (!edition) throw new Error(`unknown edition ${id}`)
  return toEdition(edition)
}
