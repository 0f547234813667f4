'use client'

import { useRouter } from '@/i18n/navigation'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ActionOutcome } from '@/components/action-outcome'
import { EmptyState } from '@/components/ui/empty-state'
import { useTakenOver } from '@/components/ui/scripted'
import { useAction } from '@/lib/graphql/use-action'
import { paths } from '@/lib/paths'
import { CheckRow } from './check-row'
import { compareSlots, type DeskPlace, type DeskSlot } from './model'
import { ConfirmResultMutation } from './score-desk.graphql'

interface DoubleCheckProps {
  readonly place: DeskPlace
  readonly roundId: string
  readonly slots: readonly DeskSlot[]
}

/** The keys of the waiting rows: the focus goes from row to row, and to the next when one leaves. */
const useRowFocus = (done: ReadonlySet<string>) => {
  const list = useRef<HTMLOListElement>(null)
  const takenOver = useTakenOver()
  const next = useRef<number | undefined>(undefined)
  const rows = () => list.current?.querySelectorAll<HTMLElement>('[data-check-row] button[data-first]')
  const focusRow = (at: number): void => {
    const all = rows()
    all?.[Math.max(0, Math.min(at, all.length - 1))]?.focus()
  }
  // Whoever comes with the paper in his hands begins at once; a page that is read elsewhere keeps its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the buttons can be pressed
  useEffect(() => {
    if (takenOver && (document.activeElement === null || document.activeElement === document.body)) focusRow(0)
  }, [takenOver])
  // Only once the confirmed row is gone: a row that leaves takes the focus with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done is what moves the rows
  useEffect(() => {
    if (next.current !== undefined) focusRow(next.current)
    next.current = undefined
  }, [done])
  const focusAfter = (at: number): void => {
    next.current = at
  }
  return { list, focusRow, focusAfter }
}

const keyOf = (slot: DeskSlot): string => `${slot.slot} ${slot.version}`

/** The entered sheets that wait for a second look, and what is done with one of them. */
const useDoubleCheck = ({ place, roundId, slots }: DoubleCheckProps) => {
  const router = useRouter()
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const action = useAction(ConfirmResultMutation, data => data.confirmResult)
  const { list, focusRow, focusAfter } = useRowFocus(done)
  const entered = slots.filter(slot => slot.version > 0).sort(compareSlots)
  const waiting = entered.filter(slot => slot.confirmedBy === undefined && !done.has(keyOf(slot)))
  const confirm = async (slot: DeskSlot) => {
    if (action.pending || !slot.canConfirm.allowed) return
    const at = waiting.indexOf(slot)
    const input = { stage: place.stage, slot: slot.slot, version: slot.version, idempotencyKey: action.key() }
    if (!(await action.run({ input }))) return
    focusAfter(at)
    setDone(before => new Set(before).add(keyOf(slot)))
  }
  const change = (slot: DeskSlot): void =>
    router.push(paths.with(paths.scoringRound(place.sessionId, roundId), { slot: slot.slot }))
  const onKeyDown = (event: KeyboardEvent, slot: DeskSlot): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const at = waiting.indexOf(slot)
    if (event.key === 'ArrowDown') focusRow(at + 1)
    else if (event.key === 'ArrowUp') focusRow(at - 1)
    else if (event.key === 'e') change(slot)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { list, entered, waiting, confirm, change, onKeyDown, action }
}

/** One sheet after the other: it agrees with the paper and is confirmed, or it is changed. */
export function DoubleCheck(props: DoubleCheckProps) {
  const t = useTranslations('scoreDesk')
  const { list, entered, waiting, confirm, change, onKeyDown, action } = useDoubleCheck(props)
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose">{t('checkIntro')}</p>
      <p className="figures flex flex-wrap gap-x-6" role="status">
        <span>{t('confirmedCount', { confirmed: entered.length - waiting.length, entered: entered.length })}</span>
        <span className="text-muted">{t('checkKeys')}</span>
      </p>
      <ActionOutcome failure={action.failure} />
      {waiting.length === 0 ? <EmptyState title={t('checkNone')}>{t('checkNoneHint')}</EmptyState> : null}
      <ol ref={list} className="border-rule border-t empty:hidden">
        {waiting.map(slot => (
          <CheckRow
            key={keyOf(slot)}
            place={props.place}
            slot={slot}
            pending={action.pending}
            onConfirm={() => confirm(slot)}
            onChange={() => change(slot)}
            onKeyDown={event => onKeyDown(event, slot)}
          />
        ))}
      </ol>
    </div>
  )
}
