import { useTranslations } from 'next-intl'
import { CardText } from '@/components/card-text'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import type { TableRecord } from './load-boards'

const columns = ['west', 'north', 'east', 'south'] as const

/** The cards by trick and seat; who led and who won are told in words as well. */
export function PlayTable({ record, caption }: { readonly record: TableRecord; readonly caption: string }) {
  const t = useTranslations('boardPage')
  const seats = useTranslations('seat')
  return (
    <div className="max-w-lg">
      <RegisterTable caption={caption} captionHidden label={caption} fits>
        <thead>
          <Row>
            <ColumnHead numeric>{t('trick')}</ColumnHead>
            {columns.map(seat => (
              <ColumnHead key={seat}>{codeText(seats, seat)}</ColumnHead>
            ))}
            <ColumnHead>{t('winner')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {record.tricks.map(trick => (
            <Row key={trick.number}>
              <RowHead numeric>{trick.number}</RowHead>
              {columns.map(seat => {
                const played = trick.cards.find(card => card.seat === seat)
                return (
                  <Cell key={seat} className={seat === trick.winner ? 'font-semibold' : undefined}>
                    {played ? <CardText code={played.card} /> : null}
                    {seat === trick.leader ? <span className="ml-1 text-muted text-xs">{t('led')}</span> : null}
                  </Cell>
                )
              })}
              <Cell>{trick.winner ? codeText(seats, trick.winner) : null}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
      <p className="mt-2 text-sm">
        {t('won', { ns: record.wonNs, ew: record.wonEw })}
        {record.claimed !== null && record.tricks.length < 13
          ? ` · ${t('claimed', { tricks: record.claimed })}`
          : record.declarerTricks === null
            ? ''
            : ` · ${t('declarerTricks', { tricks: record.declarerTricks })}`}
      </p>
    </div>
  )
}
