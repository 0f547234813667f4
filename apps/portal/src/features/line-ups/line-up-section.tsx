import { getFormatter, getLocale, getTranslations } from 'next-intl/server'
import { Fold } from '@/components/fold'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { LineUpFields } from '@/gql/line-up'
import type { FragmentOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { LineUpForm } from './line-up-form'
import { playerText } from './player-text'

type Side = FragmentOf<typeof LineUpFields>
type Segment = Side['segments'][number]
type Room = 'open' | 'closed'

const namespaces = ['lineUps', 'registerDesk', 'problemList', 'failure', 'common', 'clause'] as const

/**
 * The seats of a side in a room: the side named first sits north–south in the open room. At a table without rooms the
 * players sent are counted.
 */
const seatsOf = (room: Room, side: number, sent: number | undefined): readonly string[] => {
  if (sent !== undefined) return Array.from({ length: sent }, (_, at) => `${at + 1}`)
  return (room === 'open') === (side === 0) ? ['N', 'S'] : ['E', 'W']
}

/** Where the sides sit: in two rooms, or at one table, which the API calls the open room. */
const placesOf = (rooms: readonly Room[]): readonly Room[] => (rooms.length > 0 ? rooms : ['open'])

const namedIn = (segment: Segment, room: Room): readonly Side['players'][number][] =>
  segment.lineUp?.rooms.find(one => one.room === room)?.players ?? []

interface SectionProps {
  readonly table: string
  /** None of a match at one table. */
  readonly rooms: readonly Room[]
  readonly timeZone: string
  /** In the order of the match, with the names the page calls them by. */
  readonly sides: readonly { readonly name: string; readonly side: Side }[]
}

interface OwnProps extends Pick<SectionProps, 'table' | 'rooms'> {
  readonly side: Side
  readonly at: number
  readonly name: string
  readonly locale: string
}

/** The forms of one team: a segment that is being played is put right by the director alone. */
async function TeamForms({ table, rooms, side, at, name, locale }: OwnProps) {
  const t = await getTranslations('lineUps')
  const inRooms = rooms.length > 0
  const open = side.segments.filter(one => side.canMend.allowed || !one.started)
  if (!side.canGive.allowed || open.length === 0) return null
  const players = side.players.map(player => ({ place: player.ordinal, name: playerText(player, locale) }))
  return (
    <div data-no-print="">
      <h4 className="mt-3 text-sm">{name}</h4>
      {open.map(segment => (
        <Fold
          key={`${segment.number} ${segment.lineUp?.givenAt}`}
          title={
            side.segments.length > 1
              ? t(segment.submitted ? 'changeSegment' : 'giveSegment', { segment: segment.number })
              : t(segment.submitted ? 'change' : 'giveOne')
          }
        >
          <LineUpForm
            table={table}
            entry={side.entry.id}
            segment={segment.number}
            inRooms={inRooms}
            rooms={placesOf(rooms).map(room => ({
              room,
              seats: seatsOf(room, at, inRooms ? undefined : side.seats).map((seat, index) => ({
                seat,
                player: namedIn(segment, room)[index]?.ordinal,
              })),
            }))}
            players={players}
            late={segment.started}
          />
        </Fold>
      ))}
    </div>
  )
}

/** The team, and that another gave its line-up. */
async function TeamCell({ name, byOffice }: { readonly name: string; readonly byOffice: boolean | undefined }) {
  const t = await getTranslations('lineUps')
  return (
    <Cell>
      {name}
      {byOffice ? <span className="block text-muted text-xs">{t('byOffice')}</span> : null}
    </Cell>
  )
}

/** Who was named segment by segment, or table by table. */
async function LineUpTable({ rooms, sides }: Pick<SectionProps, 'rooms' | 'sides'>) {
  const [t, locale] = await Promise.all([getTranslations('lineUps'), getLocale()])
  const segments = sides[0]?.side.segments ?? []
  const separator = locale === 'en' ? ' / ' : '、'
  const cellOf = (segment: Segment | undefined, room: Room): string => {
    const named = segment ? namedIn(segment, room) : []
    if (named.length > 0) return named.map(player => playerText(player, locale)).join(separator)
    return segment?.submitted ? t('sealed') : '—'
  }
  return (
    <RegisterTable caption={t('title')} captionHidden label={t('title')} fits>
      <thead>
        <Row>
          <ColumnHead>{t(rooms.length > 0 ? 'segment' : 'table')}</ColumnHead>
          <ColumnHead>{t('team')}</ColumnHead>
          {placesOf(rooms).map(room => (
            <ColumnHead key={room}>{rooms.length > 0 ? t(`room.${room}`) : t('players')}</ColumnHead>
          ))}
        </Row>
      </thead>
      <tbody>
        {segments.flatMap(({ number, boards }, at) =>
          sides.map(({ name, side }) => (
            <Row key={`${number} ${side.entry.id}`}>
              <RowHead className="whitespace-nowrap">
                {number}
                {rooms.length > 0 ? (
                  <span className="block font-normal text-muted text-xs">
                    {t('boards', { first: boards[0] ?? '', last: boards.at(-1) ?? '' })}
                  </span>
                ) : null}
              </RowHead>
              <TeamCell name={name} byOffice={side.segments[at]?.lineUp?.byOffice} />
              {placesOf(rooms).map(room => (
                <Cell key={room}>{cellOf(side.segments[at], room)}</Cell>
              ))}
            </Row>
          )),
        )}
      </tbody>
    </RegisterTable>
  )
}

/** Who plays which segment of a match, room by room, and for the captains and the director the forms to say so. */
export async function LineUpSection({ table, rooms, timeZone, sides }: SectionProps) {
  const [t, locale, format] = await Promise.all([getTranslations('lineUps'), getLocale(), getFormatter()])
  const first = sides[0]?.side
  if (!first) return null
  const anybody = sides.some(({ side }) => side.segments.some(one => one.submitted))
  const due = first.dueAt
    ? t(first.lateArticle ? 'dueFined' : 'due', {
        time: format.dateTime(new Date(first.dueAt), { dateStyle: 'medium', timeStyle: 'short', timeZone }),
        article: first.lateArticle ?? '',
      })
    : ''
  const mayGive = sides.some(({ side }) => side.canGive.allowed)
  if (!anybody && !mayGive) return null
  return (
    <section className="mb-6">
      <h3 className="mb-2 text-md">{t('title')}</h3>
      <LineUpTable rooms={rooms} sides={sides} />
      {mayGive ? (
        <ClientMessages namespaces={namespaces}>
          <BrowserClientProvider>
            <p className="mt-3 text-muted text-sm" data-no-print="">
              {t(`hintSeen.${first.seen}`)} {due}
            </p>
            {sides.map(({ name, side }, at) => (
              <TeamForms key={side.entry.id} {...{ table, rooms, side, at, name, locale }} />
            ))}
          </BrowserClientProvider>
        </ClientMessages>
      ) : null}
    </section>
  )
}
