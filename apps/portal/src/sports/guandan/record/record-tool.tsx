'use client'

import {
  type DealRecord,
  emptyRecord,
  followDeal,
  gsac2017,
  levelRankOf,
  levelValue,
  parseFinishingOrder,
  playedOut,
  type Rank,
  ranks,
  type SeatNo,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Select, TextInput } from '@/components/ui/field'
import { RecordEditor } from './record-editor'

const conditions = { ...gsac2017.defaults, article: gsac2017.article }

/** The beginning of a deal of simple legal play, and one turn that is not: the lowest card against a single. */
const example = (): DealRecord => {
  const record = playedOut(11, 2)
  const at = record.plays.findIndex((play, turn) => turn > 4 && play.cards.length === 1)
  const begun = { ...record, plays: record.plays.slice(0, at + 1) }
  const { turn, held } = followDeal(begun, conditions).state
  const low = [...(held[turn] ?? [])].sort((a, b) => levelValue(a, record.level) - levelValue(b, record.level))
  return { ...begun, plays: [...begun.plays, { seat: turn, cards: low.slice(0, 1) }] }
}

const seatsOf = (text: string): readonly SeatNo[] | undefined => {
  const order = parseFinishingOrder(
    [...text.toLowerCase()].map(letter => 'nesw'.indexOf(letter)),
    '',
  )
  return order.ok ? (order.value as readonly SeatNo[]) : undefined
}

/** The record of any deal, for learners and for film: nothing is stored but in the browser. */
export function RecordTool() {
  const t = useTranslations('guandan.record')
  const id = useId()
  const [rank, setRank] = useState<Rank>('2')
  const [order, setOrder] = useState('')
  const [sample, setSample] = useState<DealRecord>()
  const previousFinish = seatsOf(order)
  const initial = sample ?? emptyRecord(levelRankOf(rank), previousFinish ? { previousFinish } : {})
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Field id={`${id}-level`} label={t('level')} className="w-28">
          <Select
            id={`${id}-level`}
            value={rank}
            onChange={event => {
              setSample(undefined)
              setRank(event.target.value as Rank)
            }}
          >
            {ranks.map(mark => (
              <option key={mark} value={mark}>
                {mark === 'T' ? '10' : mark}
              </option>
            ))}
          </Select>
        </Field>
        <Field id={`${id}-order`} label={t('previousOrder')} className="w-44">
          <TextInput
            id={`${id}-order`}
            value={order}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
            placeholder="nesw"
            onChange={event => {
              setSample(undefined)
              setOrder(event.target.value)
            }}
          />
        </Field>
        <Button onClick={() => setSample(example())}>{t('example')}</Button>
      </div>
      <RecordEditor
        key={sample ? 'example' : `${rank} ${previousFinish?.join('')}`}
        title={t('toolDeal')}
        initial={initial}
        conditions={conditions}
        keep={sample ? 'example' : 'tool'}
      />
    </>
  )
}
