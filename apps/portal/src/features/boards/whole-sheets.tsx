import { useLocale, useTranslations } from 'next-intl'
import { EntryNames, entryText } from '@/components/entry-names'
import { GuandanSheetView } from '@/sports/guandan'
import { SessionView } from '@/sports/mahjong'
import type { ResultOf } from '@/gql'
import { printFigure } from '@/lib/format/points'
import type { ScorecardQuery } from './boards.graphql'

type Card = NonNullable<NonNullable<ResultOf<typeof ScorecardQuery>['revision']>['scorecard']>
export type CardLine = Card['lines'][number]

/** Sheets that say more than a line can hold are shown whole beneath the table. */
export const isShownWhole = (line: CardLine): boolean =>
  line.sheet.__typename === 'MahjongSheet' || line.sheet.__typename === 'GuandanSheet'

export const anchorOf = (line: CardLine): string => `sheet-${line.sheetId}`

/** Where a sheet without a board belongs: session, round and table in words. */
export function PlaceText({
  line,
}: {
  readonly line: Pick<CardLine, 'slot' | 'session' | 'round' | 'table' | 'section'>
}) {
  const t = useTranslations()
  const parts = [
    line.session === null ? '' : `${t('columns.session')} ${line.session}`,
    line.round === null ? '' : t('boards.round', { round: line.round }),
    line.table === null ? '' : `${t('columns.table')} ${line.section ?? ''}${line.table}`,
  ].filter(Boolean)
  return <>{parts.length > 0 ? parts.join(' · ') : line.slot}</>
}

function GuandanGame({ line }: { readonly line: CardLine }) {
  const t = useTranslations('guandan.sheet')
  if (line.sheet.__typename !== 'GuandanSheet') return null
  return (
    <section id={anchorOf(line)} className="mt-8 scroll-mt-20">
      <h3 className="mb-2 flex flex-wrap gap-x-3 text-md">
        <PlaceText line={line} />
        {line.sides.map((side, at) => (
          <span key={side.id} className="font-normal text-muted">
            {at > 0 ? '– ' : ''}
            <EntryNames entry={side} plain />
          </span>
        ))}
      </h3>
      <GuandanSheetView data={line.sheet} caption={t('title')} />
    </section>
  )
}

function MahjongSession({ line }: { readonly line: CardLine }) {
  const locale = useLocale()
  const t = useTranslations('mahjong.view')
  if (line.sheet.__typename !== 'MahjongSheet') return null
  const pointsOf = (entry: string) => line.awards.find(award => award.entry.id === entry)?.points
  return (
    <section id={anchorOf(line)} className="mt-8 scroll-mt-20">
      <h3 className="mb-2 text-md">
        <PlaceText line={line} />
      </h3>
      <SessionView
        sheet={line.sheet}
        names={line.sides.map(side => entryText(side, locale))}
        tablePoints={line.sides.map(side => {
          const points = pointsOf(side.id)
          return points === undefined ? undefined : printFigure(points)
        })}
        caption={t('session')}
      />
    </section>
  )
}

/** The whole sheets of a contestant, one after the other. */
export function WholeSheets({ lines }: { readonly lines: readonly CardLine[] }) {
  return lines
    .filter(isShownWhole)
    .map(line =>
      line.sheet.__typename === 'GuandanSheet' ? (
        <GuandanGame key={line.sheetId} line={line} />
      ) : (
        <MahjongSession key={line.sheetId} line={line} />
      ),
    )
}
