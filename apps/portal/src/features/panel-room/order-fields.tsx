'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Field, Select, TextArea, TextInput } from '@/components/ui/field'
import { AwardFields } from './award-fields'
import { codeOf, codesOf } from '@/lib/codes'
import {
  forcesOf,
  type OfferedOrders,
  type OrderFieldName,
  optionalFields,
  orderFields,
  orderForces,
  type OrderLine,
  type TypedOrder,
} from './order-kinds'

type RemandBody = 'director' | 'chiefDirector' | 'committee' | 'nationalAuthority'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** What the orders of this case can be about. */
export interface OrderChoices {
  readonly places: readonly Choice[]
  readonly entrants: readonly Choice[]
  readonly people: readonly Choice[]
  readonly adjustments: readonly (Choice & { readonly penalty: boolean; readonly as: readonly OrderLine['as'][] })[]
  /** What this body may write in this case. */
  readonly offered: OfferedOrders
  readonly remandTo: readonly RemandBody[]
}

interface OrderFieldsProps {
  readonly appeal: string
  readonly order: TypedOrder
  readonly number: number
  readonly choices: OrderChoices
  readonly onChange: (part: Partial<TypedOrder>) => void
  readonly onRemove: () => void
}

type PlainField = Exclude<OrderFieldName, 'adjustments'>

const useOptions = ({ places, entrants, people, remandTo }: OrderChoices) => {
  const t = useTranslations('panelRoom')
  const bodies = useTranslations('remandBody')
  const scopes = useTranslations('sanctionScope')
  const options: Readonly<Partial<Record<PlainField, readonly Choice[]>>> = {
    slot: places,
    entrant: entrants,
    person: people,
    reach: (['stage', 'event'] as const).map(value => ({ value, label: t(value) })),
    fate: (['refund', 'forfeit'] as const).map(value => ({ value, label: t(value) })),
    to: remandTo.map(value => ({ value, label: bodies(value) })),
    scope: (['compete', 'attend', 'officiate'] as const).map(value => ({ value, label: scopes(value) })),
  }
  return options
}

/** What stands beside the sheets: one penalty to lessen, or all that no longer stands. */
function Adjustments({ order, choices, onChange }: Pick<OrderFieldsProps, 'order' | 'choices' | 'onChange'>) {
  const t = useTranslations('panelRoom')
  const lessens = order.kind === 'lessenPenalty'
  const offered = choices.adjustments.filter(({ penalty }) => penalty || !lessens)
  const toggle = (value: string, on: boolean) =>
    onChange({
      adjustments: lessens ? [value] : [...order.adjustments.filter(each => each !== value), ...(on ? [value] : [])],
    })
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-base">{t(lessens ? 'penaltyLessened' : 'adjustments')}</legend>
      {offered.length === 0 ? <p className="text-muted text-sm">{t('noAdjustments')}</p> : null}
      {offered.map(({ value, label }) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input
            type={lessens ? 'radio' : 'checkbox'}
            name={`order-${order.key}-adjustments`}
            checked={order.adjustments.includes(value)}
            onChange={event => toggle(value, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function PlainFields({ order, choices, onChange }: Pick<OrderFieldsProps, 'order' | 'choices' | 'onChange'>) {
  const t = useTranslations('panelRoom')
  const options = useOptions(choices)
  const asked = (orderFields[order.kind] as readonly OrderFieldName[]).filter(name => name !== 'adjustments')
  return asked.map(name => {
    const id = `order-${order.key}-${name}`
    const shared = { id, value: order.values[name] ?? '', required: !optionalFields.has(name) }
    const set = (value: string) => onChange({ values: { ...order.values, [name]: value } })
    const offered = options[name]
    const type = name === 'startsOn' || name === 'endsOn' ? 'date' : 'text'
    return (
      <Field
        key={name}
        id={id}
        label={t(name)}
        hint={name === 'amount' || name === 'why' ? t(`${name}Hint`) : undefined}
      >
        {offered ? (
          <Select {...shared} onChange={event => set(event.target.value)}>
            <option value="">—</option>
            {offered.map(option => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <TextInput {...shared} type={type} onChange={event => set(event.target.value)} />
        )}
      </Field>
    )
  })
}

/** What an order is, its article, and whether it takes effect or recommends: as far as this body may. */
function Nature({
  order,
  number,
  choices,
  onChange,
}: Pick<OrderFieldsProps, 'order' | 'number' | 'choices' | 'onChange'>) {
  const t = useTranslations('panelRoom')
  const kinds = useTranslations('decisionOrder')
  const effects = useTranslations('orderAs')
  const id = (name: string) => `order-${order.key}-${name}`
  const { offered, adjustments } = choices
  const forces = forcesOf(order, offered, adjustments)
  const choose = (kind: string) => {
    const found = offered.find(each => each.kind === kind)
    if (found) onChange({ kind: found.kind, as: found.as.find(force => force === order.as) ?? found.as[0] ?? order.as })
  }
  return (
    <>
      <Field id={id('kind')} label={t('orderKind')}>
        <Select id={id('kind')} value={order.kind} onChange={event => choose(event.target.value)}>
          {offered.map(({ kind }) => (
            <option key={kind} value={kind}>
              {kinds(kind)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={id('article')} label={t('orderArticle')}>
        <TextInput
          id={id('article')}
          data-path={`orders.${number - 1}.clause`}
          value={order.article}
          onChange={event => onChange({ article: event.target.value })}
        />
      </Field>
      <Field id={id('as')} label={t('as')} hint={forces.includes('order') ? undefined : t('onlyRecommends')}>
        <Select
          id={id('as')}
          value={order.as}
          onChange={event => onChange({ as: codeOf(orderForces, event.target.value) ?? order.as })}
        >
          {codesOf(orderForces)
            .filter(force => force === order.as || forces.includes(force))
            .map(force => (
              <option key={force} value={force}>
                {effects(force)}
              </option>
            ))}
        </Select>
      </Field>
    </>
  )
}

/** One order: what it is, the fields of its kind, and its words. */
export function OrderFields({ appeal, order, number, choices, onChange, onRemove }: OrderFieldsProps) {
  const t = useTranslations('panelRoom')
  const id = `order-${order.key}-text`
  const of = { order, choices, onChange }
  return (
    <fieldset className="grid gap-3 border-rule border-t pt-4 sm:grid-cols-2" data-path={`orders.${number - 1}`}>
      <legend className="pr-2 font-medium">{t('orderNumber', { number })}</legend>
      <Nature {...of} number={number} />
      {order.kind === 'restoreResult' || order.kind === 'lessenPenalty' ? <Adjustments {...of} /> : null}
      <PlainFields {...of} />
      {order.kind === 'adjustScore' ? <AwardFields appeal={appeal} order={order} onChange={onChange} /> : null}
      <Field id={id} label={t('orderText')} className="sm:col-span-2">
        <TextArea
          id={id}
          data-path={`orders.${number - 1}.text`}
          value={order.text}
          onChange={event => onChange({ text: event.target.value })}
        />
      </Field>
      <div>
        <Button size="small" onClick={onRemove}>
          {t('removeOrder')}
        </Button>
      </div>
    </fieldset>
  )
}
