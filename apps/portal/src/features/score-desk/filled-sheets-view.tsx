import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FailureNotice } from '@/components/failure-notice'
import { NotFound } from '@/components/not-found'
import { Refusal } from '@/components/permitted'
import { PrintButton } from '@/components/ui/print-button'
import { PrintedSheet } from '@/features/sheet-editors'
import { Link } from '@/i18n/navigation'
import { eventAndStage } from '@/lib/format/bilingual'
import { ask } from '@/lib/graphql/server-client'
import { paths } from '@/lib/paths'
import { roundSheetsOf } from '@/sports/sheet-views'
import { type DeskRound, placeOf, slotsOfRound } from './desk-page'
import type { DeskPlace, DeskSlot } from './model'
import { DeskRoundQuery } from './score-desk.graphql'

interface SlotProps {
  readonly place: DeskPlace
  readonly slot: DeskSlot
  /** The sheet whole, where its sport shows more than a line. */
  readonly whole: ReactNode
}

/** Who entered a sheet and who confirmed it. */
function Hands({ slot: { enteredBy, enteredAtTable, confirmedBy } }: Pick<SlotProps, 'slot'>) {
  const t = useTranslations('scoreDesk')
  const said = [
    enteredAtTable ? t('enteredByName', { name: t('atTable', { ...enteredAtTable }) }) : '',
    enteredBy ? t('enteredByName', { name: enteredBy }) : '',
    confirmedBy ? t('confirmedBy', { name: confirmedBy }) : '',
  ]
  return <span className="text-muted text-sm">{said.filter(Boolean).join(' · ')}</span>
}

function SlotSheet({ place, slot, whole }: SlotProps) {
  const t = useTranslations('scoreDesk')
  return (
    <div className="border-rule border-t py-2">
      <p className="flex flex-wrap items-baseline gap-x-4">
        {slot.board ? <span className="figures">{t('boardAt', { board: slot.board })}</span> : null}
        <Hands slot={slot} />
      </p>
      <div className="min-w-0">
        {slot.sheet === undefined ? <span className="text-muted">{t('missing')}</span> : null}
        {slot.sheet !== undefined && whole ? whole : null}
        {slot.sheet !== undefined && !whole ? (
          <PrintedSheet editionId={place.editionId} settings={place.settings} sheet={slot.sheet} board={slot.board} />
        ) : null}
      </div>
    </div>
  )
}

/** One table on paper: who sat there, what is on its sheets, room for the signatures. */
function TableSheets({
  place,
  slots,
  whole,
}: Omit<SlotProps, 'slot' | 'whole'> & {
  readonly slots: readonly DeskSlot[]
  readonly whole: ReadonlyMap<string, ReactNode>
}) {
  const t = useTranslations('scoreDesk')
  const fields = useTranslations('rounds.slip')
  const [first] = slots
  if (!first) return null
  return (
    <li className="slip mb-6 border border-rule-strong p-3">
      <h2 className="font-medium text-md">{t('tableAt', { table: `${first.section ?? ''}${first.table}` })}</h2>
      <p>{first.sides.map(side => `${side.number} ${side.name}`).join(' – ')}</p>
      <div className="mt-2">
        {slots.map(slot => (
          <SlotSheet key={slot.slot} place={place} slot={slot} whole={whole.get(slot.slot)} />
        ))}
      </div>
      <p className="mt-3 flex flex-wrap gap-x-8">
        {first.sides.map(side => (
          <span key={side.id}>{fields('signature', { number: side.number })}</span>
        ))}
      </p>
    </li>
  )
}

const tablesOf = (round: DeskRound, locale: string): readonly (readonly DeskSlot[])[] =>
  round.tables.map(table => slotsOfRound({ ...round, tables: [table] }, locale)).filter(slots => slots.length > 0)

/** The sheets of a round as they are entered, for paper: a copy to file, or to be signed by those who played. */
export async function FilledSheetsView({ roundId }: { readonly roundId: string }) {
  const [t, rounds, locale, answer] = await Promise.all([
    getTranslations('scoreDesk'),
    getTranslations('rounds'),
    getLocale(),
    ask(DeskRoundQuery, { id: roundId }),
  ])
  if (!answer.ok) return <FailureNotice failure={answer.failure} />
  const { round } = answer.data
  if (!round) return <NotFound />
  const { stage, session } = round
  const whole = await roundSheetsOf(stage.event.sport)?.(roundId)
  if (whole && !whole.ok) return <FailureNotice failure={whole.failure} />
  const place = placeOf(stage, session.id)
  return (
    <div className="printed">
      <header className="pb-4">
        <h1 className="text-xl">
          {eventAndStage(stage.event, stage, locale)} · {t('roundAt', { round: round.number })}
        </h1>
        <p>{t('filledSheets')}</p>
        <p className="mt-3 flex flex-wrap items-center gap-4" data-no-print="">
          <PrintButton label={rounds('printNow')} />
          <Link href={paths.scoringRound(session.id, round.id)} className="link">
            {t('backToEntry')}
          </Link>
        </p>
      </header>
      <Refusal permission={stage.event.permissions.canEnterResult} />
      <ol>
        {tablesOf(round, locale).map(slots => (
          <TableSheets key={slots[0]?.slot} place={place} slots={slots} whole={whole?.data ?? new Map()} />
        ))}
      </ol>
    </div>
  )
}
