import { getLocale, getTranslations } from 'next-intl/server'
import { FigureLink } from '@/components/ui/figure-link'
import { loadViewer } from '@/features/sign-in'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { formatDate, formatDateRange } from '@/lib/format/dates'
import { placeOf } from '@/lib/format/place'
import { printFigure, printPercent } from '@/lib/format/points'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { OwnStartQuery } from './home.graphql'

type Own = NonNullable<ResultOf<typeof OwnStartQuery>['viewer']['person']>

const box = 'min-w-0 border-rule border-t pt-2'

async function LastResult({ result }: { readonly result: Own['results']['edges'][number]['node'] }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const { event, stage, revision, line, marks } = result
  const figure = line.percent === null ? printFigure(line.total) : printPercent(line.percent, locale)
  return (
    <div className={box}>
      <h2 className="text-muted text-sm">{t('home.myLast')}</h2>
      <p className="figures flex items-baseline gap-3">
        <span className="font-semibold text-xl">{placeOf(line)}</span>
        <span className="text-muted">/ {line.rankedAmong}</span>
        <FigureLink
          href={paths.explainStanding(revision.id, line.entry.id)}
          label={t('standings.explain', { value: figure, name: inLanguage(event.name, locale) })}
        >
          {figure}
        </FigureLink>
        {marks.map(mark => (
          <span key={mark} className="font-medium text-seal text-sm">
            {t(`resultMark.${mark}`)}
          </span>
        ))}
      </p>
      <Link href={paths.event(event, { stage: stage.id })} className="way">
        {inLanguage(event.name, locale)}
      </Link>{' '}
      <span className="figures text-muted text-sm">{formatDate(event.endsOn, locale)}</span>
    </div>
  )
}

async function NextEvent({ event }: { readonly event: Own['nextEvents'][number] }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()])
  return (
    <div className={box}>
      <h2 className="text-muted text-sm">{t('myNext')}</h2>
      <p className="figures font-semibold text-lg">{formatDateRange(event.startsOn, event.endsOn, locale)}</p>
      <Link href={paths.event(event)} className="way">
        {inLanguage(event.name, locale)}
      </Link>
      {event.venue ? <span className="text-muted text-sm"> {event.venue}</span> : null}
    </div>
  )
}

async function Changed({ correction }: { readonly correction: Own['corrections'][number] }) {
  const [t, locale] = await Promise.all([getTranslations('home'), getLocale()])
  return (
    <div className={box}>
      <h2 className="text-muted text-sm">{t('myChange')}</h2>
      <p className="figures font-semibold text-lg">
        {formatDate((correction.appliedAt ?? correction.recordedAt).slice(0, 10), locale)}
      </p>
      <Link href={paths.eventSection(correction.event, 'corrections')} className="way">
        {inLanguage(correction.event.name, locale)}
      </Link>
    </div>
  )
}

/** For a player who is signed in: the newest result, the next event and what was corrected, before anything else. */
export async function OwnStart() {
  const viewer = await loadViewer()
  if (!viewer.ok || !viewer.data.viewer.person) return null
  const [t, answer] = await Promise.all([getTranslations('home'), ask(OwnStartQuery, {})])
  const person = answer.ok ? answer.data.viewer.person : null
  if (!person) return null
  const [result] = person.results.edges
  const [next] = person.nextEvents
  const [correction] = person.corrections
  if (!result && !next) return null
  return (
    <section aria-label={t('mine')} className="border-rule border-b py-4">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-3">
        {result ? <LastResult result={result.node} /> : null}
        {next ? <NextEvent event={next} /> : null}
        {correction ? <Changed correction={correction} /> : null}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link href={paths.player(person)} className="link inline-flex min-h-8 items-center">
          {t('myPage')}
        </Link>
        <Link href={paths.my} className="link inline-flex min-h-8 items-center">
          {t('myMatters')}
        </Link>
      </p>
    </section>
  )
}
