import { useLocale, useTranslations } from 'next-intl'
import { EntryNames, type EntryNamesProps } from '@/components/entry-names'
import { Chip } from '@/components/ui/chip'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { SeriesLineData, SeriesTableData } from './load-series'

interface ViewProps {
  readonly table: SeriesTableData
  /** The class whose places are shown; the whole field when absent. */
  readonly stratum: number | undefined
}

/** Who is meant: the player alone where players are ranked. */
const namesOf = ({ entry, player }: SeriesLineData): EntryNamesProps['entry'] =>
  player ? { nameAsEntered: player.nameAsEntered, players: [player] } : entry

const isZero = (figure: string): boolean => /^-?0(\.0*)?$/.test(figure)

/** What an evening was worth; one that does not count in brackets. */
function EveningCell({ figure }: { readonly figure: SeriesLineData['figures'][number] | undefined }) {
  const t = useTranslations('series')
  if (!figure) return <Cell numeric />
  const { scratch, handicap, counts } = figure
  const shown = printFigure(scratch)
  return (
    <Cell numeric className={counts ? undefined : 'text-muted'}>
      {counts ? shown : <abbr title={t('notCounted')} className="no-underline">{`(${shown})`}</abbr>}
      {isZero(handicap) ? null : <div className="text-muted text-xs">{`+${handicap}`}</div>}
    </Cell>
  )
}

function Line({ line, table, stratum }: ViewProps & { readonly line: SeriesLineData }) {
  const t = useTranslations('series')
  const locale = useLocale()
  const own = stratum === undefined ? line : line.strata.find(one => one.stratum === stratum)
  const prizes = line.strata.filter(one => one.prize).map(one => table.terms.strata[one.stratum]?.name)
  return (
    <Row>
      <Cell numeric stuck className="figures">
        {own?.rank ?? <abbr title={t('notEnough')}>–</abbr>}
        {own?.shared ? '=' : null}
      </Cell>
      <RowHead className="min-w-40">
        <EntryNames entry={namesOf(line)} both />
        {prizes.map(name =>
          name ? (
            <Chip key={name.en} tone="strong" className="ml-2">
              {t('prizeOf', { name: inLanguage(name, locale) })}
            </Chip>
          ) : null,
        )}
      </RowHead>
      <Cell numeric data-decides="">
        {printFigure(line.total)}
      </Cell>
      <Cell numeric>{line.played}</Cell>
      {table.evenings.map(({ event }, at) => (
        <EveningCell key={event.id} figure={line.figures.find(one => one.evening === at)} />
      ))}
    </Row>
  )
}

/** Everybody's place, total and evenings; the evenings lead to their events. */
export function SeriesTableView({ table, stratum }: ViewProps) {
  const t = useTranslations('series')
  const columns = useTranslations('columns')
  const locale = useLocale()
  const lines = table.lines.filter(line => stratum === undefined || line.strata.some(one => one.stratum === stratum))
  return (
    <RegisterTable caption={t('caption')} label={t('title')}>
      <thead>
        <Row>
          <ColumnHead numeric stuck>
            {columns('rank')}
          </ColumnHead>
          <ColumnHead>{t('contestant')}</ColumnHead>
          <ColumnHead numeric data-decides="">
            {t('total')}
          </ColumnHead>
          <ColumnHead numeric>{t('played')}</ColumnHead>
          {table.evenings.map(({ event }) => (
            <ColumnHead key={event.id} numeric>
              <Link href={paths.event(event)} className="link whitespace-nowrap" title={inLanguage(event.name, locale)}>
                {formatDate(event.startsOn, locale)}
              </Link>
            </ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {lines.map(line => (
          <Line key={`${line.entry.id} ${line.player?.ordinal ?? ''}`} line={line} table={table} stratum={stratum} />
        ))}
      </tbody>
    </RegisterTable>
  )
}
