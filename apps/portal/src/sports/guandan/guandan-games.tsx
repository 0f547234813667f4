import { getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { sheetAnchor, TablePlace } from '@/components/table-place'
import { ask } from '@/lib/graphql/server-client'
import type { SheetViewProps } from '../sheet-view'
import { GuandanSheetView } from './guandan-sheet-view'
import { GuandanGamesQuery } from './sheet.graphql'

/** Every game of a contestant as the federation's score sheet shows it. */
export async function GuandanGames(at: SheetViewProps) {
  const [t, answer] = await Promise.all([getTranslations('guandan.sheet'), ask(GuandanGamesQuery, { ...at })])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { revision } = answer.data
  return (revision?.scorecard?.lines ?? []).map(line =>
    line.sheet.__typename === 'GuandanSheet' ? (
      <section key={line.sheetId} id={sheetAnchor(line.sheetId)} className="mt-8 scroll-mt-20">
        <h3 className="mb-2 flex flex-wrap gap-x-3 text-md">
          <TablePlace at={line} />
          {line.sides.map((side, index) => (
            <span key={side.id} className="font-normal text-muted">
              {index > 0 ? '– ' : ''}
              <EntryNames entry={side} plain />
            </span>
          ))}
        </h3>
        <GuandanSheetView data={line.sheet} edition={revision?.edition.id ?? ''} caption={t('title')} />
      </section>
    ) : null,
  )
}
