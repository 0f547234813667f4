import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { daysAfter } from '../../base/clock.js'
import type { Language } from '../mail/topics.js'
import { toGlobalId } from '../shared/global-id.js'
import type {
  CaseOccasion,
  EventOccasion,
  MatchOccasion,
  Occasion,
  RoundOccasion,
  SessionOccasion,
} from './calendar.repo.js'

/** A day of an event, whatever the reader's zone: whole days belong to no zone. */
export const ofEvent = (row: EventOccasion): Occasion => ({
  uid: `event-${row.id}`,
  sequence: row.version - 1,
  kind: 'event',
  days: { from: row.startsOn, to: daysAfter(row.endsOn, 1) },
  nameZh: row.nameZh,
  nameEn: row.nameEn,
  detail: null,
  place: row.venue,
  path: `/events/${encodeURIComponent(row.slug)}`,
  cancelled: row.status === 'CANCELLED',
})

export const ofSession = (row: SessionOccasion, event: EventOccasion): Occasion => ({
  ...ofEvent(event),
  uid: `session-${row.id}`,
  kind: 'session',
  days: undefined,
  at: new Date(row.startsAt),
  detail: String(row.number),
})

export const ofRound = (row: RoundOccasion, event: EventOccasion): Occasion => ({
  ...ofSession(row, event),
  uid: `round-${row.id}`,
  sequence: event.version + row.version - 2,
  kind: 'round',
  nameZh: `${event.nameZh} · ${row.nameZh}`,
  nameEn: `${event.nameEn} · ${row.nameEn}`,
})

/** A match by its sides, each as readers of each language write it, and where it is played if the event does not say. */
export const ofMatch = (row: MatchOccasion, event: EventOccasion, { called, venues }: OfMatches): Occasion => {
  const names = (language: 'zh' | 'en') => row.sides.map(side => called.get(side)?.[language] ?? '').join(' – ')
  return {
    ...ofRound(row, event),
    uid: `match-${row.id}`,
    kind: 'match',
    nameZh: `${names('zh')} · ${event.nameZh} · ${row.nameZh}`,
    nameEn: `${names('en')} · ${event.nameEn} · ${row.nameEn}`,
    place: venues.get(row.id) ?? event.venue,
  }
}

interface OfMatches {
  readonly called: ReadonlyMap<string, { readonly zh: string; readonly en: string }>
  /** Where a match was moved to, or the side at home plays. */
  readonly venues: ReadonlyMap<string, string>
}

const ofCase = (row: CaseOccasion): Omit<Occasion, 'uid' | 'kind' | 'detail' | 'place'> => ({
  sequence: row.changes,
  at: new Date(row.at),
  nameZh: row.number,
  nameEn: row.number,
  path: `/cases/${encodeURIComponent(row.slug ?? toGlobalId('Appeal', row.appealId))}`,
  cancelled: row.calledOff || row.status === 'WITHDRAWN' || row.status === 'INADMISSIBLE',
})

export const ofHearing = (row: CaseOccasion): Occasion => ({
  ...ofCase(row),
  uid: `hearing-${row.appealId}`,
  kind: 'hearing',
  detail: null,
  place: row.detail,
})

export const ofDeadline = (row: CaseOccasion): Occasion => ({
  ...ofCase(row),
  uid: `clock-${row.id}`,
  kind: 'deadline',
  detail: row.detail,
  place: null,
})

const WORDS = {
  'zh-CN': {
    session: '第{detail}节',
    round: '第{detail}轮',
    match: '第{detail}轮',
    hearing: '听证',
    deadline: '期限',
    cancelled: '（已取消）',
  },
  en: {
    session: 'session {detail}',
    round: 'round {detail}',
    match: 'round {detail}',
    hearing: 'hearing',
    deadline: 'deadline',
    cancelled: ' (cancelled)',
  },
} as const

const titleOf = ({ kind, detail, nameZh, nameEn, cancelled }: Occasion, language: Language): string => {
  const words = WORDS[language]
  const name = language === 'en' ? nameEn : nameZh
  const more = kind === 'event' ? '' : ` · ${words[kind].replace('{detail}', detail ?? '')}`
  return `${name}${more}${cancelled ? words.cancelled : ''}`
}

interface CalendarHead {
  readonly name: string
  readonly language: Language
  /** Where people reach the portal. */
  readonly portal: string
  readonly now: Date
}

/** The two ends of an occasion. Instants are written in UTC, so that no zone has to be told; days are days everywhere. */
const timesOf = ({ days, at }: Occasion) =>
  days
    ? { allDay: true, start: new Date(`${days.from}T00:00:00Z`), end: new Date(`${days.to}T00:00:00Z`) }
    : { start: at ?? new Date(0) }

/** A calendar file (RFC 5545): the same UID for the same thing for ever, a SEQUENCE that grows with its changes. */
export const calendarFile = (occasions: readonly Occasion[], { name, language, portal, now }: CalendarHead): string => {
  const calendar = ical({
    name,
    prodId: { company: 'Paiji', product: 'Calendar', language: language === 'en' ? 'EN' : 'ZH' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const one of occasions) {
    calendar.createEvent({
      id: `${one.uid}@paiji`,
      sequence: one.sequence,
      stamp: now,
      ...timesOf(one),
      summary: titleOf(one, language),
      url: `${portal}/${language}${one.path}`,
      status: one.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(one.place ? { location: one.place } : {}),
    })
  }
  return calendar.toString()
}
