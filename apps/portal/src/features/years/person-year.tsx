import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { PersonName } from '@/components/person-name'
import { Fact } from '@/components/fact'
import { EmptyState } from '@/components/ui/empty-state'
import { FigureLink } from '@/components/ui/figure-link'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate } from '@/lib/format/dates'
import { nameText } from '@/lib/format/names'
import { placeOf } from '@/lib/format/place'
import { printFigure, printPercent } from '@/lib/format/points'
import { paths } from '@/lib/paths'
import { loadPersonYear, type PersonYear, type YearOther, type YearPlayer, type YearResult } from './load-years'
import { MonthsChart } from './months-chart'
import { Figure, YearFiles, YearLinks, YearPeople } from './year-parts'

interface OfYear {
  readonly player: YearPlayer
  readonly year: PersonYear
}

/** What a result came to, the way to how it came about. */
async function ResultFigure({ result: { line, revision, event } }: { readonly result: YearResult }) {
  const [t, locale] = await Promise.all([getTranslations('standings'), getLocale()])
  const figure = line.percent === null ? printFigure(line.total) : printPercent(line.percent, locale)
  return (
    <FigureLink
      href={paths.explainStanding(revision.id, line.entry.id)}
      label={t('explain', { value: figure, name: inLanguage(event.name, locale) })}
    >
      {figure}
    </FigureLink>
  )
}

/** The year in large numbers, each a way to what it rests on. */
async function Figures({ player, year, isPair }: OfYear & { readonly isPair: boolean }) {
  const [t, sports] = await Promise.all([getTranslations('years'), getTranslations('sport')])
  const { results, wins, podiums, bestRank } = year.season
  const counted = { results, wins, podiums }
  return (
    <dl className="mb-6 grid grid-cols-3 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
      {(['results', 'wins', 'podiums'] as const).map(name => (
        <Figure key={name} name={t(name)}>
          <a href="#results" className="opens">
            {counted[name]}
          </a>
        </Figure>
      ))}
      {year.highest ? (
        <Figure name={t('highest')}>
          <ResultFigure result={year.highest} />
        </Figure>
      ) : (
        <Figure name={t('bestRank')}>
          <a href="#results" className="opens">
            {bestRank}
          </a>
        </Figure>
      )}
      {isPair
        ? null
        : year.points.map(({ sport, points }) => (
            <Figure key={sport} name={t('points', { sport: sports(sport) })}>
              <Link href={paths.player(player, 'points')} className="opens">
                {printFigure(points)}
              </Link>
            </Figure>
          ))}
    </dl>
  )
}

type ListPlace = PersonYear['rankings'][number]['first']

function PlaceLink({ place }: { readonly place: ListPlace }) {
  return (
    <Link href={paths.rankingIssue(place.list.ranking.code, place.list)} className="figures link">
      {placeOf(place)}
    </Link>
  )
}

/** Places on lists, grades and streaks of the year. */
async function Milestones({ player, year }: OfYear) {
  const [t, locale] = await Promise.all([getTranslations('years'), getLocale()])
  if (year.rankings.length + year.grades.length + year.streaks.length === 0) return null
  return (
    <dl className="mb-6 grid max-w-2xl grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 sm:gap-x-6">
      {year.rankings.map(({ first, last, best }) => (
        <Fact key={best.list.ranking.code} name={inLanguage(best.list.ranking.name, locale)}>
          <PlaceLink place={first} /> → <PlaceLink place={last} />
          {best.rank < Math.min(first.rank, last.rank) ? (
            <span className="text-muted text-sm">
              {' '}
              <Link href={paths.rankingIssue(best.list.ranking.code, best.list)} className="link">
                {t('bestOn', { rank: placeOf(best), date: formatDate(best.asOf, locale) })}
              </Link>
            </span>
          ) : null}
        </Fact>
      ))}
      {year.grades.map(grade => (
        <Fact key={grade.id} name={t('grade')}>
          <Link href={paths.player(player, 'grades')} className="link">
            {inLanguage(grade.name, locale)}
          </Link>{' '}
          <span className="figures text-muted text-sm">{formatDate(grade.awardedOn, locale)}</span>
        </Fact>
      ))}
      {year.streaks.map(({ of, length }) => (
        <Fact key={of} name={t(`streak${of}`)}>
          <span className="figures font-semibold">{t('inARow', { count: length })}</span>
        </Fact>
      ))}
    </dl>
  )
}

async function Companions({ player, year }: OfYear) {
  const t = await getTranslations('years')
  const own = year.season.year
  const partners = year.partners?.partners ?? []
  const opponents = year.opponents?.opponents ?? []
  return (
    <div className="mb-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
      <YearPeople
        title={t('partners')}
        people={partners.map(({ person, results }) => ({
          person,
          href: paths.playerYear(player, own, person),
          words: t('together', { count: results }),
        }))}
      />
      <YearPeople
        title={t('opponents')}
        people={opponents.map(({ person, games, won, level, lost }) => ({
          person,
          href: paths.playerWith(player, person),
          words: t('games', { count: games, won, level, lost }),
        }))}
      />
    </div>
  )
}

async function Results({ results }: { readonly results: readonly YearResult[] }) {
  const [t, marks, columns, locale] = await Promise.all([
    getTranslations('years'),
    getTranslations('resultMark'),
    getTranslations('columns'),
    getLocale(),
  ])
  return (
    <section id="results">
      <h2 className="mb-2 text-md">{t('resultList')}</h2>
      <RegisterTable caption={t('resultList')} captionHidden label={t('resultList')} fits>
        <thead>
          <Row>
            <ColumnHead>{columns('event')}</ColumnHead>
            <ColumnHead numeric>{columns('place')}</ColumnHead>
            <ColumnHead numeric data-decides="">
              {columns('result')}
            </ColumnHead>
          </Row>
        </thead>
        <tbody>
          {results.map(result => (
            <Row key={`${result.revision.id} ${result.line.entry.id}`}>
              <RowHead className="min-w-36">
                <Link href={paths.event(result.event, { stage: result.stage.id })} className="way">
                  {inLanguage(result.event.name, locale)}
                </Link>
                <span className="flex flex-wrap gap-x-3 font-normal text-muted text-sm">
                  <span className="figures">{formatDate(result.event.endsOn, locale)}</span>
                  {result.marks.map(mark => (
                    <span key={mark} className="font-medium text-seal">
                      {marks(mark)}
                    </span>
                  ))}
                </span>
              </RowHead>
              <Cell numeric>
                <span className="font-semibold">{placeOf(result.line)}</span>
                <span className="text-muted"> / {result.line.rankedAmong}</span>
              </Cell>
              <Cell numeric data-decides="">
                <ResultFigure result={result} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </RegisterTable>
    </section>
  )
}

interface ReviewProps extends OfYear {
  readonly other: YearOther | undefined
}

async function Review({ player, year, other }: ReviewProps) {
  const [t, locale] = await Promise.all([getTranslations('years'), getLocale()])
  const own = year.season.year
  const name = nameText(player, locale)
  const title = other ? t('ofPair', { name, other: nameText(other, locale), year: own }) : t('of', { name, year: own })
  const files = [player.id, ...(other ? [other.id] : []), own].join('.')
  return (
    <>
      <Figures player={player} year={year} isPair={other !== undefined} />
      <MonthsChart year={own} months={year.months} of="monthsOfResults" />
      <Milestones player={player} year={year} />
      {other ? null : <Companions player={player} year={year} />}
      <Results results={year.results} />
      <YearFiles name={files} title={title} />
    </>
  )
}

interface PersonYearViewProps {
  readonly personId: string
  readonly year: number
  /** The number of the other of a pair. */
  readonly other?: string | undefined
}

/** A year of a player, or of a pair, looked back on. */
export async function PersonYearView({ personId, year, other: number }: PersonYearViewProps) {
  const [t, answer] = await Promise.all([getTranslations('years'), loadPersonYear(personId, year, number)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { player, other } = answer.data
  const years = player.career.seasons.map(season => season.year)
  return (
    <>
      <h2 className="mb-3 flex flex-wrap items-baseline gap-x-3 text-lg">
        {t('title', { year })}
        {other ? <PersonName person={other} /> : null}
      </h2>
      <YearLinks years={years} year={year} hrefOf={one => paths.playerYear(player, one, other)} />
      {player.year ? (
        <Review player={player} year={player.year} other={other} />
      ) : (
        <EmptyState title={t('noneTitle')}>{t(other ? 'hidden' : 'none')}</EmptyState>
      )}
    </>
  )
}
