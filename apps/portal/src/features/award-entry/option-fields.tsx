'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type EntryNamesProps, numberedText } from '@/components/entry-names'
import { Field, Select, TextInput } from '@/components/ui/field'
import type { FragmentOf } from '@/gql'
import type { GuideFieldFields } from '@/gql/fragments'
import { inLanguage } from '@/lib/format/bilingual'
import { WeightedAward } from './weighted-award'

export type Side = EntryNamesProps['entry'] & { readonly id: string; readonly number: string }
type FieldOf = FragmentOf<typeof GuideFieldFields>

/** Texts under the names of the fields. */
export type Answers = Readonly<Record<string, string>>

interface OptionFieldsProps {
  readonly option: { readonly fields: readonly FieldOf[] }
  /** Before the ids of the controls, where several stand on one page. */
  readonly prefix?: string
  readonly sides: readonly Side[]
  readonly answers: Answers
  readonly onAnswer: (name: string, value: string) => void
}

const chosenFrom = (field: FieldOf, sides: readonly Side[], locale: string) =>
  field.kind === 'entrant'
    ? sides.map(side => ({ code: side.id, text: numberedText(side, locale) }))
    : field.options.map(option => ({ code: option.code, text: inLanguage(option.name, locale) }))

function Control({
  field,
  prefix = '',
  sides,
  answers,
  onAnswer,
}: { field: FieldOf } & Omit<OptionFieldsProps, 'option'>) {
  const locale = useLocale()
  const t = useTranslations('ruling')
  const id = `${prefix}answer-${field.name}`
  const value = answers[field.name] ?? ''
  const choices = chosenFrom(field, sides, locale)
  const required = !field.optional
  if (field.kind === 'choice' || field.kind === 'entrant')
    return (
      <Select id={id} value={value} required={required} onChange={event => onAnswer(field.name, event.target.value)}>
        <option value="">{t('choose')}</option>
        {choices.map(({ code, text }) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </Select>
    )
  if (field.kind === 'award' && field.weighted)
    return <WeightedAward id={id} value={value} required={required} onChange={text => onAnswer(field.name, text)} />
  return (
    <>
      <TextInput
        id={id}
        value={value}
        required={required}
        list={choices.length > 0 ? `${id}-usual` : undefined}
        inputMode={field.kind === 'integer' ? 'numeric' : 'text'}
        autoComplete="off"
        onChange={event => onAnswer(field.name, event.target.value)}
        aria-describedby={field.kind === 'award' ? `${id}-hint` : undefined}
      />
      {choices.length > 0 ? (
        <datalist id={`${id}-usual`}>
          {choices.map(({ code }) => (
            <option key={code} value={code} />
          ))}
        </datalist>
      ) : null}
    </>
  )
}

/** What the option asks: scores as typed at the desk, amounts with what is usual, choices. */
export function OptionFields({ option, ...rest }: OptionFieldsProps) {
  const t = useTranslations('ruling')
  const locale = useLocale()
  const { prefix = '' } = rest
  const hintOf = ({ kind, name, weighted }: FieldOf) => {
    if (kind !== 'award') return undefined
    const own = `awardHints.${name}` as 'awardHints.finish'
    return t.has(own) ? t(own) : t(weighted ? 'awardHintWeighted' : 'awardHint')
  }
  if (option.fields.length === 0) return null
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {option.fields.map(field => (
        <Field
          key={field.name}
          id={`${prefix}answer-${field.name}`}
          label={`${inLanguage(field.label, locale)}${field.unit ? ` (${inLanguage(field.unit, locale)})` : ''}${field.optional ? ` ${t('optional')}` : ''}`}
          hint={hintOf(field)}
        >
          <Control field={field} {...rest} />
        </Field>
      ))}
    </div>
  )
}
