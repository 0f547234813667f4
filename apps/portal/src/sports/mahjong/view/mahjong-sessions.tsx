import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { sheetAnchor, TablePlace } from '@/components/table-place'
import { printFigure } from '@/lib/format/points'
import { ask } from '@/lib/graphql/server-client'
import type { SheetViewProps } from '../../sheet-view'
import { MahjongSessionsQuery } from '../sheet.graphql'
import { SessionView } from './session-view'

/** Every session of a contestant: all hands, session points and table points of the four players. */
export async function MahjongSessions(at: SheetViewProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('mahjong.view'),
    getLocale(),
    ask(MahjongSessionsQuery, { ...at }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  return (answer.data.revision?.scorecard?.lines ?? []).map(line =>
    line.sheet.__typename === 'MahjongSheet' ? (
      <section key={line.sheetId} id={sheetAnchor(line.sheetId)} className="mt-8 scroll-mt-20">
        <h3 className="mb-2 text-md">
          <TablePlace at={line} />
        </h3>
        <SessionView
          sheet={line.sheet}
          names={line.sides.map(side => entryText(side, locale))}
          tablePoints={line.sides.map(side => {
            const points = line.awards.find(award => award.entry.id === side.id)?.points
            return points === undefined ? undefined : printFigure(points)
          })}
          caption={t('session')}
        />
      </section>
    ) : null,
  )
}
