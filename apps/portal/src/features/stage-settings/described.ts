import type { SettingDescription, SettingOption } from '@paiji/rules'
import type { ResultOf } from '@/gql'
import type { SettingFields, StageConditionFields } from '@/gql/fragments'

type Told = ResultOf<typeof SettingFields>
export type ShownCondition = ResultOf<typeof StageConditionFields>
type OptionOfStage = NonNullable<Told['options']>[number]

const toOption = ({ code, value, clause, sets }: OptionOfStage): SettingOption => ({
  code,
  value,
  ...(clause ? { clause } : {}),
  ...(sets ? { sets: Object.fromEntries(sets.map(one => [one.key, one.value])) } : {}),
})

/** A setting as the API tells it, as the rules describe it. */
export const described = (told: Omit<Told, 'fields'> & Partial<Pick<Told, 'fields'>>): SettingDescription =>
  ({
    key: told.key,
    kind: told.kind,
    group: told.group,
    ...(told.hasDefault ? { default: told.default } : {}),
    required: told.required,
    main: told.main,
    bare: told.bare,
    when: told.when.map(condition => ({
      key: condition.key,
      ...(condition.in ? { in: condition.in } : {}),
      ...(condition.not ? { not: condition.not } : {}),
    })),
    ...(told.clause ? { clause: told.clause } : {}),
    ...(told.options ? { options: told.options.map(toOption) } : {}),
    ...(told.named ? { named: told.named.map(toOption) } : {}),
    ...(told.min === null ? {} : { min: told.min }),
    ...(told.max === null ? {} : { max: told.max }),
    ...(told.fields ? { fields: told.fields.map(described) } : {}),
  }) as SettingDescription
