'use client'

import {
  type Card,
  type CardGift,
  type DealRecord,
  formatCard,
  levelValue,
  type ReturnRule,
  returnCards,
  type SeatNo,
  sideOf,
  tributeFlow,
  withGift,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Field, Select } from '@/components/ui/field'
import { cardName, markOf } from '../card-names'
import { seatLetters } from '../seat-letters'

interface TributeStepProps {
  readonly record: DealRecord
  readonly returnRule: ReturnRule
  readonly onChange: (record: DealRecord) => void
}

interface GiftSelectProps {
  readonly label: string
  readonly hand: readonly Card[]
  readonly allowed: readonly Card[]
  readonly level: number
  readonly gift: CardGift | undefined
  readonly onCard: (card: Card | undefined) => void
}

/** A card out of a hand: those the rules allow first, the others beneath, for what was really given. */
function GiftSelect({ label, hand, allowed, level, gift, onCard }: GiftSelectProps) {
  const t = useTranslations('guandan.record')
  const id = useId()
  const faces = [...new Set(hand)].sort((a, b) => levelValue(b, level) - levelValue(a, level))
  const option = (card: Card) => (
    <option key={card} value={card}>
      {cardName(formatCard(card), markOf(card, level))}
    </option>
  )
  return (
    <Field id={id} label={label} className="w-full sm:w-72">
      <Select
        id={id}
        value={gift ? String(gift.card) : ''}
        onChange={event => onCard(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        <option value="">{t('notTakenDown')}</option>
        <optgroup label={t('allowedCards')}>{faces.filter(card => allowed.includes(card)).map(option)}</optgroup>
        <optgroup label={t('otherCards')}>{faces.filter(card => !allowed.includes(card)).map(option)}</optgroup>
      </Select>
    </Field>
  )
}

/** What was paid and returned before the deal, beside what was owed (art. 10). */
export function TributeStep({ record, returnRule, onChange }: TributeStepProps) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const { previousFinish, hands, level, tributes, returns } = record
  if (!previousFinish) return <LeaderChoice record={record} onChange={onChange} />
  const { resist, transfers, leader } = tributeFlow(previousFinish, hands, level)
  const seatText = (seat: SeatNo) => seats(seatLetters[seat])
  if (resist) return <p>{t('resisted', { seat: seatText(leader) })}</p>
  const giftOf = (gifts: readonly CardGift[], from: SeatNo, to: SeatNo) =>
    gifts.find(gift => gift.from === from && gift.to === to)
  return (
    <div className="flex flex-col gap-3">
      {transfers.map(({ from, to, eligible }) => {
        const names = { from: seatText(from), to: seatText(to) }
        const paid = giftOf(tributes, from, to)
        const receiver = [...(hands[to] ?? []), ...(paid ? [paid.card] : [])]
        const relation = sideOf(from) === sideOf(to) ? 'partner' : 'opponent'
        return (
          <div key={from} className="flex flex-wrap gap-3">
            <GiftSelect
              label={t('pays', names)}
              hand={hands[from] ?? []}
              allowed={eligible}
              level={level}
              gift={paid}
              onCard={card => onChange({ ...record, tributes: withGift(tributes, from, to, card) })}
            />
            <GiftSelect
              label={t('returns', { from: names.to, to: names.from })}
              hand={receiver}
              allowed={returnCards(receiver, level, relation, returnRule)}
              level={level}
              gift={giftOf(returns, to, from)}
              onCard={card => onChange({ ...record, returns: withGift(returns, to, from, card) })}
            />
          </div>
        )
      })}
      <p className="text-muted text-sm">{t('leads', { seat: seatText(leader) })}</p>
    </div>
  )
}

/** Who leads where no tribute decides it. */
function LeaderChoice({ record, onChange }: Omit<TributeStepProps, 'returnRule'>) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const id = useId()
  return (
    <Field id={id} label={t('leader')} className="w-40">
      <Select
        id={id}
        value={record.leader ?? ''}
        onChange={event => {
          const { leader: _before, ...rest } = record
          const { value } = event.target
          onChange(value === '' ? rest : { ...rest, leader: Number(value) as SeatNo })
        }}
      >
        <option value="">{t('notTakenDown')}</option>
        {seatLetters.map((letter, seat) => (
          <option key={letter} value={seat}>
            {seats(letter)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
