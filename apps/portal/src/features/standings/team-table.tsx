import { useLocale, useTranslations } from 'next-intl'
import { entryText } from '@/components/entry-names'
import { RankCell } from '@/components/ui/rank-cell'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { slash } from '@/lib/format/apart'
import { printFigure } from '@/lib/format/points'
import type { ShownStandings } from './load-standings'

/** The order of the teams whose members play for themselves; nothing where there are none. */
export function TeamTable({ teams }: { readonly teams: ShownStandings['revision']['teamTable'] }) {
  const t = useTranslations('standings.teams')
  const columns = useTranslations('columns')
  const locale = useLocale()
  if (teams.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-md">{t('title')}</h2>
      <RegisterTable caption={t('title')} captionHidden label={t('title')} fits>
        <thead>
          <Row>
            <ColumnHead numeric stuck>
              {columns('rank')}
            </ColumnHead>
            <ColumnHead>{t('team')}</ColumnHead>
            <ColumnHead numeric>{t('total')}</ColumnHead>
            <ColumnHead numeric>{t('second')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {teams.map(({ team, rank, shared, total, second, missing, members }) => (
            <Row key={team}>
              <RankCell rank={rank} shared={shared} />
              <RowHead className="min-w-40">
                {team}
                <span className="block font-normal text-muted text-sm">
                  {members
                    .map(entry => entry.players[0])
                    .map((player, at) => (
                      <span key={members[at]?.id}>
                        {at > 0 ? slash : ''}
                        {player ? entryText({ nameAsEntered: player.nameAsEntered, players: [player] }, locale) : ''}
                      </span>
                    ))}
                </span>
              </RowHead>
              <Cell numeric>
                {printFigure(total)}
                {missing > 0 ? (
                  <span className="block text-muted text-sm">{t('missing', { count: missing })}</span>
                ) : null}
              </Cell>
              <Cell numeric>{printFigure(second)}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}
