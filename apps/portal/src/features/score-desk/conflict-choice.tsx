'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { PrintedSheet } from '@/features/sheet-editors'
import type { DeskPlace, DeskSlot } from './model'
import type { ViewedSlot } from './slot-state'

interface ConflictChoiceProps {
  readonly place: DeskPlace
  readonly mine: ViewedSlot
  /** As the page knows it now; older than what stands until the page has been fetched anew. */
  readonly theirs?: DeskSlot
  /** With what the scorer has seen now. */
  readonly onMine: (theirs: DeskSlot) => void
  readonly onTheirs: (theirs: DeskSlot) => void
}

/** Two versions of one result side by side; nothing is written over unseen. */
export function ConflictChoice({ place, mine, theirs, onMine, onTheirs }: ConflictChoiceProps) {
  const t = useTranslations('scoreDesk')
  const router = useRouter()
  const choice = useRef<HTMLElement>(null)
  useEffect(() => {
    choice.current?.querySelector('button')?.focus()
    router.refresh()
  }, [router])
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
          <h3 className="font-medium">
            {theirs?.enteredBy ? t('theirs', { name: theirs.enteredBy }) : t('theirsNobody')}
          </h3>
          <p className="min-h-6 text-md">{sheet(theirs?.sheet)}</p>
          <Button disabled={!theirs} onClick={() => theirs && onTheirs(theirs)}>
            {t('keepTheirs')}
          </Button>
        </div>
        <div className="flex flex-col items-start gap-2">
          <h3 className="font-medium">{t('mine')}</h3>
          <p className="min-h-6 text-md">{sheet(mine.sheet)}</p>
          <Button tone="strong" disabled={!theirs?.version} onClick={() => theirs && onMine(theirs)}>
            {t('keepMine')}
          </Button>
        </div>
      </div>
    </section>
  )
}
