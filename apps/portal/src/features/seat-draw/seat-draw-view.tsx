import { getLocale, getTranslations } from 'next-intl/server'
import { EntryNames, entryText, numberedText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { Fold } from '@/components/fold'
import { FreshWhile } from '@/components/fresh-while'
import { NotFound } from '@/components/not-found'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { Cell, ColumnHead, RegisterTable, Row, RowHead } from '@/components/ui/table'
import type { ResultOf } from '@/gql'
import { ClientMessages } from '@/i18n/client-messages'
import { inLanguage } from '@/lib/format/bilingual'
import { BrowserClientProvider } from '@/lib/graphql/browser-client'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { DrawByCard, DrawByPress, OpenDraw } from './draw-forms-lazily'
import { SeatDrawQuery } from './seat-draw.graphql'

type Stage = NonNullable<ResultOf<typeof SeatDrawQuery>['event']>['stages'][number]
type Draw = NonNullable<Stage['seatDraw']>

const namespaces = ['seatDraw', 'registerDesk', 'problemList', 'failure', 'common', 'clause'] as const

/** What has been drawn, the last first, in letters for the whole hall. */
async function Drawn({ draw }: { readonly draw: Draw }) {
  const t = await getTranslations('seatDraw')
  if (draw.numbers.length === 0) return null
  return (
    <RegisterTable caption={t('title')} captionHidden label={t('title')} fits className="max-w-3xl text-lg">
      <thead>
        <Row>
          <ColumnHead>{t('number')}</ColumnHead>
          <ColumnHead>{t('who')}</ColumnHead>
          <ColumnHead>{t('way')}</ColumnHead>
        </Row>
      </thead>
      <tbody>
        {draw.numbers.toReversed().map(({ number, way, entry }) => (
          <Row key={number}>
            <RowHead className="figures text-2xl">{number}</RowHead>
            <Cell>
              <EntryNames entry={entry} plain />
            </Cell>
            <Cell className="text-muted text-sm">{t(`ways.${way}`)}</Cell>
          </Row>
        ))}
      </tbody>
    </RegisterTable>
  )
}

interface WaitingProps {
  readonly draw: Draw
  /** Runs the event: draws for everyone, and writes down cards. */
  readonly isOffice: boolean
}

/** Those without a number; each draws its own, an officer for everyone. */
async function Waiting({ draw, isOffice }: WaitingProps) {
  const [t, locale] = await Promise.all([getTranslations('seatDraw'), getLocale()])
  const own = new Set(draw.waitingOfViewer.map(({ id }) => id))
  if (draw.waiting.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 text-md">{t('waiting')}</h3>
      <ul className="max-w-3xl divide-y divide-rule">
        {draw.waiting.map(entry => {
          const label = t('drawOwn', { who: entryText(entry, locale) })
          return (
            <li key={entry.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span>{numberedText(entry, locale)}</span>
              {own.has(entry.id) || isOffice ? <DrawByPress entry={entry.id} label={label} /> : null}
              {isOffice ? (
                <Fold title={t('byCard')}>
                  <DrawByCard entry={entry.id} label={label} />
                </Fold>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** By what anyone makes the order of the numbers again. */
async function Proof({ draw }: { readonly draw: Draw }) {
  const t = await getTranslations('seatDraw')
  return (
    <Fold title={t('proof')}>
      <dl className="max-w-3xl text-sm">
        <dt className="text-muted">{t('commitment')}</dt>
        <dd className="break-all font-mono">{draw.commitment}</dd>
        <dt className="mt-2 text-muted">{t('secret')}</dt>
        <dd className="break-all font-mono">{draw.secret ?? t('secretLater')}</dd>
      </dl>
      <p className="mt-2 max-w-prose text-sm">{t('proofText')}</p>
    </Fold>
  )
}

async function DrawOfStage({ stage }: { readonly stage: Stage }) {
  const t = await getTranslations('seatDraw')
  const { seatDraw: draw, canDrawSeats } = stage
  if (!draw)
    return (
      <EmptyState title={t('notOpen')}>
        {canDrawSeats.allowed ? (
          <>
            <p className="mb-3">{t('openHint')}</p>
            <OpenDraw stage={stage.id} />
          </>
        ) : null}
      </EmptyState>
    )
  const left = draw.waiting.length
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-md">
        {left > 0 ? t('left', { count: left }) : t('complete')}
      </p>
      <FreshWhile open={left > 0} />
      <Drawn draw={draw} />
      <Waiting draw={draw} isOffice={canDrawSeats.allowed} />
      <Proof draw={draw} />
    </div>
  )
}

interface SeatDrawProps {
  readonly eventId: string
  readonly stage?: string | undefined
}

/** The draw for seats as the hall watches it: on the wall, on each phone, and at the table with the cards. */
export async function SeatDrawView({ eventId, stage: asked }: SeatDrawProps) {
  const [t, locale, answer] = await Promise.all([
    getTranslations('seatDraw'),
    getLocale(),
    ask(SeatDrawQuery, { event: eventId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { event } = answer.data
  const stage = event?.stages.find(({ id }) => id === asked) ?? event?.stages[0]
  if (!event || !stage) return <NotFound />
  return (
    <ClientMessages namespaces={namespaces}>
      <BrowserClientProvider>
        <h2 className="mb-2 text-lg">{t('title')}</h2>
        {event.stages.length > 1 ? (
          <ChoiceTabs
            label={t('title')}
            tabs={event.stages.map(({ id, name }) => ({
              href: paths.eventSection(event, 'draw', { stage: id }),
              label: inLanguage(name, locale),
              current: id === stage.id,
            }))}
          />
        ) : null}
        <DrawOfStage stage={stage} />
      </BrowserClientProvider>
    </ClientMessages>
  )
}
