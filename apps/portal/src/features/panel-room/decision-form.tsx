'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextArea, TextInput } from '@/components/ui/field'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { type ActValues, documentOf } from './acts'
import { type Choice, OrderFields } from './order-fields'
import { orderInput, type TypedOrder } from './order-kinds'

interface DecisionFormProps {
  readonly fixed: ActValues
  readonly edition: string
  readonly slot: string | null
  readonly entrants: readonly Choice[]
  readonly people: readonly Choice[]
  readonly written: { readonly findings: string; readonly articles: string; readonly reasoning: string }
}

const newOrder = (key: number, slot: string | null): TypedOrder => ({
  key,
  kind: 'adjustScore',
  article: '',
  text: '',
  reviews: 'judgement',
  as: 'order',
  values: { award: 'weighted', ...(slot ? { slot } : {}) },
})

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map(part => part.trim())
    .filter(Boolean)

/** The decision as it is written: findings, articles, reasoning, orders. */
export function DecisionForm({ fixed, edition, slot, entrants, people, written }: DecisionFormProps) {
  const t = useTranslations('panelRoom')
  const router = useRouter()
  const keys = useRef(1)
  const [text, setText] = useState(written)
  const [meritless, setMeritless] = useState(false)
  const [orders, setOrders] = useState<readonly TypedOrder[]>(() => [newOrder(0, slot)])
  const action = useAction(documentOf('draftDecision'), data => data.draftDecision ?? { problems: [] })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = {
      ...fixed,
      findings: parts(text.findings, /\n/),
      articles: parts(text.articles, /[,，、;；\s]+/).map(article => ({ edition, article })),
      reasoning: text.reasoning,
      orders: orders.map(order => orderInput(order, edition)),
      meritless,
      idempotencyKey: action.key(),
    }
    if (await action.run({ input })) router.refresh()
  }
  const set = (name: keyof typeof text, value: string) => setText(before => ({ ...before, [name]: value }))
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <Field id="findings" label={t('findings')} hint={t('onePerLine')}>
        <TextArea id="findings" value={text.findings} onChange={event => set('findings', event.target.value)} />
      </Field>
      <Field id="articles" label={t('articles')} hint={t('articlesHint')}>
        <TextInput id="articles" value={text.articles} onChange={event => set('articles', event.target.value)} />
      </Field>
      <Field id="reasoning" label={t('reasoning')}>
        <TextArea id="reasoning" value={text.reasoning} onChange={event => set('reasoning', event.target.value)} />
      </Field>
      {orders.map((order, at) => (
        <OrderFields
          key={order.key}
          order={order}
          number={at + 1}
          entrants={entrants}
          people={people}
          onChange={part =>
            setOrders(before => before.map(each => (each.key === order.key ? { ...each, ...part } : each)))
          }
          onRemove={() => setOrders(before => before.filter(each => each.key !== order.key))}
        />
      ))}
      <div>
        <Button size="small" onClick={() => setOrders(before => [...before, newOrder(keys.current++, slot)])}>
          {t('addOrder')}
        </Button>
      </div>
      <label className="inline-flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={meritless} onChange={event => setMeritless(event.target.checked)} />
        {t('meritless')}
      </label>
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('saveDraft')}
        </Button>
      </div>
    </form>
  )
}
