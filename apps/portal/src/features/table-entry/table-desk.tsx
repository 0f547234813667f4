'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Scripted } from '@/components/ui/scripted'
import { Refusal } from '@/components/permitted'
import { type BatchItem, latestOf, useBatch } from '@/features/sheet-batch'
import { newIdempotencyKey } from '@/lib/graphql/use-action'
import { readJson } from '@/lib/stored'
import { CallForm } from './call-form'
import { deliverAtTable } from './deliver'
import { SlotChoice } from './slot-choice'
import { SlotEntry } from './slot-entry'
import { SlotReading } from './slot-reading'
import { keepDraft } from './use-draft'
import { type TableEntryData, type TableSlotData, useTableEntry } from './use-table-entry'

interface TableDeskProps {
  readonly code: string
  readonly first: TableEntryData
}

/** What was written at this table and has not arrived. */
function Unsent({ waiting, sending, onRetry }: { waiting: number; sending: boolean; onRetry: () => void }) {
  const t = useTranslations('tableEntry')
  if (waiting === 0) return null
  return (
    <Notice tone="attention" title={t('unsent', { count: waiting })}>
      <p>{t('unsentHint')}</p>
      <Button size="small" className="mt-2" disabled={sending} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}

/** Somebody else wrote there first, or the server found something wrong: the table decides what to do about it. */
function Refused({ item, onMend, onDrop }: Record<'onMend' | 'onDrop', () => void> & { readonly item: BatchItem }) {
  const t = useTranslations('tableEntry')
  return (
    <div role="alert" className="border-seal border-l-2 bg-raised p-3">
      <p className="mb-2 font-medium">{t(item.state === 'changed' ? 'changed' : 'refused')}</p>
      <ProblemList problems={item.problems ?? []} ofAct />
      <div className="mt-2 flex flex-wrap gap-2">
        {item.state === 'refused' ? (
          <Button size="small" onClick={onMend}>
            {t('mend')}
          </Button>
        ) : null}
        <Button size="small" tone="quiet" onClick={onDrop}>
          {t('seeStanding')}
        </Button>
      </div>
    </div>
  )
}

/** The table has gone on to another board: it is told which of those before did not get in, and led back. */
function RefusedElsewhere({ slots, onChoose }: { slots: readonly TableSlotData[]; onChoose: (slot: string) => void }) {
  const t = useTranslations('tableEntry')
  if (slots.length === 0) return null
  return (
    <Notice tone="attention" title={t('refused')}>
      <p className="flex flex-wrap gap-2">
        {slots.map(({ slot, board }) => (
          <Button key={slot} size="small" onClick={() => onChoose(slot)}>
            {board ? t('board', { board }) : t('seeEntry')}
          </Button>
        ))}
      </p>
    </Notice>
  )
}

const firstToDo = (slots: readonly TableSlotData[]): string =>
  (slots.find(slot => slot.canAgree) ?? slots.find(slot => slot.state === 'missing') ?? slots[0])?.slot ?? ''

/** The slot on the screen, what was written for it, and how it is sent. */
const useTableDesk = ({ code, first }: TableDeskProps) => {
  const { entry, ask } = useTableEntry(code, first)
  const deliver = useMemo(() => deliverAtTable(code), [code])
  const sheets = useBatch(`paiji.table.${code}`, deliver)
  const { batch, stored, enter, drop } = sheets
  const [chosen, setChosen] = useState(() => firstToDo(first.slots))
  const [rewriting, setRewriting] = useState<string>()
  useEffect(() => {
    if (stored.size > 0) void ask()
  }, [stored, ask])
  const stage = entry.stage.id
  const slot = entry.slots.find(one => one.slot === chosen) ?? entry.slots[0]
  const send = (at: TableSlotData, sheet: unknown) => {
    setRewriting(undefined)
    enter({
      stage,
      slot: at.slot,
      sides: [],
      sheetText: JSON.stringify(sheet),
      expectedVersion: Math.max(at.version, stored.get(at.slot)?.version ?? 0),
      key: newIdempotencyKey(),
    })
    const next = entry.slots.slice(entry.slots.indexOf(at) + 1).find(one => one.state === 'missing')
    if (next) setChosen(next.slot)
  }
  const dropAt = (at: TableSlotData) => {
    drop(stage, at.slot)
    void ask()
  }
  const mendAt = (at: TableSlotData, refused: BatchItem) => {
    keepDraft(code, at.slot, readJson(refused.sheetText))
    setRewriting(at.slot)
    dropAt(at)
  }
  return {
    entry,
    ask,
    slot,
    sheets,
    item: slot && latestOf(batch, stage, slot.slot),
    send,
    dropAt,
    mendAt,
    setChosen,
    rewriting,
    setRewriting,
  }
}

/** One side of a table with its phone: enters what was played, reads what the other side entered, and agrees or not. */
export function TableDesk(props: TableDeskProps) {
  const t = useTranslations('tableEntry')
  const { code } = props
  const { entry, ask, slot, sheets, item, send, dropAt, mendAt, setChosen, rewriting, setRewriting } =
    useTableDesk(props)
  const { batch, failure, sending, ready, retry } = sheets
  if (!entry.canEnter.allowed || !slot) return <Refusal permission={entry.canEnter} />
  const writes = slot.canEnter.allowed && (slot.state === 'missing' || rewriting === slot.slot)
  const sheetKey = `${slot.slot} ${ready}`
  return (
    <Scripted ready={ready}>
      <div className="flex flex-col gap-5">
        <CallForm code={code} entry={entry} onDone={ask} />
        <Unsent
          waiting={failure ? batch.filter(one => one.state === 'waiting').length : 0}
          sending={sending}
          onRetry={retry}
        />
        <SlotChoice slots={entry.slots} stage={entry.stage.id} batch={batch} chosen={slot.slot} onChoose={setChosen} />
        <RefusedElsewhere
          slots={entry.slots.filter(one => {
            const own = latestOf(batch, entry.stage.id, one.slot)
            return one !== slot && own && own.state !== 'waiting'
          })}
          onChoose={setChosen}
        />
        {item && item.state !== 'waiting' ? (
          <Refused item={item} onMend={() => mendAt(slot, item)} onDrop={() => dropAt(slot)} />
        ) : null}
        {item?.state === 'waiting' ? <p role="status">{t('onItsWay')}</p> : null}
        {writes && !item ? (
          <SlotEntry
            key={sheetKey}
            code={code}
            entry={entry}
            slot={slot}
            ready={ready}
            onSend={sheet => send(slot, sheet)}
          />
        ) : (
          <SlotReading
            key={`${sheetKey} ${slot.version}`}
            code={code}
            entry={entry}
            slot={slot}
            onRewrite={() => setRewriting(slot.slot)}
            onDone={ask}
          />
        )}
      </div>
    </Scripted>
  )
}
