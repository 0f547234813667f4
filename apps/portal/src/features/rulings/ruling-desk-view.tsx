import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { PageTitle } from '@/components/ui/page-title'
import type { ResultOf } from '@/gql'
import { Link } from '@/i18n/navigation'
import { cn } from '@/lib/cn'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { RulingDeskQuery, RulingGuideQuery, RulingPlacesQuery } from './ruling-desk.graphql'
import { RulingForm } from './ruling-form'

export interface RulingAddress {
  readonly stage?: string
  readonly entry?: string
  readonly slot?: string
}

type DeskEvent = NonNullable<ResultOf<typeof RulingDeskQuery>['event']>
type Stage = DeskEvent['stages'][number]
type Places = NonNullable<NonNullable<ResultOf<typeof RulingPlacesQuery>['revision']>['scorecard']>['lines']

const choice = (chosen: boolean): string =>
  cn(
    'flex min-h-11 flex-wrap items-baseline gap-x-3 rounded-md border px-3 py-2 text-base',
    chosen ? 'border-ink bg-ink text-paper' : 'border-rule hover:border-rule-strong',
  )

async function Contestants({ event, stage, at }: { event: string; stage: Stage; at: RulingAddress }) {
  const [t, locale] = await Promise.all([getTranslations('ruling'), getLocale()])
  return (
    <section>
      <h2 className="mb-2 text-md">{`${t('chooseContestant')} · ${inLanguage(stage.name, locale)}`}</h2>
      <ul className="grid gap-1.5 sm:grid-cols-2 lg:grid-cols-3">
        {stage.entries.map(entry => (
          <li key={entry.id}>
            <Link
              href={paths.deskRule(event, { stage: stage.id, entry: entry.id })}
              prefetch={false}
              scroll={false}
              aria-current={entry.id === at.entry ? 'true' : undefined}
              className={choice(entry.id === at.entry)}
            >
              <span className="figures text-sm">{entry.number}</span>
              <EntryNames entry={entry} plain />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

async function PlaceList({ event, places, at }: { event: string; places: Places; at: RulingAddress }) {
  const [t, columns] = await Promise.all([getTranslations('ruling'), getTranslations('columns')])
  return (
    <section>
      <h2 className="mb-2 text-md">{t('choosePlace')}</h2>
      <ul className="flex flex-wrap gap-1.5">
        {places.map(({ slot, round, table, board }) => (
          <li key={slot}>
            <Link
              href={paths.deskRule(event, { ...at, slot })}
              prefetch={false}
              scroll={false}
              aria-current={slot === at.slot ? 'true' : undefined}
              className={choice(slot === at.slot)}
            >
              {round === null ? null : <span className="figures">{t('round', { round })}</span>}
              {table === null ? null : <span className="figures">{`${columns('table')} ${table}`}</span>}
              {board === null ? null : <span className="figures">{`${columns('board')} ${board}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const placesOf = async (stage: Stage | undefined, entry: string | undefined): Promise<Places> => {
  if (!stage?.standings || !entry) return []
  const answer = await ask(RulingPlacesQuery, { revision: stage.standings.id, entry })
  return answer.ok ? (answer.data.revision?.scorecard?.lines ?? []) : []
}

/** Who, where, what: the contestant first, the place (the latest unless another is chosen), then the guide. */
export async function RulingDeskView({ eventId, asked }: { eventId: string; asked: RulingAddress }) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('ruling'),
    getLocale(),
    ask(RulingDeskQuery, { id: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const event = answer.data.event
  if (!event) notFound()
  const stage = event.stages.find(item => item.id === asked.stage)
  const places = await placesOf(stage, asked.entry)
  const at = { ...asked, slot: asked.slot ?? places.at(-1)?.slot }
  const place = places.find(item => item.slot === at.slot)
  const may = event.permissions.canRule
  const guide =
    may.allowed && stage && at.entry
      ? await ask(RulingGuideQuery, { stage: stage.id, entry: at.entry, slot: at.slot ?? null })
      : undefined
  return (
    <>
      <PageTitle kicker={t('title')} title={inLanguage(event.name, locale)}>
        <Link href={paths.eventSection(event.id, 'rulings')} className="link">
          {t('toRulings')}
        </Link>
      </PageTitle>
      <Refusal permission={may} />
      <div className="flex flex-col gap-8">
        {may.allowed
          ? event.stages.map(item => <Contestants key={item.id} event={event.id} stage={item} at={at} />)
          : null}
        {places.length > 0 ? <PlaceList event={event.id} places={places} at={at} /> : null}
        {guide && !guide.ok ? <FailureNotice failure={guide.failure} /> : null}
        {guide?.ok && stage && at.entry ? (
          <RulingForm
            key={`${at.entry} ${at.slot}`}
            event={event.id}
            stage={stage.id}
            entry={at.entry}
            slot={at.slot}
            sides={place?.sides ?? []}
            guide={guide.data.rulingGuide}
          />
        ) : null}
      </div>
    </>
  )
}
