import { defaultEdition, editionOf, type RulesEdition, sports } from '@paiji/rules'
import { Field, ID, ObjectType } from 'type-graphql'
import { BilingualType } from '../shared/bilingual.type.js'
import { SportEnum } from '../shared/enums.js'
import { LocalDate } from '../shared/scalars.js'
import { SettingDescriptionType, toSetting } from './setting.type.js'

@ObjectType('RulesEdition', { simpleResolvers: true, description: 'One edition of a rulebook.' })
export class RulesEditionType {
  @Field(() => ID, { description: 'The sport and the edition, e.g. bridge/laws-2017.' })
  id!: string

  @Field(() => SportEnum, { description: 'The sport it rules.' })
  sport!: string

  @Field(() => BilingualType, { description: 'Who issued it.' })
  issuer!: BilingualType

  @Field(() => BilingualType, { description: 'Its title.' })
  title!: BilingualType

  @Field(() => LocalDate, { description: 'The day it took effect.' })
  effectiveFrom!: string

  @Field(() => Boolean, { description: 'Events of its sport are held under it unless told otherwise.' })
  usual!: boolean

  @Field(() => String, { nullable: true, description: 'The edition it inherits from.' })
  basedOn?: string

  @Field(() => [SettingDescriptionType], { description: 'Every setting that a stage under this edition may have.' })
  settings!: SettingDescriptionType[]
}

const isUsual = (id: string): boolean => sports.some(sport => defaultEdition(sport).id === id)

export const toEdition = ({ id, meta, settings }: RulesEdition): RulesEditionType => ({
  id,
  sport: id.split('/')[0] ?? '',
  issuer: meta.issuer,
  title: meta.title,
  effectiveFrom: meta.effectiveFrom,
  usual: isUsual(id),
  basedOn: meta.basedOn,
  settings: settings.map(toSetting),
})

/** An event's edition is checked when the event is made, so it is known. */
export const editionById = (id: string): RulesEditionType => {
  const edition = editionOf(id)
  if (!edition) throw new Error(`unknown edition ${id}`)
  return toEdition(edition)
}
