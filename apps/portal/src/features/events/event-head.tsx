import { getLocale, getTranslations } from 'next-intl/server'
import { SportTag } from '@/components/sport-tag'
import { StateMark, stateOf } from '@/components/state-mark'
import { ButtonLink } from '@/components/ui/button'
import { ThingHead } from '@/components/ui/thing-head'
import { FollowPart } from '@/features/follows'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { inLanguage } from '@/lib/format/bilingual'
import { kindOfContestant } from '@/lib/format/contestants'
import { namesInOrder } from '@/lib/format/names'
import { formatDateRange, formatDayOf, formatInstant } from '@/lib/format/dates'
import { paths } from '@/lib/paths'
import type { EventHeadData } from './load-events'

async function EventActions({ event }: { readonly event: EventHeadData }) {
  const [t, rulings] = await Promise.all([getTranslations('events'), getTranslations('ruling')])
  const { canPublish, canCorrect, canRun, canRule } = event.permissions
  return (
    <>
      <FollowPart subject={{ event: event.id }} isFollowed={event.isFollowed} />
      {event.entryTerms?.window === 'OPEN' ? (
        <ButtonLink tone="strong" href={paths.eventSection(event, 'enter')}>
          {t('enter')}
        </ButtonLink>
      ) : null}
      {canRun.allowed ? <ButtonLink href={paths.deskOffice(event.id)}>{t('office')}</ButtonLink> : null}
      {canRule.allowed ? <ButtonLink href={paths.deskRule(event.id)}>{rulings('title')}</ButtonLink> : null}
      {canPublish.allowed ? <ButtonLink href={paths.deskEvent(event.id)}>{t('openDesk')}</ButtonLink> : null}
      {canCorrect.allowed ? <ButtonLink href={paths.deskCorrect(event.id)}>{t('correct')}</ButtonLink> : null}
    </>
  )
}

/** The place of an event, unless it is only the organiser's name once more. */
export const venueOf = ({ venue, organisation }: EventHeadData): string | null =>
  venue === organisation.name.zh || venue === organisation.name.en ? null : venue

/** How many contestants play, in how many stages and sessions. */
async function Field({ event }: { readonly event: EventHeadData }) {
  const t = await getTranslations('events')
  const revisions = event.stages.flatMap(stage => stage.standings ?? [])
  const [largest] = [...revisions].sort((a, b) => b.lines.totalCount - a.lines.totalCount)
  const field = largest?.lines.totalCount ?? 0
  const players = largest?.playerCount ?? 0
  const sessions = event.stages.flatMap(stage => stage.sessions).length
  return (
    <>
      {field > 0 ? <span>{t('field', { kind: kindOfContestant(field, players), count: field, players })}</span> : null}
      {event.stages.length > 1 ? <span>{t('stageCount', { count: event.stages.length })}</span> : null}
      {sessions > 1 ? <span>{t('sessionCount', { count: sessions })}</span> : null}
    </>
  )
}

/** Who directs it, in the reader's script; the whole list of officials is behind the name. */
async function Directors({ event }: { readonly event: EventHeadData }) {
  const [t, locale] = await Promise.all([getTranslations('events'), getLocale()])
  const names = event.officials.flatMap(({ role, name, person }) =>
    role === 'director' ? [person ? namesInOrder(person, locale).primary.text : name] : [],
  )
  if (names.length === 0) return null
  return (
    <Link href={paths.eventSection(event, 'programme')} className="link">
      {t('directedBy', { names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) })}
    </Link>
  )
}

/** When what is published becomes official: as its last open window ends. */
async function OfficialFrom({ event }: { readonly event: EventHeadData }) {
  const [t, locale] = await Promise.all([getTranslations('events'), getLocale()])
  const waiting = event.stages.flatMap(({ standings }) => (standings?.status === 'PUBLISHED' ? standings.windows : []))
  const due = waiting
    .flatMap(window => (window.closedAt === null ? window.dueAt : []))
    .sort()
    .at(-1)
  return due ? <span>{t('officialFrom', { time: formatInstant(due, locale, event.timeZone) })}</span> : null
}

/** How far its standings are, whether they were corrected, and what is still argued about. */
async function States({ event }: { readonly event: EventHeadData }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const corrected = event.stages
    .flatMap(stage => stage.standings?.correction?.appliedAt ?? [])
    .sort()
    .at(-1)
  return (
    <>
      {event.cancelledAt ? <StateMark state="cancelled" /> : <StateMark state={stateOf(event.standingsStatus)} />}
      {event.corrected ? (
        <Link href={paths.eventSection(event, 'corrections')} className="hover:underline">
          <StateMark
            state="corrected"
            className="max-lg:hidden"
            text={
              corrected ? t('state.correctedOn', { date: formatDayOf(corrected, locale, event.timeZone) }) : undefined
            }
          />
          <StateMark state="corrected" className="lg:hidden" />
        </Link>
      ) : null}
      {event.appeals.some(appeal => appeal.isOpen) ? (
        <Link href={paths.eventSection(event, 'rulings')} className="hover:underline">
          <StateMark state="underAppeal" />
        </Link>
      ) : null}
    </>
  )
}

/** Name, state, date, place and rules of an event. */
export async function EventHead({ event }: { readonly event: EventHeadData }) {
  const [t, categories, locale] = await Promise.all([getTranslations(), getTranslations('category'), getLocale()])
  const { canPublish, canCorrect, canRun, canRule } = event.permissions
  const venue = venueOf(event)
  const acts =
    event.isFollowed !== null ||
    event.entryTerms?.window === 'OPEN' ||
    [canPublish, canCorrect, canRun, canRule].some(permission => permission.allowed)
  return (
    <ThingHead
      kicker={
        <span className="flex flex-wrap items-center gap-x-3">
          <SportTag sport={event.sport} />
          <span className="figures">{event.code}</span>
          <span>{codeText(categories, event.category)}</span>
        </span>
      }
      title={inLanguage(event.name, locale)}
      actions={acts ? <EventActions event={event} /> : null}
      more={
        <>
          <OfficialFrom event={event} />
          {venue ? <span>{venue}</span> : null}
          <Directors event={event} />
          <Link href={paths.club(event.organisation)} className="link">
            {inLanguage(event.organisation.name, locale)}
          </Link>
          <span className="text-muted">{inLanguage(event.edition.title, locale)}</span>
          <a href={paths.eventCalendar(event, locale)} className="link" data-no-print="">
            {t('events.calendarFile')}
          </a>
        </>
      }
    >
      <SportTag sport={event.sport} className="lg:hidden" />
      <States event={event} />
      <span className="figures">{formatDateRange(event.startsOn, event.endsOn, locale)}</span>
      <Field event={event} />
    </ThingHead>
  )
}
