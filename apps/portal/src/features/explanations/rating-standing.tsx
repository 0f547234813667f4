import { useTranslations } from 'next-intl'
import { PersonName } from '@/components/person-name'
import { StateMark } from '@/components/state-mark'
import type { ResultOf } from '@/gql'
import { printFigure } from '@/lib/format/points'
import type { ExplainRankingQuery } from './explanations.graphql'

type Entry = NonNullable<NonNullable<ResultOf<typeof ExplainRankingQuery>['rankingListById']>['entry']>
type Rating = Pick<Entry, 'estimate' | 'uncertainty' | 'provisional' | 'results' | 'partners'>

/** How sure a rating is, in words: what ± says, whether it has settled, and with whom it was earned. */
export function RatingStanding({ entry }: { readonly entry: Rating }) {
  const t = useTranslations('explain.view')
  const { estimate, uncertainty, provisional, results, partners } = entry
  return (
    <div className="mb-4 max-w-prose space-y-1 text-sm">
      {partners.length > 0 ? (
        <p>
          {t('partners')}
          {partners.map(partner => (
            <span key={partner.id} className="mr-2">
              <PersonName person={partner} />
            </span>
          ))}
        </p>
      ) : null}
      {estimate && uncertainty ? (
        <p>{t('ratingSure', { estimate: printFigure(estimate), uncertainty: printFigure(uncertainty) })}</p>
      ) : null}
      <p className="flex flex-wrap items-baseline gap-2">
        {provisional ? <StateMark state="provisional" /> : null}
        {provisional ? t('ratingProvisional', { results }) : t('ratingSettled', { results })}
      </p>
    </div>
  )
}
