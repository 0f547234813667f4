import {
  type CardGift,
  followDeal,
  formatCard,
  handText,
  parseDealRecord,
  type SeatNo,
  seatNos,
} from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { seatLetters } from '../seat-letters'
import { CardFace } from '../card-face'
import { guandanEditionOf } from '../desk-state'
import { markOf } from '../card-names'
import { TurnList } from './turn-list'

interface RecordViewProps {
  readonly number: number
  /** The record as the sheet carries it. */
  readonly record: unknown
  /** The edition it was played under. */
  readonly edition: string
}

/** A deal that was written down card by card, as it was played. */
export function RecordView({ number, record: given, edition }: RecordViewProps) {
  const t = useTranslations('guandan.record')
  const seats = useTranslations('guandan.seat')
  const read = parseDealRecord(given, '')
  if (!read.ok) return null
  const record = read.value
  const { defaults, article } = guandanEditionOf(edition)
  const seatText = (seat: SeatNo) => seats(seatLetters[seat])
  const gift = (say: (names: { from: string; to: string }) => string, { from, to, card }: CardGift) => (
    <li key={`${from}${to}`} className="flex flex-wrap items-center gap-2">
      {say({ from: seatText(from), to: seatText(to) })}
      <CardFace code={formatCard(card)} size={20} {...markOf(card, record.level)} />
    </li>
  )
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">{t('shown', { number })}</summary>
      <div className="flex flex-col gap-3 border-rule border-l-2 py-2 pl-3">
        <ul>
          {seatNos.map(seat => (
            <li key={seat} className="font-mono text-sm">
              {t('hand', { seat: seatText(seat), cards: handText(record.hands[seat] ?? []) })}
            </li>
          ))}
        </ul>
        {record.tributes.length > 0 ? (
          <ul>
            {record.tributes.map(each => gift(names => t('paid', names), each))}
            {record.returns.map(each => gift(names => t('returned', names), each))}
          </ul>
        ) : null}
        <TurnList record={record} followed={followDeal(record, { ...defaults, article })} />
      </div>
    </details>
  )
}
