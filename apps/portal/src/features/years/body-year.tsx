import { getLocale, getTranslations } from 'next-intl/server'
import { EventTable } from '@/components/event-table'
import { Fact } from '@/components/fact'
import { FailureNotice } from '@/components/failure-notice'
import { EmptyState } from '@/components/ui/empty-state'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { paths } from '@/lib/paths'
import { type BodyYear, loadBodyYear, type YearBody } from './load-years'
import { MonthsChart } from './months-chart'
import { Figure, YearFiles, YearLinks, YearPeople } from './year-parts'

interface ReviewProps {
  readonly body: YearBody
  readonly found: BodyYear
  readonly year: number
}

/** The year in large numbers. */
async function Figures({ body, found, year }: ReviewProps) {
  const t = await getTranslations('years')
  return (
    <dl className="mb-6 grid grid-cols-2 gap-x-4 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
      <Figure name={t('events')}>
        <a href="#events" className="opens">
          {found.events}
        </a>
      </Figure>
      <Figure name={t('players')}>
        <a href="#people" className="opens">
          {found.players}
        </a>
      </Figure>
      <Figure name={t('newPlayers')}>{found.newPlayers}</Figure>
      <Figure name={t('played')}>
        <Link href={paths.playOfClub(body, { year })} className="opens">
          {found.played}
        </Link>
      </Figure>
    </dl>
  )
}

async function Review({ body, found, year }: ReviewProps) {
  const [t, locale] = await Promise.all([getTranslations('years'), getLocale()])
  const { largest, regulars, winners } = found
  return (
    <>
      <Figures body={body} found={found} year={year} />
      <MonthsChart year={year} months={found.months} of="monthsOfEvents" />
      {largest ? (
        <dl className="mb-6 grid max-w-2xl grid-cols-[minmax(0,1fr)_minmax(0,3fr)] gap-x-4 gap-y-1 sm:gap-x-6">
          <Fact name={t('largest')}>
            <Link href={paths.event(largest)} className="link">
              {inLanguage(largest.name, locale)}
            </Link>{' '}
            {largest.outcome ? (
              <span className="figures text-muted text-sm">{t('playersOf', { count: largest.outcome.players })}</span>
            ) : null}
          </Fact>
        </dl>
      ) : null}
      <div id="people" className="mb-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <YearPeople
          title={t('regulars')}
          note={t('regularsNote')}
          people={regulars.map(({ person, count }) => ({
            person,
            href: paths.playerYear(person, year),
            words: t('eventsOf', { count }),
          }))}
        />
        <YearPeople
          title={t('winners')}
          note={t('winnersNote')}
          people={winners.map(({ person, count }) => ({
            person,
            href: paths.playerYear(person, year),
            words: t('winsOf', { count }),
          }))}
        />
      </div>
      <section id="events">
        <h2 className="mb-2 text-md">{t('eventList')}</h2>
        <EventTable events={found.list} caption={t('eventList')} />
      </section>
      <YearFiles name={`${body.id}.${year}`} title={t('of', { name: inLanguage(body.name, locale), year })} />
    </>
  )
}

/** A year of a club's events, or of the federation's, looked back on. */
export async function BodyYearView({ id, year }: { readonly id: string; readonly year: number }) {
  const [t, locale, answer] = await Promise.all([getTranslations('years'), getLocale(), loadBodyYear(id, year)])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const body = answer.data
  return (
    <>
      <PageTitle
        kicker={
          <Link href={paths.club(body)} className="link">
            {inLanguage(body.name, locale)}
          </Link>
        }
        title={t('title', { year })}
      />
      <YearLinks years={body.years} year={year} hrefOf={one => paths.clubYear(body, one)} />
      {body.year ? (
        <Review body={body} found={body.year} year={year} />
      ) : (
        <EmptyState title={t('noneTitle')}>{t('none')}</EmptyState>
      )}
    </>
  )
}
