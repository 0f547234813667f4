'use client'

import {
  checkDealtHands,
  type DealConditions,
  type DealRecord,
  type FinishingOrder,
  followDeal,
  rankOfLevel,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { seatLetters } from '../seat-letters'
import { useLevelText } from '../use-guandan-term'
import { HandsStep } from './hands-step'
import { PlaysStep } from './plays-step'
import { TributeStep } from './tribute-step'
import { RecordProblems } from './turn-list'
import { useStoredRecord } from './use-stored-record'

/** A deal of which nothing was written. */
const nothing = { hands: [[], [], [], []], tributes: [], returns: [], plays: [] } as const

export interface RecordEditorProps {
  readonly title: string
  /** The deal with what its sheet says already. */
  readonly initial: DealRecord
  readonly conditions: DealConditions
  /** The name under which the browser keeps what is being written. */
  readonly keep: string
  /** Takes a deal played to its end into the sheet; absent where there is none. */
  readonly onTake?: (finish: FinishingOrder, record: DealRecord) => void
  readonly onClose?: () => void
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <h4 className="font-medium">{title}</h4>
      {children}
    </div>
  )
}

/** What was opened over the sheet takes the focus. */
const useFocusOnOpening = (isOpened: boolean) => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpened) section.current?.focus()
  }, [isOpened])
  return section
}

/** What is written of the deal, followed by the rules as soon as the hands and the lead are known. */
const useFollowed = (keep: string, initial: DealRecord, conditions: DealConditions) => {
  const { record, change, forget } = useStoredRecord(keep, initial)
  const dealt = checkDealtHands(record.hands).length === 0
  const ready = dealt && (record.leader !== undefined || record.previousFinish !== undefined)
  const followed = ready ? followDeal(record, conditions) : undefined
  const before = followed?.replay.problems.filter(({ at }) => !at?.path?.startsWith('plays')) ?? []
  return { record, change, forget, dealt, followed, before }
}

/** A deal card by card: the hands, the tribute, every play; what breaks a rule is shown where it stands. */
export function RecordEditor({ title, initial, conditions, keep, onTake, onClose }: RecordEditorProps) {
  const t = useTranslations('guandan.record')
  const levelText = useLevelText()
  const id = useId()
  const section = useFocusOnOpening(onClose !== undefined)
  const { record, change, forget, dealt, followed, before } = useFollowed(keep, initial, conditions)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-own-keys=""
      className="flex scroll-mt-20 flex-col gap-5"
    >
      <h3 id={`${id}-title`} className="flex flex-wrap items-baseline gap-3 text-md">
        {title}
        <Chip tone="strong">{t('atLevel', { level: levelText(rankOfLevel(record.level)) })}</Chip>
      </h3>
      <details open={record.plays.length === 0}>
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {t('hands')} {dealt ? <span className="text-muted text-sm">{t('handsComplete')}</span> : null}
        </summary>
        <HandsStep record={record} onChange={change} />
      </details>
      {dealt ? (
        <Part title={record.previousFinish ? t('tribute') : t('lead')}>
          <TributeStep record={record} returnRule={conditions.returnRule} onChange={change} />
          {record.plays.length > 0 ? <RecordProblems problems={before} /> : null}
        </Part>
      ) : null}
      {followed ? (
        <Part title={t('plays')}>
          <PlaysStep record={record} followed={followed} conditions={conditions} onChange={change} />
        </Part>
      ) : null}
      {followed ? <Outcome followed={followed} /> : null}
      <div className="flex flex-wrap gap-2">
        {onTake && followed?.replay.complete ? (
          <Button
            tone="strong"
            onClick={() => {
              forget()
              onTake(followed.replay.finish, record)
            }}
          >
            {t('take')}
          </Button>
        ) : null}
        <Button disabled={record.hands.flat().length === 0} onClick={() => change({ ...initial, ...nothing })}>
          {t('clear')}
        </Button>
        {onClose ? <Button onClick={onClose}>{t('close')}</Button> : null}
      </div>
      {onClose ? <p className="text-muted text-sm">{t('savedHint')}</p> : null}
    </section>
  )
}

/** Who went out in which order, and how many turns break a rule. */
function Outcome({ followed }: { readonly followed: ReturnType<typeof followDeal> }) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const { finish, complete, problems, borrowedLeads } = followed.replay
  if (followed.turns.length === 0) return null
  const order = finish.map(seat => seats(seatLetters[seat])).join(' · ')
  const illegal = problems.filter(({ code }) => code !== 'PLAY_INCOMPLETE')
  return (
    <p aria-live="polite" data-record-order="" className="border-guandan border-l-2 bg-raised py-2 pr-4 pl-3">
      {complete ? t('finished', { order }) : finish.length > 0 ? t('outSoFar', { order }) : t('nobodyOut')}{' '}
      {borrowedLeads.length > 0 ? t('borrowedCount', { count: borrowedLeads.length }) : null}{' '}
      {illegal.length > 0 ? (
        <span className="text-seal">{t('illegalCount', { count: illegal.length })}</span>
      ) : (
        t('noneIllegal')
      )}
    </p>
  )
}
