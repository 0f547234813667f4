'use client'

import {
  type DealConditions,
  type DealEntry,
  type GameSheet,
  type GuandanSettings,
  recordOfDeal,
  withDealRecord,
} from '@paiji/rules/guandan'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'

/** Fetched when somebody first writes a deal card by card. */
const RecordEditor = dynamic(() => import('./record-editor').then(module => module.RecordEditor), { ssr: false })

interface DealRecordsProps {
  readonly sheet: GameSheet
  readonly settings: GuandanSettings
  readonly article: DealConditions['article']
  /** The deal that is open, counted from 0 through the extra deals; the one after the last is about to be played. */
  readonly at: number
  readonly keep: string
  readonly onDeal: (deal: DealEntry) => void
  readonly onChange: (sheet: GameSheet) => void
  readonly onClose: () => void
}

/** The card-by-card record of one deal of the sheet; taken over, its order is the deal's. */
export function DealRecords({ sheet, settings, article, at, keep, onDeal, onChange, onClose }: DealRecordsProps) {
  const t = useTranslations('guandan.record')
  const initial = recordOfDeal(sheet, at, settings)
  if (!initial) return null
  const isNext = at === sheet.deals.length + sheet.extraDeals.length
  return (
    <RecordEditor
      key={at}
      title={t('dealTitle', { number: at + 1 })}
      initial={initial}
      conditions={{ ...settings, article }}
      keep={`${keep}.${at}`}
      onTake={(finish, record) => {
        if (isNext) onDeal({ finish, record })
        else onChange(withDealRecord(sheet, at, { finish, record }, settings))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
