'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextArea, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import { documentOf } from '@/features/case-act'
import { type OrderChoices, OrderFields } from './order-fields'
import { newOrder, orderInput, type TypedOrder } from './order-kinds'
import { useWritten } from './use-written'

/** A decision as it is being written. */
export interface WrittenDecision {
  readonly findings: string
  readonly articles: string
  readonly reasoningZh: string
  readonly reasoningEn: string
  readonly meritless: boolean
  readonly orders: readonly TypedOrder[]
}

interface DecisionFormProps {
  readonly fixed: { readonly appeal: string; readonly expectedVersion: number }
  readonly edition: string
  readonly slot: string | null
  readonly choices: OrderChoices
  /** The draft at the records office. */
  readonly stored: WrittenDecision
}

const parts = (text: string, between: RegExp): string[] =>
  text
    .split(between)
    .map(part => part.trim())
    .filter(Boolean)

const inputOf = (written: WrittenDecision, edition: string) => ({
  findings: parts(written.findings, /\n/),
  articles: parts(written.articles, /[,，、;；\s]+/).map(article => ({ edition, article })),
  reasoningZh: written.reasoningZh,
  reasoningEn: written.reasoningEn,
  orders: written.orders.map(order => orderInput(order, edition)),
  meritless: written.meritless,
})

interface GroundsProps {
  readonly written: WrittenDecision
  readonly onChange: (part: Partial<WrittenDecision>) => void
}

/** What was found, by which articles, and why. */
function Grounds({ written, onChange }: GroundsProps) {
  const t = useTranslations('panelRoom')
  return (
    <>
      <Field id="findings" label={t('findings')} hint={t('onePerLine')}>
        <TextArea
          id="findings"
          name="findings"
          value={written.findings}
          onChange={event => onChange({ findings: event.target.value })}
        />
      </Field>
      <Field id="articles" label={t('articles')} hint={t('articlesHint')}>
        <TextInput
          id="articles"
          name="articles"
          value={written.articles}
          onChange={event => onChange({ articles: event.target.value })}
        />
      </Field>
      {(['reasoningZh', 'reasoningEn'] as const).map(name => (
        <Field key={name} id={name} label={t(name)} hint={t('reasoningHint')}>
          <TextArea
            id={name}
            name={name}
            value={written[name]}
            onChange={event => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </>
  )
}

/** The decision as it is written: findings, articles, reasoning, orders. It survives a reload, saved or not. */
export function DecisionForm({ fixed, edition, slot, choices, stored }: DecisionFormProps) {
  const t = useTranslations('panelRoom')
  const router = useRouter()
  const { written, change, taken, drop, saved } = useWritten(`paiji-decision-${fixed.appeal}`, stored)
  const action = useAction(documentOf('draftDecision'), data => data.payload)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { ...fixed, ...inputOf(written, edition), idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    saved()
    router.refresh()
  }
  const put = (part: Partial<WrittenDecision>) => change(before => ({ ...before, ...part }))
  const { orders } = written
  const nextKey = Math.max(-1, ...orders.map(order => order.key)) + 1
  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      {taken ? (
        <p role="status" className="flex flex-wrap items-center gap-3 text-muted">
          {t('taken')}
          <Button size="small" onClick={drop}>
            {t('dropTaken')}
          </Button>
        </p>
      ) : null}
      <Grounds written={written} onChange={put} />
      {orders.map((order, at) => (
        <OrderFields
          key={order.key}
          appeal={fixed.appeal}
          order={order}
          number={at + 1}
          choices={choices}
          onChange={part => put({ orders: orders.map(each => (each.key === order.key ? { ...each, ...part } : each)) })}
          onRemove={() => put({ orders: orders.filter(each => each.key !== order.key) })}
        />
      ))}
      <div>
        <Button size="small" onClick={() => put({ orders: [...orders, newOrder(nextKey, slot, choices.offered)] })}>
          {t('addOrder')}
        </Button>
      </div>
      <label className="inline-flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={written.meritless}
          onChange={event => put({ meritless: event.target.checked })}
        />
        {t('meritless')}
      </label>
      <ActionOutcome failure={action.failure} notes={action.notes} />
      <div>
        <Button type="submit" tone="strong" disabled={action.pending}>
          {t('saveDraft')}
        </Button>
      </div>
    </Form>
  )
}
