import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { sheetAnchor, TablePlace } from '@/components/table-place'
import { ask } from '@/lib/graphql/server-client'
import { sheetSideOf } from '@/lib/sheets/sheet-side'
import type { SheetViewProps } from '../sheet-view'
import { GuandanSheetView } from './guandan-sheet-view'
import { partnerships, seatNames } from './seat-letters'
import { GuandanGamesQuery } from './sheet.graphql'

/** Where somebody came in for somebody else the sheet does not say who sat there that day: no name rather than a wrong one. */
const namesOf = (sides: readonly Parameters<typeof sheetSideOf>[0][], locale: string) =>
  sides.some(({ players }) => players.some(({ untilSession }) => untilSession != null))
    ? undefined
    : seatNames(partnerships(sides.map(side => sheetSideOf(side, locale))))

/** Every game of a contestant as the federation's score sheet shows it. */
export async function GuandanGames(at: SheetViewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('guandan.sheet'),
    getLocale(),
    ask(GuandanGamesQuery, { ...at }),
  ])
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
        <GuandanSheetView
          data={line.sheet}
          edition={revision?.edition.id ?? ''}
          caption={t('title')}
          names={namesOf(line.sides, locale)}
        />
      </section>
    ) : null,
  )
}
