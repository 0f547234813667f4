import { getTranslations } from 'next-intl/server'
import { PersonName } from '@/components/person-name'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { codeText } from '@/i18n/code-text'
import type { Seat } from './load-room'

/** Who sits, who stands by and in which order, and what each has disclosed. */
export async function SeatsTable({ seats }: { readonly seats: readonly Seat[] }) {
  const [t, roles, statuses] = await Promise.all([
    getTranslations('panelRoom'),
    getTranslations('panelRole'),
    getTranslations('panelStatus'),
  ])
  if (seats.length === 0) return <EmptyState title={t('noSeats')}>{t('noSeatsHint')}</EmptyState>
  const said = (seat: Seat) =>
    seat.disclosesNone === null
      ? t('notDisclosed')
      : seat.disclosesNone
        ? t('disclosedNone')
        : (seat.disclosure ?? t('disclosedTie'))
  return (
    <RegisterTable caption={t('seats')} captionHidden label={t('seats')} fits>
      <thead>
        <Row>
          <ColumnHead stuck>{t('name')}</ColumnHead>
          <ColumnHead>{t('seat')}</ColumnHead>
          <ColumnHead>{t('state')}</ColumnHead>
          <ColumnHead>{t('disclosure')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {seats.map(seat => (
          <Row key={seat.id}>
            <RowHead stuck>
              <PersonName person={seat.person} />
            </RowHead>
            <Cell className="whitespace-nowrap">{codeText(roles, seat.role)}</Cell>
            <Cell className="whitespace-nowrap">{seat.leftAt ? t('left') : codeText(statuses, seat.status)}</Cell>
            <Cell>{said(seat)}</Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
