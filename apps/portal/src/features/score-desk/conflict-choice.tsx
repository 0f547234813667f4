'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { PrintedSheet } from '@/features/sheet-editors'
import { useFetchAgain } from '@/lib/graphql/use-live'
import type { DeskPlace, DeskSlot } from './model'
import type { ViewedSlot } from './slot-state'

interface ConflictChoiceProps {
  readonly place: DeskPlace
  readonly mine: ViewedSlot
  /** As the page knows it now; older than what stands until the page has been fetched anew. */
  readonly theirs?: DeskSlot
  /** The version that stands, as the server said. */
  readonly standing: number
  /** With what the scorer has seen now. */
  readonly onMine: (theirs: DeskSlot) => void
  readonly onTheirs: (theirs: DeskSlot) => void
}

/** Two versions of one result side by side; nothing is written over unseen. */
export function ConflictChoice({ place, mine, theirs, standing, onMine, onTheirs }: ConflictChoiceProps) {
  const t = useTranslations('scoreDesk')
  const fetchAgain = useFetchAgain()
  const choice = useRef<HTMLElement>(null)
  const seen = theirs && theirs.version >= standing ? theirs : undefined
  const isSeen = seen !== undefined
  useEffect(() => {
    if (isSeen) choice.current?.querySelector('button')?.focus()
    else fetchAgain()
  }, [fetchAgain, isSeen])
  const sheet = (value: unknown) => (
    <PrintedSheet editionId={place.editionId} settings={place.settings} sheet={value} board={mine.board} />
  )
  return (
    <section ref={choice} role="alert" aria-label={t('conflict')} className="border-seal border-l-2 bg-raised p-4">
      <h2 className="text-lg">{t('conflict')}</h2>
      <p className="mb-3 text-muted">
        {t('conflictHint', { table: `${mine.section ?? ''}${mine.table}`, board: mine.board ?? '—' })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col items-start gap-2">
          <h3 className="font-medium">{seen?.enteredBy ? t('theirs', { name: seen.enteredBy }) : t('theirsNobody')}</h3>
          <p className="min-h-6 text-md">{sheet(seen?.sheet)}</p>
          <Button disabled={!seen} onClick={() => seen && onTheirs(seen)}>
            {t('keepTheirs')}
          </Button>
        </div>
        <div className="flex flex-col items-start gap-2">
          <h3 className="font-medium">{t('mine')}</h3>
          <p className="min-h-6 text-md">{sheet(mine.sheet)}</p>
          <Button tone="strong" disabled={!seen} onClick={() => seen && onMine(seen)}>
            {t('keepMine')}
          </Button>
        </div>
      </div>
    </section>
  )
}
