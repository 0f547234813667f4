import { type SheetField, sportOf } from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import type { StageRow } from '../../domain/events/events.repo.js'
import { toGlobalId } from '../../domain/shared/global-id.js'
import { SheetFieldKindEnum } from './events.enums.js'
import { BilingualType } from '../shared/bilingual.type.js'
import { NodeInterface } from '../shared/node.type.js'
import { DateTime, JSONObject } from '../shared/scalars.js'

@ObjectType('SheetField', { description: "A field of the sheet's form.", simpleResolvers: true })
export class SheetFieldType {
  @Field(() => SheetFieldKindEnum, { description: 'What is entered.' })
  kind!: SheetField['kind']

  @Field(() => String, { description: "The field's name within the sheet." })
  name!: string

  @Field(() => [String], { description: 'What may be chosen.', nullable: true })
  options?: readonly string[]

  @Field(() => Int, { description: 'The smallest number.', nullable: true })
  min?: number

  @Field(() => Int, { description: 'The largest number.', nullable: true })
  max?: number

  @Field(() => Boolean, { description: 'Whether it may be left out.' })
  optional!: boolean

  @Field(() => String, { description: 'What the text must look like.', nullable: true })
  pattern?: string
}

@ObjectType('Stage', {
  description: 'A part of an event with its own field, format and standings.',
  implements: NodeInterface,
})
export class StageType extends NodeInterface {
  row!: StageRow

  @Field(() => Int, { description: 'Which stage of the event, from 1.' })
  ordinal!: number

  @Field(() => BilingualType, { description: 'The name in both languages.' })
  name!: BilingualType

  @Field(() => String, { description: 'The format of play.' })
  format!: string

  @Field(() => Int)
  version!: number

  @Field(() => JSONObject, {
    nullable: true,
    description: 'How its rounds are made, by the keys of planSettings; absent where rounds are laid out by hand.',
  })
  plan?: Readonly<Record<string, unknown>> | null

  @Field(() => DateTime, { nullable: true, description: 'Ended by the director before its plan was played out.' })
  endedAt?: Date | null

  @Field(() => String, { description: 'Why it was ended.', nullable: true })
  endReason?: string | null

  @Field(() => JSONObject, {
    description: 'The conditions of contest as stored, by the keys that the settings of the edition describe.',
  })
  settings!: Readonly<Record<string, unknown>>

  @Field(() => String, {
    nullable: true,
    description: 'The named arithmetic profile, if one is chosen.',
  })
  profile?: string | null
}

/** The profile by its name, or by that of the program it begins with. */
const profileOf = ({ profile }: Record<string, unknown>): string | null => {
  const name = typeof profile === 'object' && profile !== null ? (profile as { program?: unknown }).program : profile
  return typeof name === 'string' ? name : null
}

export const toStage = (row: StageRow): StageType => ({
  row,
  id: toGlobalId('Stage', row.id),
  ordinal: row.ordinal,
  name: { zh: row.nameZh, en: row.nameEn },
  format: row.format,
  version: row.version,
  plan: row.plan,
  endedAt: row.endedAt,
  endReason: row.endReason,
  settings: row.settings,
  profile: profileOf(row.settings),
})

export const profilesOf = (sport: string): readonly string[] => sportOf(sport)?.profiles?.ids ?? []

export const toSheetField = (field: SheetField): SheetFieldType => ({
  kind: field.kind,
  name: field.name,
  optional: 'optional' in field ? (field.optional ?? false) : false,
  ...('options' in field ? { options: field.options } : {}),
  ...('min' in field ? { min: field.min, max: field.max } : {}),
  ...('pattern' in field ? { pattern: field.pattern } : {}),
})
