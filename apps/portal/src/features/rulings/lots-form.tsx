'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { entryText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, Select } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { useRouter } from '@/i18n/navigation'
import { useAction } from '@/lib/graphql/use-action'
import type { Side } from '@/features/award-entry'
import { DrawLotMutation } from './ruling-desk.graphql'

interface LotsFormProps {
  readonly stage: string
  readonly title: string
  readonly entries: readonly Side[]
}

/** Lots as they were drawn in public: who drew the first, the second, and so on. */
export function LotsForm({ stage, title, entries }: LotsFormProps) {
  const t = useTranslations('ruling')
  const locale = useLocale()
  const router = useRouter()
  const id = useId()
  const [order, setOrder] = useState<readonly string[]>(() => entries.map(() => ''))
  const [done, setDone] = useState(false)
  const action = useAction(DrawLotMutation, data => data.drawLot)
  const drawn = order.filter(entry => entry !== '')
  const complete = drawn.length === entries.length && new Set(drawn).size === drawn.length
  const record = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const payload = await action.run({ input: { stage, entries: [...order], idempotencyKey: action.key() } })
    if (!payload) return
    setDone(true)
    router.refresh()
  }
  return (
    <Form onSubmit={record} aria-label={title} className="border-rule border-t pt-4">
      <h3 className="mb-3 text-md">{title}</h3>
      <div className="grid max-w-2xl gap-3 sm:grid-cols-2" data-path="entries">
        {order.map((chosen, at) => (
          <Field key={at} id={`${id}-${at}`} label={t('lot', { place: at + 1 })}>
            <Select
              id={`${id}-${at}`}
              required
              value={chosen}
              onChange={event => setOrder(order.map((other, i) => (i === at ? event.target.value : other)))}
            >
              <option value="">{t('choose')}</option>
              {entries.map(entry => (
                <option key={entry.id} value={entry.id} disabled={entry.id !== chosen && order.includes(entry.id)}>
                  {`${entry.number} ${entryText(entry, locale)}`}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <ActionOutcome failure={action.failure} />
      <p className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" tone="decide" disabled={!complete || action.pending}>
          {t('recordLots')}
        </Button>
        <span role="status">{done ? t('lotsRecorded') : null}</span>
      </p>
    </Form>
  )
}
