'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field, Select, TextArea, TextInput } from '@/components/ui/field'
import { type OrderFieldName, orderFields, orderKindNames, reviewedMatters, type TypedOrder } from './order-kinds'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface OrderFieldsProps {
  readonly order: TypedOrder
  readonly number: number
  readonly entrants: readonly Choice[]
  readonly people: readonly Choice[]
  readonly onChange: (part: Partial<TypedOrder>) => void
  readonly onRemove: () => void
}

const HINTS: Readonly<Partial<Record<OrderFieldName, 'weightsHint' | 'amountHint'>>> = {
  weights: 'weightsHint',
  amount: 'amountHint',
}

const useChoices = ({ entrants, people }: Pick<OrderFieldsProps, 'entrants' | 'people'>) => {
  const t = useTranslations('panelRoom')
  const awards = useTranslations('awardKind')
  const bodies = useTranslations('remandBody')
  const scopes = useTranslations('sanctionScope')
  const choices: Readonly<Partial<Record<OrderFieldName, readonly Choice[]>>> = {
    award: (['weighted', 'assigned', 'artificial'] as const).map(value => ({ value, label: awards(value) })),
    entrant: entrants,
    person: people,
    reach: (['stage', 'event'] as const).map(value => ({ value, label: t(value) })),
    fate: (['refund', 'forfeit'] as const).map(value => ({ value, label: t(value) })),
    to: (['director', 'chiefDirector', 'committee', 'nationalAuthority'] as const).map(value => ({
      value,
      label: bodies(value),
    })),
    scope: (['compete', 'attend', 'officiate'] as const).map(value => ({ value, label: scopes(value) })),
  }
  return choices
}

const isAsked = (name: OrderFieldName, award: string): boolean =>
  name === 'weights' ? award !== 'artificial' : name === 'ns' || name === 'ew' ? award === 'artificial' : true

/** One order: what it is, its article, its words, and the fields of its kind. */
export function OrderFields({ order, number, entrants, people, onChange, onRemove }: OrderFieldsProps) {
  const t = useTranslations('panelRoom')
  const kinds = useTranslations('decisionOrder')
  const matters = useTranslations('reviewedMatter')
  const effects = useTranslations('orderAs')
  const choices = useChoices({ entrants, people })
  const id = (name: string) => `order-${order.key}-${name}`
  const set = (name: OrderFieldName, value: string) => onChange({ values: { ...order.values, [name]: value } })
  const control = (name: OrderFieldName) => {
    const shared = { id: id(name), value: order.values[name] ?? '' }
    const options = choices[name]
    if (options)
      return (
        <Select {...shared} onChange={event => set(name, event.target.value)}>
          <option value="">—</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )
    if (name === 'weights') return <TextArea {...shared} onChange={event => set(name, event.target.value)} />
    const type = name === 'startsOn' || name === 'endsOn' ? 'date' : 'text'
    return <TextInput {...shared} type={type} onChange={event => set(name, event.target.value)} />
  }
  const asked = (orderFields[order.kind] as readonly OrderFieldName[]).filter(name =>
    isAsked(name, order.values.award ?? ''),
  )
  return (
    <fieldset className="grid gap-3 border-rule border-t pt-4 sm:grid-cols-2">
      <legend className="pr-2 font-medium">{t('orderNumber', { number })}</legend>
      <Field id={id('kind')} label={t('orderKind')}>
        <Select
          id={id('kind')}
          value={order.kind}
          onChange={event => onChange({ kind: event.target.value as TypedOrder['kind'] })}
        >
          {orderKindNames.map(kind => (
            <option key={kind} value={kind}>
              {kinds(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={id('article')} label={t('orderArticle')}>
        <TextInput
          id={id('article')}
          value={order.article}
          onChange={event => onChange({ article: event.target.value })}
        />
      </Field>
      <Field id={id('reviews')} label={t('reviews')}>
        <Select id={id('reviews')} value={order.reviews} onChange={event => onChange({ reviews: event.target.value })}>
          {reviewedMatters.map(matter => (
            <option key={matter} value={matter}>
              {matters(matter)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={id('as')} label={t('as')}>
        <Select id={id('as')} value={order.as} onChange={event => onChange({ as: event.target.value })}>
          <option value="order">{effects('order')}</option>
          <option value="recommendation">{effects('recommendation')}</option>
        </Select>
      </Field>
      {asked.map(name => {
        const hint = HINTS[name]
        return (
          <Field key={name} id={id(name)} label={t(name)} hint={hint && t(hint)}>
            {control(name)}
          </Field>
        )
      })}
      <Field id={id('text')} label={t('orderText')} className="sm:col-span-2">
        <TextArea id={id('text')} value={order.text} onChange={event => onChange({ text: event.target.value })} />
      </Field>
      <div>
        <Button size="small" onClick={onRemove}>
          {t('removeOrder')}
        </Button>
      </div>
    </fieldset>
  )
}
