'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { entryText } from '@/components/entry-names'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import type { DirectorStage, DrawMore } from './round-data'

interface ManualProps {
  readonly entries: DirectorStage['entries']
  readonly pending: boolean
  readonly onDraw: (more: DrawMore) => Promise<void>
}

/** Pairings by hand: a table a line, every side once, with the reason. */
export function ManualForm({ entries, pending, onDraw }: ManualProps) {
  const t = useTranslations('rounds.blocked')
  const rounds = useTranslations('rounds')
  const locale = useLocale()
  const playing = entries.filter(entry => !entry.withdrawnAt && !entry.cutAfter)
  const [seats, setSeats] = useState<readonly string[]>(playing.map(entry => entry.id))
  const [reason, setReason] = useState('')
  const seat = (at: number, id: string) =>
    setSeats(now => {
      const from = now.indexOf(id)
      return now.map((side, place) => (place === at ? id : place === from ? (now[at] ?? side) : side))
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tables = Math.floor(seats.length / 2)
    const pairs = Array.from({ length: tables }, (_, at) => [seats[2 * at] ?? '', seats[2 * at + 1] ?? ''])
    const bye = seats.length % 2 === 1 ? (seats.at(-1) ?? null) : null
    return onDraw({ way: { manual: { pairs, bye, reason: reason.trim() } } })
  }
  const nameOfPlace = (at: number): string =>
    seats.length % 2 === 1 && at === seats.length - 1
      ? rounds('bye')
      : t('seat', { table: Math.floor(at / 2) + 1, side: (at % 2) + 1 })
  return (
    <details>
      <summary className="link min-h-11">{t('manual')}</summary>
      <Form onSubmit={submit} className="mt-3 flex max-w-2xl flex-col gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          {seats.map((id, at) => (
            <Field key={nameOfPlace(at)} id={`seat-${at}`} label={nameOfPlace(at)}>
              <Select id={`seat-${at}`} value={id} onChange={event => seat(at, event.target.value)}>
                {playing.map(entry => (
                  <option key={entry.id} value={entry.id}>
                    {entry.number} {entryText(entry, locale)}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </div>
        <Field id="manual-reason" label={t('manualReason')}>
          <TextInput
            id="manual-reason"
            name="reason"
            required
            value={reason}
            onChange={event => setReason(event.target.value)}
          />
        </Field>
        <div>
          <Button type="submit" disabled={pending}>
            {t('makeManual')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
