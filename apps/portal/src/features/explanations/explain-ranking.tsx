import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { BroughtIn, GivenFor } from '@/components/brought-in'
import { FailureNotice } from '@/components/failure-notice'
import { Day } from '@/components/instant'
import { PersonName } from '@/components/person-name'
import { FigureLink } from '@/components/ui/figure-link'
import { Pagination } from '@/components/ui/pagination'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { printFigure } from '@/lib/format/points'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { ExplanationTree } from './explanation-tree'
import { PaperLink } from './paper-link'
import { ProofLink } from './proof-link'
import { RatedResults } from './rated-results'
import { RatingStanding } from './rating-standing'
import { ExplainRankingQuery } from './explanations.graphql'

type List = NonNullable<ResultOf<typeof ExplainRankingQuery>['rankingListById']>
type Entry = NonNullable<List['entry']>

async function Counting({ entry }: { readonly entry: Entry }) {
  const [t, columns, reasons] = await Promise.all([
    getTranslations('explain.view'),
    getTranslations('columns'),
    getTranslations('counted'),
  ])
  return (
    <RegisterTable caption={t('counting')} label={t('counting')} fits>
      <thead>
        <Row>
          <ColumnHead>{columns('event')}</ColumnHead>
          <ColumnHead numeric>{columns('award')}</ColumnHead>
          <ColumnHead numeric data-decides="">
            {columns('counting')}
          </ColumnHead>
        </Row>
      </thead>
      <tbody>
        {entry.counting.map(({ award, points, counted, because }) => (
          <Row key={award.id}>
            <RowHead>
              {award.event ? (
                <Link href={paths.event(award.event)} className="way">
                  <GivenFor award={award} />
                </Link>
              ) : (
                <GivenFor award={award} />
              )}
              <span className="block font-normal text-muted text-sm">
                <Day date={award.earnedOn} /> · {codeText(reasons, because)}
                {award.broughtIn ? (
                  <>
                    {' · '}
                    <BroughtIn origin={award.broughtIn} />
                  </>
                ) : null}
              </span>
            </RowHead>
            <Cell numeric>
              <FigureLink href={paths.explainAward(award.id)} label={t('explainPoints', { points })}>
                {printFigure(points)}
              </FigureLink>
            </Cell>
            <Cell numeric data-decides="">
              {printFigure(counted)}
            </Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

interface ListHeadProps {
  readonly list: List
  readonly person: Entry['person']
}

/** Whose value it is, on which list, of which day, by which policy. */
async function ListHead({ list, person }: ListHeadProps) {
  const [t, locale] = await Promise.all([getTranslations('explain.view'), getLocale()])
  return (
    <>
      <p className="font-medium">
        <PersonName person={person} both />
      </p>
      <p className="mb-3 text-muted text-sm">
        <Link href={paths.rankingIssue(list.ranking.code, list)} className="link">
          {inLanguage(list.ranking.name, locale)}
        </Link>
        {' · '}
        {formatDate(list.asOf, locale)}
        {' · '}
        <Link href={paths.policy(list.policy.id)} className="link">
          {t('policy', { policy: inLanguage(list.policy.name, locale), version: list.policy.version })}
        </Link>
      </p>
    </>
  )
}

interface RatedProps {
  readonly entry: Entry
  readonly list: string
  readonly after: string | undefined
}

/** The rating as it stands, and the results behind it, page by page. */
async function Rated({ entry, list, after }: RatedProps) {
  const t = await getTranslations('explain.view')
  const { edges, pageInfo, totalCount } = entry.rated
  const earlier = pageInfo.hasNextPage && pageInfo.endCursor ? pageInfo.endCursor : undefined
  return (
    <>
      <RatingStanding entry={entry} />
      <RatedResults rated={edges.map(edge => edge.node)} />
      <Pagination
        label={t('resultPages')}
        summary={t('resultsShown', { total: totalCount, shown: edges.length })}
        previous={after ? { href: paths.explainRanking(list, entry.person.id), label: t('latestResults') } : undefined}
        next={
          earlier
            ? { href: paths.explainRanking(list, entry.person.id, earlier), label: t('earlierResults') }
            : undefined
        }
      />
    </>
  )
}

interface ExplainRankingProps {
  readonly listId: string
  readonly personId: string
  readonly after?: string
}

/** Why a person has this value on this list: which awards or results count, which do not, and by which rule. */
export async function ExplainRanking({ listId, personId, after }: ExplainRankingProps) {
  const [t, changes, locale, answer] = await Promise.all([
    getTranslations('explain.view'),
    getTranslations('listChanges.person'),
    getLocale(),
    ask(ExplainRankingQuery, { list: listId, person: personId, after: after ?? null }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const list = answer.data.rankingListById
  if (!list?.entry) return <NotFound />
  const { entry } = list
  const eventNames = new Map(entry.rated.edges.map(({ node: { event } }) => [event.id, inLanguage(event.name, locale)]))
  return (
    <>
      <ListHead list={list} person={entry.person} />
      <p className="mb-4 flex items-baseline justify-between">
        <span>{t('rank', { rank: entry.rank })}</span>
        <span className="figures font-semibold text-lg">{printFigure(entry.value)}</span>
      </p>
      {list.previous ? (
        <p className="mb-4">
          <Link
            href={paths.rankingChanges(list.ranking.code, {
              earlier: list.previous.id,
              later: list.id,
              person: personId,
            })}
            className="link"
          >
            {changes('link')}
          </Link>
        </p>
      ) : null}
      {list.ranking.kind === 'rating' ? (
        <Rated entry={entry} list={list.id} after={after} />
      ) : (
        <Counting entry={entry} />
      )}
      <h2 className="mt-6 mb-2 text-md">{t('steps')}</h2>
      <ExplanationTree nodes={entry.explanation.nodes} eventName={id => eventNames.get(id)} />
      <PaperLink kind="places" name={`${list.id}.${entry.person.id}`} />
      <ProofLink id={list.id} of="ofList" />
    </>
  )
}
