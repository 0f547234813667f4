import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { FailureNotice } from '@/components/failure-notice'
import { Refusal } from '@/components/permitted'
import { Notice } from '@/components/ui/notice'
import { PageTitle } from '@/components/ui/page-title'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { LedSituations, LedView } from './led-view'
import { LotsView } from './lots-view'
import {
  ChosenSubject,
  Contestants,
  type DeskEvent,
  type DeskStage,
  PlaceList,
  type Places,
  type RulingAddress,
} from './ruling-choices'
import { PlacesInPlayQuery, RulingDeskQuery, RulingGuideQuery, RulingPlacesQuery } from './ruling-desk.graphql'
import { RulingForm } from './ruling-form'

interface ViewProps {
  readonly event: DeskEvent
  readonly at: RulingAddress
}

/** Where the contestant has played, then where it sits now, with a sheet or without. */
const placesOf = async (stage: DeskStage | undefined, entry: string | undefined): Promise<Places> => {
  if (!stage || !entry) return []
  const [scored, running] = await Promise.all([
    stage.standings ? ask(RulingPlacesQuery, { revision: stage.standings.id, entry }) : undefined,
    ask(PlacesInPlayQuery, { stage: stage.id, entry }),
  ])
  const played: Places = scored?.ok ? (scored.data.revision?.scorecard?.lines ?? []) : []
  const inPlay: Places = running.ok ? (running.data.stage?.placesInPlay ?? []) : []
  const current = new Set(inPlay.map(({ slot }) => slot))
  return [...played.filter(({ slot }) => !current.has(slot)), ...inPlay]
}

async function Guide({ event, at, stage, places }: ViewProps & { stage: DeskStage; places: Places }) {
  const { entry, slot } = at
  if (!entry) return null
  const guide = await ask(RulingGuideQuery, { stage: stage.id, entry, slot: slot ?? null })
  if (!guide.ok) return <FailureNotice failure={guide.failure} />
  const seated = stage.entries.filter(item => at.sides?.split(',').includes(item.id))
  const sides = places.find(item => item.slot === slot)?.sides ?? seated
  const { id, sport } = event
  const locale = await getLocale()
  const rules = event.rules.map(({ book }) => ({ value: book.id, label: inLanguage(book.title, locale) }))
  const subject = { event: id, sport, stage: stage.id, entry, sides, rules, guide: guide.data.rulingGuide }
  if (at.led) return <LedView {...subject} at={at} led={at.led} />
  return (
    <>
      <LedSituations event={event.id} at={at} stage={stage.id} />
      <RulingForm key={`${entry} ${slot}`} {...subject} slot={slot} replaces={at.replaces} />
    </>
  )
}

async function Desk({ event, at: asked }: ViewProps) {
  const t = await getTranslations('ruling')
  const stage = event.stages.find(item => item.id === asked.stage)
  const places = await placesOf(stage, asked.entry)
  const at = { ...asked, slot: asked.slot ?? places.at(-1)?.slot }
  return (
    <>
      {at.replaces ? (
        <Notice title={t('replacing')}>
          <Link href={paths.ruling(event, at.replaces)} className="link">
            {t('slip')}
          </Link>
        </Notice>
      ) : null}
      {asked.led && stage ? (
        <ChosenSubject event={event.id} stage={stage} places={places} at={at} />
      ) : (
        <>
          {event.stages.map(item => (
            <Contestants key={item.id} event={event.id} stage={item} at={asked} />
          ))}
          {places.length > 0 ? (
            <PlaceList event={event.id} places={places} at={at} open={asked.slot === undefined} />
          ) : null}
        </>
      )}
      {stage ? <Guide event={event} at={at} stage={stage} places={places} /> : null}
    </>
  )
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
  if (!event) return <NotFound />
  const may = event.permissions.canRule
  const drawing = event.stages.find(item => item.id === asked.lots)
  return (
    <>
      <PageTitle kicker={drawing ? t('lots') : t('title')} title={inLanguage(event.name, locale)}>
        <Link href={drawing ? paths.deskRule(event.id) : paths.eventSection(event, 'rulings')} className="link">
          {drawing ? t('title') : t('toRulings')}
        </Link>
      </PageTitle>
      <Refusal permission={may} />
      <div className="flex flex-col gap-8">
        {may.allowed ? drawing ? <LotsView stage={drawing} /> : <Desk event={event} at={asked} /> : null}
      </div>
    </>
  )
}
