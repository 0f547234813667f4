import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CardText } from '@/components/card-text'
import { codeText } from '@/i18n/code-text'
import { AuctionGrid } from './auction-grid'
import type { TableRecord } from './load-boards'
import { PlayTable } from './play-table'

/** Where the auction leads, and what does not agree with the result on the sheet. */
function Outcome({ record }: { readonly record: TableRecord }) {
  const t = useTranslations('boardPage')
  const seats = useTranslations('seat')
  const problems = useTranslations('problem')
  const named = (text: string): string => codeText(seats, text, {}, text)
  return (
    <>
      {record.contract && record.declarer ? (
        <p className="mt-2">
          {t('leadsTo')} <CardText code={record.contract} /> {codeText(seats, record.declarer)}
        </p>
      ) : null}
      {record.passedOut ? <p className="mt-2">{t('passedOut')}</p> : null}
      {record.disagreements.map(({ code, record: told, sheet }) => (
        <p key={code} className="mt-1 text-seal">
          {problems('RECORD_DIFFERS', { code, record: named(told), sheet: named(sheet) })}
        </p>
      ))}
    </>
  )
}

/** Revokes and misplayed cards, which the API tells to directors and staff alone. */
function Faults({ faults }: { readonly faults: NonNullable<TableRecord['faults']> }) {
  const t = useTranslations('boardPage')
  const seats = useTranslations('seat')
  const words = useTranslations('boardPage.fault')
  return (
    <section data-no-print="" className="mt-4 max-w-lg rounded-md border border-rule bg-raised p-3 text-sm">
      <h4 className="mb-1">{t('faults')}</h4>
      {faults.revokes.length + faults.cards.length === 0 ? <p>{t('noFaults')}</p> : null}
      <ul>
        {faults.revokes.map(({ seat, trick, transferred }) => (
          <li key={`${seat}${trick}`}>{t('revoke', { trick, seat: codeText(seats, seat), transferred })}</li>
        ))}
        {faults.cards.map(({ seat, card, trick, code, article }) => (
          <li key={`${trick}${card}`}>
            <CardText code={card} />{' '}
            {t('cardFault', { trick, seat: codeText(seats, seat), fault: codeText(words, code), article })}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RecordViewProps {
  readonly record: TableRecord
  readonly table: string
  /** The play card by card. */
  readonly steps: ReactNode
}

/** What was called and played at one table. */
export function RecordView({ record, table, steps }: RecordViewProps) {
  const t = useTranslations('boardPage')
  return (
    <section id="record" className="mt-8 scroll-mt-20">
      <h3 className="mb-3 text-md">{table ? t('recordOf', { table }) : t('recordOfBoard')}</h3>
      <div className="flex flex-wrap items-start gap-x-10 gap-y-6">
        {record.calls.length > 0 ? (
          <div className="min-w-0 max-w-full">
            <AuctionGrid record={record} caption={t('auction')} />
            <Outcome record={record} />
          </div>
        ) : null}
        {record.tricks.length > 0 ? (
          <div className="min-w-0 max-w-full">
            {steps}
            <PlayTable record={record} caption={t('play')} />
            {record.faults ? <Faults faults={record.faults} /> : null}
          </div>
        ) : null}
      </div>
    </section>
  )
}
