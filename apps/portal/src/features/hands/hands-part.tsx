import { createHash } from 'node:crypto'
import { boardsNotOfSeed, sportOf } from '@paiji/rules'
import { Fragment } from 'react'
import { getLocale, getTranslations } from 'next-intl/server'
import { Instant } from '@/components/instant'
import { HandRecordSheet } from '@/features/boards'
import type { ResultOf } from '@/gql'
import { codesOf } from '@/lib/codes'
import { paths } from '@/lib/paths'
import { handFormats } from './hand-formats'
import type { SessionHandsQuery } from './hands.graphql'

export type HandsSession = NonNullable<ResultOf<typeof SessionHandsQuery>['playSession']>
type Hands = NonNullable<HandsSession['hands']>

/** What everybody may know of the deals at any time: where they come from, and what was said of the seed. */
export async function HandsState({ session, hands }: { readonly session: HandsSession; readonly hands: Hands }) {
  const t = await getTranslations('hands')
  return (
    <section className="flex max-w-prose flex-col gap-2">
      <p>
        {t(session.handsDesk.walls ? 'dealtWalls' : hands.source === 'dealt' ? 'dealt' : 'attached', {
          boards: hands.boardCount,
        })}
      </p>
      <p className="text-muted text-sm">
        <Instant at={hands.at} zone={session.stage.event.timeZone} />
        {hands.fileName ? ` · ${hands.fileName}` : ''}
      </p>
      {hands.version > 1 ? <p>{t('replaced', { version: hands.version, reason: hands.reason ?? '' })}</p> : null}
      {hands.open ? null : <p>{t(session.handsDesk.walls ? 'closedWalls' : 'closed')}</p>}
      {hands.commitment ? <Seed session={session} hands={hands} commitment={hands.commitment} /> : null}
    </section>
  )
}

const textOf = (record: Hands['records'][number]): string =>
  `N:${record.hands.map(({ suits }) => suits.join('.')).join(' ')}`

/** The commitment, and once the seed is known whether every board follows from it: dealt again here. */
async function Seed({
  session,
  hands,
  commitment,
}: {
  readonly session: HandsSession
  readonly hands: Hands
  readonly commitment: string
}) {
  const t = await getTranslations('hands')
  const dealing = sportOf(session.stage.event.sport)?.dealing
  const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()
  const boards = hands.records.map(record => ({
    number: record.board,
    deal: (record.walls && dealing?.walls?.text(record.walls)) ?? textOf(record),
  }))
  const others =
    hands.seed && dealing ? boardsNotOfSeed(dealing, sha256, { commitment, seed: hands.seed, boards }) : null
  return (
    <dl className="flex flex-col gap-2">
      <div>
        <dt className="text-muted text-sm">{t('commitment')}</dt>
        <dd className="figures break-all text-sm">{commitment}</dd>
      </div>
      {hands.seed ? (
        <div>
          <dt className="text-muted text-sm">{t('seed')}</dt>
          <dd className="figures break-all text-sm">{hands.seed}</dd>
        </div>
      ) : null}
      <div>
        <dt className="text-muted text-sm">{t('check')}</dt>
        <dd>
          {others === null ? t('checkLater') : null}
          {others === undefined ? t('checkNoSeed') : null}
          {others?.length === 0 ? t('checkGood', { boards: boards.length }) : null}
          {others && others.length > 0 ? t('checkBad', { boards: others.join(', ') }) : null}
        </dd>
      </div>
    </dl>
  )
}

/** The hands as files and on paper. */
export async function HandsFiles({ session }: { readonly session: HandsSession }) {
  const { walls } = session.handsDesk
  const [t, locale] = await Promise.all([getTranslations('hands'), getLocale()])
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1" data-no-print="">
      <li>
        <a className="link inline-flex min-h-11 items-center" href={paths.paper('hands', session.id, locale)}>
          {t(walls ? 'paperWalls' : 'paperRecords')}
        </a>
      </li>
      <li>
        <a className="link inline-flex min-h-11 items-center" href={paths.paper('curtain-cards', session.id, locale)}>
          {t(walls ? 'paperSeats' : 'paperCards')}
        </a>
      </li>
      {(walls ? [] : codesOf(handFormats)).map(format => (
        <li key={format}>
          <a
            className="link inline-flex min-h-11 items-center"
            href={paths.sessionHandsFile(session.id, format)}
            download
          >
            {t(`as.${format}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}

const LETTERS = 'mspESWNCFP'

/** The walls of one hand, seat by seat. */
async function HandWalls({ board, walls }: Pick<Hands['records'][number], 'board' | 'walls'>) {
  const [t, seats] = await Promise.all([getTranslations('hands'), getTranslations('seat')])
  const signs = [...t('tileSigns')]
  const tilesOf = (text: string) => [...text].map(letter => signs[LETTERS.indexOf(letter)] ?? letter).join('')
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium">{t('wall', { wall: board })}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        {(walls ?? []).map(({ seat, tiles, draws }) => (
          <Fragment key={seat}>
            <dt className="text-muted">{seats(seat)}</dt>
            <dd className="figures break-all">
              {tilesOf(tiles)}
              <span className="block text-muted">{tilesOf(draws)}</span>
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

/** Every board with its cards, every hand with its walls. */
export function HandsBoards({ records }: { readonly records: Hands['records'] }) {
  if (records.some(record => record.walls))
    return (
      <div className="grid gap-8 lg:grid-cols-2">
        {records.map(({ board, walls }) => (
          <HandWalls key={board} board={board} walls={walls} />
        ))}
      </div>
    )
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {records.map(record => (
        <HandRecordSheet key={record.board} record={record} />
      ))}
    </div>
  )
}
