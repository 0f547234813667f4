import { NotFound } from '@/components/not-found'
import { getLocale, getTranslations } from 'next-intl/server'
import { entryText } from '@/components/entry-names'
import { FailureNotice } from '@/components/failure-notice'
import { QrCode } from '@/components/ui/qr-code'
import { ChoiceTabs } from '@/components/ui/choice-tabs'
import { PrintButton } from '@/components/ui/print-button'
import { eventAndStage, inLanguage } from '@/lib/format/bilingual'
import { formatDateRange } from '@/lib/format/dates'
import { ownAddress } from '@/lib/own-address'
import { paths } from '@/lib/paths'
import { BracketView } from './bracket-view'
import { NamePlates, TableCards } from './hall-cards'
import { loadBracket, loadRound } from './load-pairings'
import type { SheetRound } from './round-data'
import { seatWord, tableText } from './seat-words'
import { TableSlips } from './table-slips'

interface ListProps {
  readonly round: SheetRound
  readonly t: Awaited<ReturnType<typeof getTranslations<'rounds'>>>
  readonly seats: Awaited<ReturnType<typeof getTranslations<'seat'>>>
  readonly locale: string
}

function ByTable({ round, t, seats, locale }: ListProps) {
  return (
    <table className="register">
      <caption className="pb-2 font-medium">{t('byTable')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table')}</th>
          <th scope="col">{t('sides')}</th>
        </tr>
      </thead>
      <tbody>
        {round.tables.map(table => (
          <tr key={table.id}>
            <th scope="row">{table.kind === 'bye' ? t('bye') : `${table.section}${table.label}`}</th>
            <td>{tableText(seats, round.stage.event.sport, table, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ByName({ round, t, seats, locale }: ListProps) {
  const rows = round.tables
    .flatMap(table =>
      table.sides.map(side => ({
        id: side.id,
        number: side.number,
        name: entryText(side, locale),
        table,
        seat: seatWord(seats, round.stage.event.sport, table, side),
      })),
    )
    .sort((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <table className="register">
      <caption className="pb-2 font-medium">{t('byName')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('table')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, name, table, seat }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>{number}</td>
            <td>
              {table.kind === 'bye' ? t('bye') : [`${table.section}${table.label}`, seat].filter(Boolean).join(' ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SheetProps extends ListProps {
  readonly address: string
  readonly bracket: Awaited<ReturnType<typeof loadBracket>>
}

function Sheet({ round, t, seats, locale, address, bracket }: SheetProps) {
  return (
    <>
      <ByTable round={round} t={t} seats={seats} locale={locale} />
      <div className="sheet-break mt-8">
        <ByName round={round} t={t} seats={seats} locale={locale} />
      </div>
      {bracket ? (
        <div className="bracket-page mt-8">
          <h2 className="mb-2 font-medium">{t('bracket')}</h2>
          <BracketView bracket={bracket} />
        </div>
      ) : null}
      <div className="sheet-break mt-8">
        <TableSlips round={round} address={address} />
      </div>
    </>
  )
}

const papers = ['sheet', 'cards', 'plates'] as const
type Paper = (typeof papers)[number]

interface RoundSheetProps {
  readonly roundId: string
  readonly as?: Paper | undefined
}

/** From the sheet of a round to the cards of its tables and the plates of its players, and back. */
function Papers({ round, as, t }: Pick<ListProps, 'round' | 't'> & { readonly as: Paper }) {
  return (
    <ChoiceTabs
      label={t('print')}
      tabs={papers.map(paper => ({
        href: paths.with(paths.roundSheet(round.id), { as: paper === 'sheet' ? undefined : paper }),
        label: t(`paper.${paper}`),
        current: paper === as,
      }))}
    />
  )
}

/** A round for the notice board and the tables: pairings by table and by name, then a slip for every table. */
export async function RoundSheetView({ roundId, as = 'sheet' }: RoundSheetProps) {
  const [t, seats, locale, answer] = await Promise.all([
    getTranslations('rounds'),
    getTranslations('seat'),
    getLocale(),
    loadRound(roundId),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const round = answer.data
  if (!round) return <NotFound />
  const { event } = round.stage
  const revision = round.stage.standings?.number
  const [address, bracket] = await Promise.all([ownAddress(), loadBracket(round.stage.id)])
  const publicPage = `${address}/${locale}${paths.eventSection(event, 'pairings')}`
  const foot = [
    event.code,
    inLanguage(event.name, locale),
    revision === undefined ? '' : t('revisionAt', { number: revision }),
    publicPage,
  ]
  return (
    <div className="printed">
      <header className="pt-6 pb-4">
        <h1 className="text-xl">
          {eventAndStage(event, round.stage, locale)} · {t('roundAt', { round: round.number })}
        </h1>
        <p>
          {formatDateRange(event.startsOn, event.endsOn, locale)} {event.venue}
        </p>
        <div className="mt-3">
          <PrintButton label={t('printNow')} />
        </div>
        <div data-no-print="">
          <Papers round={round} as={as} t={t} />
        </div>
      </header>
      {as === 'cards' ? <TableCards round={round} /> : null}
      {as === 'plates' ? <NamePlates round={round} /> : null}
      {as === 'sheet' ? <Sheet {...{ round, t, seats, locale, address, bracket }} /> : null}
      <footer className="printed-foot mt-6 flex items-center gap-3 text-muted text-xs">
        <QrCode text={publicPage} label={t('publicPage')} className="size-12 shrink-0" />
        <span className="min-w-0 break-all">{foot.filter(Boolean).join(' · ')}</span>
      </footer>
    </div>
  )
}
