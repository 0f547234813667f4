'use client'

import { useTranslations } from 'next-intl'
import { ActForm, type Filled } from '@/components/act-form'
import { BodySelect, type Choice, Line } from '@/components/form-fields'
import { PersonPicker } from '@/components/person-picker'
import { SelectField } from '@/components/ui/field'
import type { ActionField, PlainAction } from '@/gql/action'

type Value = string | number | boolean | readonly string[] | null | undefined

type CodeOf<Fields extends readonly ActionField[], Name> = Extract<
  Fields[number],
  { readonly name: Name; readonly codes: readonly string[] }
>['codes'] extends readonly (infer Code)[]
  ? Code
  : never

/** The words of each code: `{ office: code => t(`offices.${code}`) }`. */
type CodeWords<Fields extends readonly ActionField[]> = {
  readonly [Name in Fields[number]['name']]?: (code: CodeOf<Fields, Name>) => string
}

interface ActionFormProps<Data, Input, Fields extends readonly ActionField[]> {
  readonly action: PlainAction<Data, Input, Fields>
  /** Begins the ids of the controls. */
  readonly id: string
  /** What the page knows already: these fields have no control. */
  readonly fixed?: Partial<Input>
  readonly initial?: Partial<Readonly<Record<Fields[number]['name'], string>>>
  /** Labels that differ from those of `registerDesk.fields`. */
  readonly labels?: Partial<Readonly<Record<Fields[number]['name'], string>>>
  readonly codeWords?: CodeWords<Fields>
  /** What an organisation or a sport is chosen from. */
  readonly choices?: Partial<Readonly<Record<Fields[number]['name'], readonly Choice[]>>>
  readonly label: string
  /** On the button; the form's label unless given. */
  readonly submit?: string
  readonly tone?: 'strong' | 'decide' | 'plain'
  readonly small?: boolean
}

const valueOf = (form: Filled, { name, kind, isOptional }: ActionField): Value => {
  if (kind === 'key') return form.key
  if (kind === 'flag') return form.checked(name)
  if (kind === 'endDay') return isOptional ? form.until(name) : (form.until(name) ?? '')
  const text = isOptional ? form.maybe(name) : form.text(name)
  return kind === 'amount' && text !== null ? Number(text) : text
}

const lineTypes: Partial<Record<ActionField['kind'], 'date' | 'number'>> = {
  day: 'date',
  endDay: 'date',
  amount: 'number',
}

interface ControlProps {
  readonly field: ActionField
  readonly id: string
  readonly label: string
  readonly value: string | undefined
  readonly words: ((code: string) => string) | undefined
  readonly choices: readonly Choice[]
}

function Control({ field: { name, kind, isOptional, codes }, id, label, value, words, choices }: ControlProps) {
  if (kind === 'person') return <PersonPicker id={id} name={name} label={label} />
  if (kind === 'organisation') return <BodySelect id={id} name={name} label={label} bodies={choices} value={value} />
  if (kind === 'sport') return <SelectField id={id} name={name} label={label} choices={choices} defaultValue={value} />
  if (kind === 'code') {
    const worded = (codes ?? []).map(code => ({ value: code, label: words?.(code) ?? code }))
    return <SelectField id={id} name={name} label={label} choices={worded} defaultValue={value} />
  }
  return (
    <Line id={id} name={name} label={label} type={lineTypes[kind] ?? 'text'} required={!isOptional} value={value} />
  )
}

/** The form of a plain action: a control for each field that the page does not know, in the order of its declaration. */
export function ActionForm<Data, Input extends object, const Fields extends readonly ActionField[]>({
  action: { document, payloadOf, fields },
  id,
  fixed,
  initial,
  labels,
  codeWords,
  choices,
  ...look
}: ActionFormProps<Data, Input, Fields>) {
  const t = useTranslations('registerDesk.fields')
  const open = fields.filter(({ name }) => !(fixed && name in fixed))
  const inputOf = (form: Filled): Input => {
    const written = Object.fromEntries(open.map(field => [field.name, valueOf(form, field)]))
    return { ...written, ...fixed } as Input
  }
  const named = <T,>(record: object | undefined, name: string) => (record as Record<string, T> | undefined)?.[name]
  return (
    <ActForm document={document} payloadOf={payloadOf} inputOf={inputOf} submit={look.label} {...look}>
      {open
        .filter(({ kind }) => kind !== 'key')
        .map(field => (
          <Control
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            label={named<string>(labels, field.name) ?? t(field.name as Parameters<typeof t>[0])}
            value={named<string>(initial, field.name)}
            words={named<(code: string) => string>(codeWords, field.name)}
            choices={named<readonly Choice[]>(choices, field.name) ?? []}
          />
        ))}
    </ActForm>
  )
}
