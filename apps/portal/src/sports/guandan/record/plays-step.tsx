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

interface Chooses {
  readonly onChoose: (turn: number | undefined) => void
}

interface PlaysStepProps {
  readonly record: DealRecord
  readonly followed: FollowedDeal
  readonly conditions: DealConditions
  readonly onChange: (record: DealRecord) => void
}

/** The turns so far, the newest in sight. */
function Turns({ record, followed, onChoose }: Pick<PlaysStepProps, 'record' | 'followed'> & Chooses) {
  const t = useTranslations('guandan.record')
  const list = useRef<HTMLElement>(null)
  const { length } = record.plays
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn is shown
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [length])
  if (length === 0) return null
  return (
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
            onClick={() => onChoose(turn)}
          >
            {t('change')}
          </Button>
        )}
      />
    </section>
  )
}

/** Takes the turn that is being changed out or leaves it, or takes the last one back. */
function TurnActs({
  plays,
  changing,
  onPut,
  onChoose,
}: Chooses & {
  readonly plays: readonly Play[]
  readonly changing: number | undefined
  readonly onPut: (plays: readonly Play[]) => void
}) {
  const t = useTranslations('guandan.record')
  return (
    <div className="flex flex-wrap gap-2">
      {changing === undefined ? (
        <Button size="small" disabled={plays.length === 0} onClick={() => onPut(plays.slice(0, -1))}>
          {t('undoTurn')}
        </Button>
      ) : (
        <>
          <Button size="small" onClick={() => onPut(plays.filter((_, turn) => turn !== changing))}>
            {t('removeTurn')}
          </Button>
          <Button size="small" onClick={() => onChoose(undefined)}>
            {t('leaveTurn')}
          </Button>
        </>
      )}
    </div>
  )
}

/** Play after play: each is judged where it stands, and may be changed or taken out again. */
export function PlaysStep({ record, followed, conditions, onChange }: PlaysStepProps) {
  const t = useTranslations('guandan.record')
  const [changing, setChanging] = useState<number>()
  const { plays, level } = record
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
  return (
    <div className="flex flex-col gap-4">
      <Turns record={record} followed={followed} onChoose={choose} />
      {changed ? <p className="font-medium">{t('changingTurn', { number: at + 1 })}</p> : null}
      <div ref={entry}>
        {state.over || state.stopped ? null : (
          <PlayEntry
            key={changing ?? 'next'}
            record={upTo}
            state={state}
            conditions={conditions}
            first={changed ? playEntryText(changed, level, conditions.play, state.turn) : ''}
            submitLabel={changed ? t('replaceTurn') : t('addTurn')}
            onPlay={play => put([...plays.slice(0, at), play, ...plays.slice(changed ? at + 1 : at)])}
          />
        )}
      </div>
      {changing === undefined && state.stopped ? <p className="text-seal">{t('stopped')}</p> : null}
      <TurnActs plays={plays} changing={changed ? at : undefined} onPut={put} onChoose={choose} />
    </div>
  )
}
