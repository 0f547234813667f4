'use client'

import {
  type DealConditions,
  type DealRecord,
  followDeal,
  type FollowedDeal,
  type Play,
  playEntryText,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { PlayEntry } from './play-entry'
import { TurnList } from './turn-list'

interface PlaysStepProps {
  readonly record: DealRecord
  readonly followed: FollowedDeal
  readonly conditions: DealConditions
  readonly onChange: (record: DealRecord) => void
}

/** Play after play: each is judged where it stands, and may be changed or taken out again. */
export function PlaysStep({ record, followed, conditions, onChange }: PlaysStepProps) {
  const t = useTranslations('guandan.record')
  const [changing, setChanging] = useState<number>()
  const list = useRef<HTMLElement>(null)
  const { plays, level } = record
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is shown
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [plays.length])
  const entry = useRef<HTMLDivElement>(null)
  const choose = (turn: number | undefined) => {
    flushSync(() => setChanging(turn))
    entry.current?.querySelector('input')?.focus()
  }
  const put = (next: readonly Play[]) => {
    onChange({ ...record, plays: next })
    if (changing !== undefined) choose(undefined)
  }
  const at = changing ?? plays.length
  const upTo = { ...record, plays: plays.slice(0, at) }
  const { state } = changing === undefined ? followed : followDeal(upTo, conditions)
  const changed = changing === undefined ? undefined : plays[changing]
  const open = !state.over && !state.stopped
  return (
    <div className="flex flex-col gap-4">
      {plays.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
        <section ref={list} tabIndex={0} aria-label={t('turns')} className="max-h-[28rem] overflow-y-auto pr-2">
          <TurnList
            record={record}
            followed={followed}
            judged
            action={turn => (
              <Button
                size="small"
                tone="quiet"
                aria-label={t('changeTurn', { number: turn + 1 })}
                onClick={() => choose(turn)}
              >
                {t('change')}
              </Button>
            )}
          />
        </section>
      ) : null}
      {changed ? <p className="font-medium">{t('changingTurn', { number: at + 1 })}</p> : null}
      <div ref={entry}>
        {open ? (
          <PlayEntry
            key={changing ?? 'next'}
            record={upTo}
            state={state}
            conditions={conditions}
            first={changed ? playEntryText(changed, level, conditions.play, state.turn) : ''}
            submitLabel={changed ? t('replaceTurn') : t('addTurn')}
            onPlay={play => put([...plays.slice(0, at), play, ...plays.slice(changed ? at + 1 : at)])}
          />
        ) : null}
      </div>
      {changing === undefined && state.stopped ? <p className="text-seal">{t('stopped')}</p> : null}
      <div className="flex flex-wrap gap-2">
        {changed ? (
          <>
            <Button size="small" onClick={() => put(plays.filter((_, turn) => turn !== at))}>
              {t('removeTurn')}
            </Button>
            <Button size="small" onClick={() => choose(undefined)}>
              {t('leaveTurn')}
            </Button>
          </>
        ) : (
          <Button size="small" disabled={plays.length === 0} onClick={() => put(plays.slice(0, -1))}>
            {t('undoTurn')}
          </Button>
        )}
      </div>
    </div>
  )
}
