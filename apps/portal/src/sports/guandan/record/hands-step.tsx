'use client'

import {
  type Card,
  checkDealtHands,
  type DealRecord,
  handText,
  parseHandText,
  restOfDeck,
  type SeatNo,
  seatNos,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ProblemText } from '@/components/problem-text'
import { describedBy, Field, TextInput } from '@/components/ui/field'
import { CardGrid } from '../card-grid'
import { seatLetters } from '../seat-letters'

interface HandsStepProps {
  readonly record: DealRecord
  readonly onChange: (record: DealRecord) => void
}

function HandField({
  seat,
  cards,
  onCards,
  onFocus,
}: {
  readonly seat: SeatNo
  readonly cards: readonly Card[]
  readonly onCards: (cards: readonly Card[]) => void
  readonly onFocus: () => void
}) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : parseHandText(typed)
  const problem = read && !read.ok ? read.error[0] : undefined
  const wrong = problem ? <ProblemText problems={[problem]} /> : undefined
  return (
    <Field id={id} label={t('handOf', { seat: seats(seatLetters[seat]), count: cards.length })} problem={wrong}>
      <TextInput
        id={id}
        value={typed ?? handText(cards)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={wrong !== undefined}
        aria-describedby={describedBy(id, { problem: wrong })}
        className="font-mono"
        onFocus={onFocus}
        onChange={event => {
          setTyped(event.target.value)
          const parsed = parseHandText(event.target.value)
          if (parsed.ok) onCards(parsed.value)
        }}
        onBlur={() => {
          if (!wrong) setTyped(undefined)
        }}
      />
    </Field>
  )
}

/** The four hands as drawn: typed suit by suit, or card by card; the fourth is the rest of the two decks. */
export function HandsStep({ record, onChange }: HandsStepProps) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const [active, setActive] = useState<SeatNo>(0)
  const { hands } = record
  const change = (seat: SeatNo, cards: readonly Card[]) =>
    onChange({ ...record, hands: hands.map((hand, other) => (other === seat ? cards : hand)) })
  const short = seatNos.filter(seat => hands[seat]?.length !== 27)
  const last = short.length === 1 ? short[0] : undefined
  const rest = last === undefined ? undefined : restOfDeck(hands.filter((_, seat) => seat !== last))
  const wrong = hands.every(hand => hand.length > 0) ? checkDealtHands(hands) : []
  const codes = [...new Set(wrong.map(({ code }) => code))]
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted text-sm">{t('handsHint')}</p>
      {seatNos.map(seat => (
        <HandField
          key={seat}
          seat={seat}
          cards={hands[seat] ?? []}
          onCards={cards => change(seat, cards)}
          onFocus={() => setActive(seat)}
        />
      ))}
      {last !== undefined && rest?.length === 27 ? (
        <p>
          <Button onClick={() => change(last, rest)}>{t('restOfDeck', { seat: seats(seatLetters[last]) })}</Button>
        </p>
      ) : null}
      {codes.length > 0 ? (
        <ul className="text-seal text-sm">
          {codes.map(code => (
            <li key={code}>
              <ProblemText problems={[{ code }]} />
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary className="min-h-11 cursor-pointer content-center">
          {t('tapHand', { seat: seats(seatLetters[active]) })}
        </summary>
        <CardGrid
          chosen={hands.flat()}
          level={record.level}
          look="plain"
          onPick={card => change(active, [...(hands[active] ?? []), card])}
        />
      </details>
    </div>
  )
}
