'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { numberedText } from '@/components/entry-names'
import { Refusal } from '@/components/permitted'
import { Button } from '@/components/ui/button'
import { Field, TextInput } from '@/components/ui/field'
import { PrintedSheet } from '@/features/sheet-editors'
import { useAction } from '@/lib/graphql/use-action'
import { AgreeAtTableMutation, DisputeAtTableMutation } from './table-entry.graphql'
import type { TableEntryData, TableSlotData } from './use-table-entry'

interface SlotReadingProps {
  readonly code: string
  readonly entry: TableEntryData
  readonly slot: TableSlotData
  readonly onRewrite: () => void
  readonly onDone: () => void
}

/** What the other side may say of what was entered. */
function Word({ code, slot, onRewrite, onDone }: SlotReadingProps) {
  const t = useTranslations('tableEntry')
  const [disputing, setDisputing] = useState(false)
  const [note, setNote] = useState('')
  const agree = useAction(AgreeAtTableMutation, data => data.agreeAtTable)
  const dispute = useAction(DisputeAtTableMutation, data => data.disputeAtTable)
  const at = { code, slot: slot.slot, version: slot.version }
  const say = async (sent: Promise<unknown>) => {
    if (await sent) onDone()
  }
  return (
    <div className="flex flex-col gap-3">
      <Button
        tone="strong"
        className="min-h-14 text-md"
        disabled={agree.pending}
        onClick={() => say(agree.run({ input: { ...at, idempotencyKey: agree.key() } }))}
      >
        {t('agree')}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onRewrite}>{t('rewrite')}</Button>
        {slot.disputed ? null : <Button onClick={() => setDisputing(true)}>{t('dispute')}</Button>}
      </div>
      {disputing && !slot.disputed ? (
        <div className="flex flex-col gap-3 border-rule border-l-2 pl-3">
          <Field id="dispute-note" label={t('note')}>
            <TextInput
              id="dispute-note"
              name="note"
              maxLength={500}
              value={note}
              onChange={event => setNote(event.target.value)}
            />
          </Field>
          <Button
            tone="decide"
            disabled={dispute.pending}
            onClick={() => say(dispute.run({ input: { ...at, note, idempotencyKey: dispute.key() } }))}
          >
            {t('callDirector')}
          </Button>
        </div>
      ) : null}
      <ActionOutcome failure={agree.failure} />
      <ActionOutcome failure={dispute.failure} />
    </div>
  )
}

/** A result that stands: for the other side to agree with, or as it was agreed. */
export function SlotReading(props: SlotReadingProps) {
  const { entry, slot, onRewrite } = props
  const t = useTranslations('tableEntry')
  const locale = useLocale()
  const { event, settings } = entry.stage
  return (
    <section aria-label={t('standing')} className="flex flex-col gap-4">
      <h2 className="figures text-lg">
        {slot.board ? `${t('board', { board: slot.board })} · ` : ''}
        {t(`state.${slot.state}`)}
      </h2>
      <p className="text-lg">
        <PrintedSheet
          editionId={event.edition.id}
          settings={settings}
          sheet={slot.sheetData ?? undefined}
          board={slot.board ?? undefined}
        />
      </p>
      <p className="text-muted text-sm">{slot.sides.map(side => numberedText(side, locale)).join(' – ')}</p>
      {slot.disputed ? <p role="status">{t('disputed')}</p> : null}
      {slot.canAgree ? <Word {...props} /> : null}
      {slot.state === 'own' ? (
        <>
          <p className="text-muted">{t('waitsForOther')}</p>
          <Button className="self-start" onClick={onRewrite}>
            {t('rewriteOwn')}
          </Button>
        </>
      ) : null}
      {slot.state === 'other' && !slot.canAgree ? (
        <>
          <p className="text-muted">{t('stillPlaying')}</p>
          <Button className="self-start" onClick={onRewrite}>
            {t('goOnWriting')}
          </Button>
        </>
      ) : null}
      <Refusal permission={slot.canEnter} />
    </section>
  )
}
