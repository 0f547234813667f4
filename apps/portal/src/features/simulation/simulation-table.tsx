import { useTranslations } from 'next-intl'
import { PersonName } from '@/components/person-name'
import { RankChange } from '@/components/rank-change'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { printFigure } from '@/lib/format/points'
import type { SimulatedLine } from './load-simulation'
import { SimulatedReasons } from './simulated-reasons'

const shown = (value: string | number | undefined): string => (value === undefined ? '—' : printFigure(String(value)))

function Movement({ line }: { readonly line: SimulatedLine }) {
  const t = useTranslations('simulation')
  if (!line.after) return <span className="text-muted text-sm">{t('leaves')}</span>
  return <RankChange rank={line.after.rank} previous={line.before?.rank ?? null} />
}

/** Both lists beside each other, by the new one. */
export function SimulationTable({
  lines,
  caption,
}: {
  readonly lines: readonly SimulatedLine[]
  readonly caption: string
}) {
  const t = useTranslations()
  return (
    <RegisterTable caption={caption} captionHidden label={caption} fits>
      <thead>
        <Row>
          <ColumnHead numeric stuck>
            {t('simulation.rankNow')}
          </ColumnHead>
          <ColumnHead numeric>{t('simulation.rankNew')}</ColumnHead>
          <ColumnHead numeric>{t('rankings.rankChange')}</ColumnHead>
          <ColumnHead>{t('columns.name')}</ColumnHead>
          <ColumnHead numeric>{t('simulation.valueNow')}</ColumnHead>
          <ColumnHead numeric>{t('simulation.valueNew')}</ColumnHead>
          <ColumnHead>{t('simulation.why')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {lines.map(line => (
          <Row key={line.person.id}>
            <Cell numeric stuck className="figures text-muted">
              {shown(line.before?.rank)}
            </Cell>
            <Cell numeric className="figures">
              {shown(line.after?.rank)}
            </Cell>
            <Cell numeric className="figures">
              <Movement line={line} />
            </Cell>
            <RowHead className="min-w-20">
              <PersonName person={line.person} />
            </RowHead>
            <Cell numeric className="figures text-muted">
              {shown(line.before?.value)}
            </Cell>
            <Cell numeric className="figures">
              {shown(line.after?.value)}
            </Cell>
            <Cell className="min-w-56">
              <SimulatedReasons line={line} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
