'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { Button } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { SideSheet } from '@/components/ui/side-sheet'
import { useAction } from '@/lib/graphql/use-action'
import type { DeskPlace, DeskSlot } from './model'
import { FlagSlotMutation } from './score-desk.graphql'

interface FlagFormProps {
  readonly place: DeskPlace
  readonly slot: DeskSlot
  readonly onClose: () => void
}

/** A note to the director about one place. */
export function FlagForm({ place, slot, onClose }: FlagFormProps) {
  const t = useTranslations('scoreDesk')
  const common = useTranslations('common')
  const [note, setNote] = useState('')
  const action = useAction(FlagSlotMutation, data => data.flagSlot)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const input = { stage: place.stage, slot: slot.slot, note: note.trim(), idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    onClose()
  }
  const where = [
    t('tableAt', { table: `${slot.section ?? ''}${slot.table}` }),
    slot.board ? t('boardAt', { board: slot.board }) : '',
  ]
  return (
    <SideSheet title={t('key.flag')} closeLabel={common('close')} onClose={onClose}>
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <p className="figures">{where.filter(Boolean).join(' · ')}</p>
        <Field id="flag-note" label={t('flagNote')} hint={t('flagHint')}>
          <TextArea
            id="flag-note"
            name="note"
            value={note}
            maxLength={500}
            aria-describedby="flag-note-hint"
            onChange={event => setNote(event.target.value)}
          />
        </Field>
        <ActionOutcome failure={action.failure} />
        <div>
          <Button type="submit" tone="strong" disabled={note.trim() === '' || action.pending}>
            {t('flagSend')}
          </Button>
        </div>
      </Form>
    </SideSheet>
  )
}
