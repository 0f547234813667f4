import { useLocale, useTranslations } from 'next-intl'
import { EntryNames } from '@/components/entry-names'
import { Day } from '@/components/instant'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import type { RatedResultFields } from '@/gql/fragments'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'

type Rated = ResultOf<typeof RatedResultFields>
type Game = NonNullable<Rated['game']>

const belief = ({ mean, uncertainty }: NonNullable<Rated['before']>): string =>
  `${printFigure(mean)} ± ${printFigure(uncertainty)}`

/** Before → after with the difference, or the base and the weight of the European ranking. */
function Effect({ result }: { readonly result: Rated }) {
  const { before, after, change, base, weight } = result
  if (before && after)
    return (
      <>
        <span className="block font-medium">{change}</span>
        <span className="block whitespace-nowrap text-muted text-sm">{belief(before)}</span>
        <span className="block whitespace-nowrap text-muted text-sm">→ {belief(after)}</span>
      </>
    )
  return <>{`${base ?? ''} × ${weight ?? ''}`}</>
}

/** Where a table stood, and who met there, in the order of the result. */
function GameAt({ game }: { readonly game: Game }) {
  const t = useTranslations('rankings')
  const { session, round, table, sides } = game
  const place = [
    session ? t('gameSession', { session }) : '',
    round ? t('gameRound', { round }) : '',
    table ? t('gameTable', { table }) : '',
  ].filter(part => part !== '')
  return (
    <>
      {place.length > 0 ? <span className="block font-normal text-muted text-sm">{place.join(' · ')}</span> : null}
      <ol className="mt-1 font-normal text-sm">
        {sides.map(({ rank, own, entry }) => (
          <li key={entry.id} className={own ? 'font-medium' : undefined}>
            <span className="figures">{rank}</span> <EntryNames entry={entry} plain />
            {own ? <span className="text-muted"> {t('ownSide')}</span> : null}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The results or tables a rating rests on, the latest first, each with its place and what it did. */
export function RatedResults({ rated }: { readonly rated: readonly Rated[] }) {
  const [t, columns] = [useTranslations('rankings'), useTranslations('columns')]
  const locale = useLocale()
  const changes = rated.some(result => result.before)
  const caption = rated.some(result => result.game) ? t('gamesCaption') : t('resultsCaption')
  return (
    <RegisterTable caption={caption} label={caption} fits>
      <thead>
        <Row>
          <ColumnHead>{columns('event')}</ColumnHead>
          <ColumnHead numeric>{t('placeOf')}</ColumnHead>
          <ColumnHead numeric>{changes ? t('change') : t('base')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {rated.map(result => (
          <Row key={result.number}>
            <RowHead>
              <Link href={paths.event(result.event)} className="way">
                {inLanguage(result.event.name, locale)}
              </Link>
              <span className="block font-normal text-muted text-sm">
                <Day date={result.endedOn} />
              </span>
              {result.game ? <GameAt game={result.game} /> : null}
            </RowHead>
            <Cell numeric>{columns('of', { n: result.place, m: result.field })}</Cell>
            <Cell numeric>
              <Effect result={result} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}
