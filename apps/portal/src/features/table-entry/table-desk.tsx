'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useState } from 'react'
import { ProblemList } from '@/components/problem-list'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Refusal } from '@/components/permitted'
import { type BatchItem, latestOf, useBatch } from '@/features/sheet-batch'
import { newIdempotencyKey } from '@/lib/graphql/use-action'
import { deliverAtTable } from './deliver'
import { SlotChoice } from './slot-choice'
import { SlotEntry } from './slot-entry'
import { SlotReading } from './slot-reading'
import { type TableEntryData, type TableSlotData, useTableEntry } from './use-table-entry'

interface TableDeskProps {
  readonly code: string
  readonly first: TableEntryData
}

/** What is kept of this table in the browser and has not arrived. */
function Kept({ waiting, sending, onRetry }: { waiting: number; sending: boolean; onRetry: () => void }) {
  const t = useTranslations('tableEntry')
  if (waiting === 0) return null
  return (
    <Notice tone="attention" title={t('kept', { count: waiting })}>
      <p>{t('keptHint')}</p>
      <Button size="small" className="mt-2" disabled={sending} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  )
}

/** Somebody else wrote there first, or the server found something wrong: the table decides what to do about it. */
function Refused({ item, onDrop }: { readonly item: BatchItem; readonly onDrop: () => void }) {
  const t = useTranslations('tableEntry')
  return (
    <div role="alert" className="border-seal border-l-2 bg-raised p-3">
      <p className="mb-2 font-medium">{t(item.state === 'changed' ? 'changed' : 'refused')}</p>
      <ProblemList problems={item.problems ?? []} />
      <Button size="small" className="mt-2" onClick={onDrop}>
        {t('seeStanding')}
      </Button>
    </div>
  )
}

const firstToDo = (slots: readonly TableSlotData[]): string =>
  (slots.find(slot => slot.canAgree) ?? slots.find(slot => slot.state === 'missing') ?? slots[0])?.slot ?? ''

/** One side of a table with its phone: enters what was played, reads what the other side entered, and agrees or not. */
export function TableDesk({ code, first }: TableDeskProps) {
  const t = useTranslations('tableEntry')
  const { entry, ask } = useTableEntry(code, first)
  const deliver = useMemo(() => deliverAtTable(code), [code])
  const { batch, stored, failure, sending, ready, enter, drop, retry } = useBatch(`paiji.table.${code}`, deliver)
  const [chosen, setChosen] = useState(() => firstToDo(first.slots))
  const [rewriting, setRewriting] = useState<string>()
  const slot = entry.slots.find(one => one.slot === chosen) ?? entry.slots[0]
  useEffect(() => {
    if (stored.size > 0) void ask()
  }, [stored, ask])
  if (!entry.canEnter.allowed || !slot) return <Refusal permission={entry.canEnter} />
  const stage = entry.stage.id
  const item = latestOf(batch, stage, slot.slot)
  const version = Math.max(slot.version, stored.get(slot.slot)?.version ?? 0)
  const send = (sheet: unknown) => {
    setRewriting(undefined)
    enter({
      stage,
      slot: slot.slot,
      sides: [],
      sheetText: JSON.stringify(sheet),
      expectedVersion: version,
      key: newIdempotencyKey(),
    })
    const at = entry.slots.indexOf(slot)
    const next = entry.slots.find((one, index) => index > at && one.state === 'missing')
    if (next) setChosen(next.slot)
  }
  const writes = slot.canEnter.allowed && (slot.state === 'missing' || rewriting === slot.slot)
  const sheetKey = `${slot.slot} ${ready}`
  return (
    <div className="flex flex-col gap-5">
      <Kept
        waiting={failure ? batch.filter(one => one.state === 'waiting').length : 0}
        sending={sending}
        onRetry={retry}
      />
      <SlotChoice slots={entry.slots} stage={stage} batch={batch} chosen={slot.slot} onChoose={setChosen} />
      {item && item.state !== 'waiting' ? (
        <Refused
          item={item}
          onDrop={() => {
            drop(stage, slot.slot)
            void ask()
          }}
        />
      ) : null}
      {item?.state === 'waiting' ? <p role="status">{t('onItsWay')}</p> : null}
      {writes && !item ? (
        <SlotEntry key={sheetKey} code={code} entry={entry} slot={slot} onSend={send} />
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
  )
}
