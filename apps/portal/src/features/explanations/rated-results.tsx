import { useLocale, useTranslations } from 'next-intl'
import { Day } from '@/components/instant'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { printFigure } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import type { RatedResultFields } from './explanations.graphql'

type Rated = ResultOf<typeof RatedResultFields>

const belief = ({ mean, uncertainty }: NonNullable<Rated['before']>): string =>
  `${printFigure(mean)} ± ${printFigure(uncertainty)}`

/** Before → after, or the base and the weight of the European ranking. */
function Effect({ result }: { readonly result: Rated }) {
  const { before, after, base, weight } = result
  if (before && after)
    return (
      <>
        <span className="block">{belief(before)}</span>
        <span className="block">→ {belief(after)}</span>
      </>
    )
  return <>{`${base ?? ''} × ${weight ?? ''}`}</>
}

/** The official results a rating rests on, oldest first, each with its place as published and what it did. */
export function RatedResults({ rated }: { readonly rated: readonly Rated[] }) {
  const [t, columns] = [useTranslations('rankings'), useTranslations('columns')]
  const locale = useLocale()
  const changes = rated.some(result => result.before)
  return (
    <RegisterTable caption={t('resultsCaption')} label={t('resultsCaption')} fits>
      <thead>
        <Row>
          <ColumnHead>{columns('event')}</ColumnHead>
          <ColumnHead numeric>{t('placeOf')}</ColumnHead>
          <ColumnHead numeric>{changes ? t('change') : t('base')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {rated.map(result => (
          <Row key={`${result.event.id}/${result.place}`}>
            <RowHead>
              <Link href={paths.event(result.event.id)} className="hover:text-link hover:underline">
                {inLanguage(result.event.name, locale)}
              </Link>
              <span className="block font-normal text-muted text-sm">
                <Day date={result.endedOn} />
              </span>
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
