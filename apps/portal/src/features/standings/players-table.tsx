import { useTranslations } from 'next-intl'
import { EntryNames } from '@/components/entry-names'
import { RankCell } from '@/components/ui/rank-cell'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { printFigure } from '@/lib/format/points'
import { paths, type Slugged } from '@/lib/paths'
import type { ShownStandings } from './load-standings'
import { TeamTable } from './team-table'

interface PlayersTableProps {
  readonly event: Slugged
  readonly revision: Pick<ShownStandings['revision'], 'id' | 'playersOfTeams' | 'teamTable'>
}

/** The single players of teams that send some of them to each table, by where they sat; nothing where teams do not. */
function PlayersTable({ event, revision: { id, playersOfTeams } }: PlayersTableProps) {
  const t = useTranslations('standings.players')
  const columns = useTranslations('columns')
  if (playersOfTeams.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-1 text-md">{t('title')}</h2>
      <p className="mb-2 text-muted text-sm">{t('hint')}</p>
      <RegisterTable caption={t('title')} captionHidden label={t('title')} fits>
        <thead>
          <Row>
            <ColumnHead numeric stuck>
              {columns('rank')}
            </ColumnHead>
            <ColumnHead>{t('player')}</ColumnHead>
            <ColumnHead numeric>{t('tables')}</ColumnHead>
            <ColumnHead numeric data-decides="">
              {t('total')}
            </ColumnHead>
            <ColumnHead numeric>{t('second')}</ColumnHead>
          </Row>
        </thead>
        <tbody>
          {playersOfTeams.map(({ player, entry, rank, shared, total, second, tables, missing }) => (
            <Row key={player.id}>
              <RankCell rank={rank} shared={shared} />
              <RowHead className="min-w-28">
                <EntryNames entry={{ ...entry, playsFor: entry.teamName ?? entry.nameAsEntered, players: [player] }} />
              </RowHead>
              <Cell numeric>
                {tables}
                {missing > 0 ? (
                  <span className="block text-muted text-sm">{t('missing', { count: missing })}</span>
                ) : null}
              </Cell>
              <Cell numeric data-decides="">
                <Link href={paths.scorecard(event, { revision: id, entry: entry.id })} className="link">
                  {printFigure(total)}
                </Link>
              </Cell>
              <Cell numeric>{printFigure(second)}</Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

/** The teams of players who sit alone, and the players of teams that send some of them: an event has one or neither. */
export const Teams = ({ event, revision }: PlayersTableProps) => (
  <>
    <TeamTable teams={revision.teamTable} />
    <PlayersTable event={event} revision={revision} />
  </>
)
