import {
  type WrittenSettings,
  type SettingCondition,
  type SettingDescription,
  type SettingOption,
  type SettingValue,
  settingsInForce,
} from '@paiji/rules'
import { Field, Int, ObjectType } from 'type-graphql'
import { SettingKindEnum, type StageConditionPart, StageConditionPartEnum } from './events.enums.js'
import { JSONValue } from '../shared/scalars.js'
import { ClauseType } from '../shared/clause.type.js'

@ObjectType('SettingCondition', {
  simpleResolvers: true,
  description: 'Another setting has a value: one of these codes, none of those; of steps, one of them.',
})
export class SettingConditionType {
  @Field(() => String, { description: 'The setting it hangs on.' })
  key!: string

  @Field(() => [String], { description: 'It holds when the setting is one of these.', nullable: true })
  in?: readonly string[]

  @Field(() => [String], { description: 'It holds when the setting is none of these.', nullable: true })
  not?: readonly string[]
}

@ObjectType('SettingDefault', { description: 'What choosing an option sets besides.', simpleResolvers: true })
export class SettingDefaultType {
  @Field(() => String, { description: 'The setting.' })
  key!: string

  @Field(() => JSONValue, {
    nullable: true,
    description: 'A code, a number, a list or a record, as the setting says; null: that there is none.',
  })
  value!: SettingValue
}

@ObjectType('SettingOption', { description: 'A choice of a setting.', simpleResolvers: true })
export class SettingOptionType {
  @Field(() => String, { description: 'The code of the choice.' })
  code!: string

  @Field(() => JSONValue, { nullable: true, description: 'What is written for it; null: that there is none.' })
  value!: SettingValue

  @Field(() => ClauseType, { nullable: true })
  clause?: ClauseType

  @Field(() => [SettingDefaultType], {
    nullable: true,
    description: 'What other settings are by default where this one is chosen.',
  })
  sets?: SettingDefaultType[]
}

@ObjectType('SettingDescription', {
  simpleResolvers: true,
  description: 'One setting of a format or a sport: where it is written, what may be written, what holds otherwise.',
})
export class SettingDescriptionType {
  @Field(() => String, { description: 'Its path in the conditions; of a field of a record, within the record.' })
  key!: string

  @Field(() => SettingKindEnum, { description: 'What may be written.' })
  kind!: SettingDescription['kind']

  @Field(() => String, { description: 'Under which heading it stands.' })
  group!: string

  @Field(() => JSONValue, {
    nullable: true,
    description: 'What holds where nothing is written; null with hasDefault: that there is none.',
  })
  default?: SettingValue

  @Field(() => Boolean, { description: 'Whether something holds where nothing is written.' })
  hasDefault!: boolean

  @Field(() => Boolean, { description: 'Has to be written where it is used.' })
  required!: boolean

  @Field(() => Boolean, { description: 'Part of a summary even where the default holds.' })
  main!: boolean

  @Field(() => Boolean, { description: 'May be written in place of its whole record.' })
  bare!: boolean

  @Field(() => [SettingConditionType], { description: 'Used where all of these hold.' })
  when!: SettingConditionType[]

  @Field(() => ClauseType, { nullable: true })
  clause?: ClauseType

  @Field(() => [SettingOptionType], { description: 'What may be chosen.', nullable: true })
  options?: SettingOptionType[]

  @Field(() => [SettingOptionType], { nullable: true, description: 'Lists of steps with a name of their own.' })
  named?: SettingOptionType[]

  @Field(() => Int, { description: 'The smallest number.', nullable: true })
  min?: number

  @Field(() => Int, { description: 'The largest number.', nullable: true })
  max?: number

  @Field(() => [SettingDescriptionType], { nullable: true, description: 'Of records: their fields.' })
  fields?: SettingDescriptionType[]
}

@ObjectType('StageCondition', { simpleResolvers: true, description: 'A setting that holds in a stage.' })
export class StageConditionType {
  @Field(() => StageConditionPartEnum, { description: 'Of the plan or of the conditions of contest.' })
  part!: StageConditionPart

  @Field(() => SettingDescriptionType, { description: 'The setting it is a value of.' })
  setting!: SettingDescriptionType

  @Field(() => JSONValue, {
    nullable: true,
    description: 'A code, a number, a list or a record, as the setting says; null: that there is none.',
  })
  value!: SettingValue

  @Field(() => Boolean, { description: 'Whether it is otherwise than it would be without a word.' })
  changed!: boolean
}

const toOption = ({ code, value, clause, sets }: SettingOption): SettingOptionType => ({
  code,
  value,
  clause,
  sets: sets && Object.entries(sets).map(([key, usual]) => ({ key, value: usual })),
})

const toCondition = ({ key, in: those, not }: SettingCondition): SettingConditionType => ({ key, in: those, not })

/** A description as the schema has it: absent parts left out. */
export const toSetting = (setting: SettingDescription): SettingDescriptionType => ({
  key: setting.key,
  kind: setting.kind,
  group: setting.group,
  default: setting.default,
  hasDefault: setting.default !== undefined,
  required: setting.required ?? false,
  main: setting.main ?? false,
  bare: setting.bare ?? false,
  when: (setting.when ?? []).map(toCondition),
  clause: setting.clause,
  ...('options' in setting ? { options: setting.options?.map(toOption) } : {}),
  ...('named' in setting ? { named: setting.named?.map(toOption) } : {}),
  ...('min' in setting ? { min: setting.min } : {}),
  ...('max' in setting ? { max: setting.max } : {}),
  ...('fields' in setting ? { fields: setting.fields.map(toSetting) } : {}),
})

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Of the settings that are used: the main ones and those that are not as usual, in the order of the descriptions. */
export const conditionsOf = (
  part: StageConditionPart,
  settings: readonly SettingDescription[],
  given: Readonly<Record<string, unknown>>,
): StageConditionType[] =>
  settingsInForce(settings, given as WrittenSettings)
    .filter(({ setting, changed }) => setting.kind !== 'byEntrant' && (setting.main || changed))
    .flatMap(({ setting, value, changed }) =>
      value === undefined || isEmpty(value) ? [] : [{ part, setting: toSetting(setting), value, changed }],
    )
