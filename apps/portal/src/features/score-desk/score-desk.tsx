'use client'

import { useRef, useState } from 'react'
import { Scripted } from '@/components/ui/scripted'
import { newIdempotencyKey } from '@/lib/graphql/use-action'
import { type DeskBatch, type Entry, standingVersion, useBatch } from '@/features/sheet-batch'
import { BatchNotice } from './batch-notice'
import { ConflictChoice } from './conflict-choice'
import { deliverToDesk } from './deliver'
import { DeskKeyList } from './desk-key-list'
import { EntryPanel } from './entry-panel'
import { FlagForm } from './flag-form'
import { type DeskPlace, type DeskSlot, nextMissing, nextPlace, type Order, orders } from './model'
import { SlotList } from './slot-list'
import { hasResult, type ViewedSlot, viewSlot } from './slot-state'
import { type CurrentSlot, useCurrentSlot } from './use-current-slot'
import { type DeskAction, useDeskKeys } from './use-desk-keys'
import { useNeighbours } from './use-neighbours'

interface ScoreDeskProps {
  readonly account: string
  readonly place: DeskPlace
  readonly slots: readonly DeskSlot[]
  readonly order: Order
  /** The slot to begin with; the first missing one unless told. */
  readonly first?: string
}

/** The open slot: the choice between two versions where it was changed meanwhile, the entry otherwise. */
function OpenSlot({
  place,
  slots,
  viewed,
  current,
  desk: { batch, enter, drop },
  onAction,
  onDone,
}: Pick<ScoreDeskProps, 'place' | 'slots'> & {
  readonly viewed: readonly ViewedSlot[]
  readonly current: CurrentSlot
  readonly desk: DeskBatch
  readonly onAction: (action: DeskAction) => void
  readonly onDone: () => void
}) {
  const { slot } = current
  const neighbours = useNeighbours(place.sessionId, slot, viewed)
  if (!slot) return null
  if (slot.state !== 'changed')
    return (
      <EntryPanel
        place={place}
        current={current}
        slots={viewed}
        neighbours={neighbours}
        problems={batch.findLast(item => item.slot === slot.slot && item.state === 'refused')?.problems}
        onAction={onAction}
        onDone={onDone}
        onDrop={() => drop(place.stage, slot.slot)}
      />
    )
  return (
    <ConflictChoice
      key={slot.slot}
      place={place}
      mine={slot}
      theirs={slots.find(item => item.slot === slot.slot)}
      standing={standingVersion(batch, place.stage, slot.slot)}
      onMine={theirs => {
        enter({ ...sentOf(place, slot), expectedVersion: theirs.version, key: newIdempotencyKey() })
        current.reopen({ ...slot, version: theirs.version })
      }}
      onTheirs={theirs => {
        drop(place.stage, slot.slot)
        current.reopen(theirs)
      }}
    />
  )
}

/** Entry of results, slot after slot, by keyboard alone; what was entered is kept until the server has it. */
export function ScoreDesk({ account, place, slots, order: given, first }: ScoreDeskProps) {
  const desk = useRef<HTMLDivElement>(null)
  const kept = useBatch(`paiji.desk.${account}`, deliverToDesk)
  const { batch, stored, failure, sending, ready, enter, retry } = kept
  const [order, setOrder] = useState<Order>(given)
  const [dialog, setDialog] = useState<'help' | 'flag'>()
  const viewed = slots.map(slot => viewSlot(slot, place.stage, batch, stored)).sort(orders[order])
  const current = useCurrentSlot(viewed, desk, { first, ready })
  const { slot, at, opened, go } = current
  const boards = viewed.some(item => item.board !== undefined)

  const goToMissing = () => {
    const missing = nextMissing(viewed, at, hasResult)
    if (missing !== undefined) go(missing)
  }
  const save = () => {
    const entry = slot && entryOf(place, slot, opened, stored.get(slot.slot)?.version)
    if (entry) enter(entry)
    const next = nextPlace(viewed, at, item => item.slot === slot?.slot || hasResult(item))
    if (next !== undefined) go(next)
    else goToMissing()
  }
  const does: Readonly<Record<DeskAction, () => void>> = {
    next: () => go(Math.min(at + 1, viewed.length - 1)),
    previous: () => go(Math.max(at - 1, 0)),
    missing: goToMissing,
    order: () => boards && setOrder(before => (before === 'table' ? 'board' : 'table')),
    swap: current.swap,
    flag: () => setDialog('flag'),
    revert: current.revert,
    retry,
    help: () => setDialog('help'),
  }
  const act = (action: DeskAction): void => does[action]()
  useDeskKeys(desk, act)
  const open = { place, slots, viewed, current, desk: kept, onAction: act, onDone: save }
  const list = { place, slots: viewed, order, boards, at }

  return (
    <div ref={desk} className="flex flex-col gap-5">
      <BatchNotice batch={batch} stage={place.stage} sending={sending} failure={failure} onRetry={retry} />
      <Scripted ready={ready}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="flex min-w-0 flex-col gap-5 lg:order-2">
            <OpenSlot {...open} />
          </div>
          <SlotList {...list} onChoose={go} onOrder={setOrder} />
        </div>
      </Scripted>
      {dialog === 'help' ? <DeskKeyList onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'flag' && slot ? <FlagForm place={place} slot={slot} onClose={() => setDialog(undefined)} /> : null}
    </div>
  )
}

const sentOf = (place: DeskPlace, slot: DeskSlot): Omit<Entry, 'key' | 'expectedVersion'> => ({
  stage: place.stage,
  slot: slot.slot,
  sides: slot.sides.map(side => side.id),
  session: slot.session,
  round: slot.round,
  table: slot.table,
  sheetText: JSON.stringify(slot.sheet),
  ...(slot.section ? { section: slot.section } : {}),
  ...(slot.board ? { board: slot.board } : {}),
})

/** What is to be sent, if anything differs from what stands. `own` is the version this browser stored last. */
const entryOf = (
  place: DeskPlace,
  slot: DeskSlot,
  { version, sheet, sides }: { version: number; sheet: unknown; sides: DeskSlot['sides'] },
  own = 0,
): Entry | undefined => {
  if (sheet === undefined) return undefined
  const entry = sentOf(place, { ...slot, sheet, sides })
  const before = sentOf(place, slot)
  const same = entry.sheetText === before.sheetText && entry.sides.join() === before.sides.join()
  if (same && slot.version > 0) return undefined
  return { ...entry, key: newIdempotencyKey(), expectedVersion: Math.max(version, own) }
}
