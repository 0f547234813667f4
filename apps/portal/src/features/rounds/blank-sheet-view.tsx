import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { NotFound } from '@/components/not-found'
import { PageTitle } from '@/components/ui/page-title'
import { PrintButton } from '@/components/ui/print-button'
import { codeText } from '@/i18n/code-text'
import { plugOf } from '@/sports/plugs'
import { SlipLines, SlipSides, slipOf } from './slip-grid'

/** Room to write what a drawn round would print: event, round, table. */
function BlankHead() {
  const t = useTranslations('rounds.blank')
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
      {(['event', 'date', 'round', 'table'] as const).map(field => (
        <div key={field} className="flex items-end gap-2">
          <dt>{t(field)}</dt>
          <dd className="min-h-7 min-w-0 flex-1 border-rule-strong border-b" />
        </div>
      ))}
    </dl>
  )
}

/** Seats or sides of a table that nobody has been drawn to. */
function BlankSides({ sport }: { readonly sport: string }) {
  const seats = useTranslations('seat')
  const { perSide = [], unnamed = 0 } = slipOf(sport)
  const { seats: letters = [], directions = [] } = plugOf(sport) ?? {}
  const sides = directions.length > 0 ? directions.map(side => [...side.toUpperCase()]) : letters.map(seat => [seat])
  const named = sides.map(side => ({ key: side.join(''), name: side.map(seat => codeText(seats, seat)).join('–') }))
  const numbered = Array.from({ length: unnamed }, (_, at) => ({ key: `${at + 1}`, name: `${at + 1}` }))
  return <SlipSides fields={perSide} sides={[...named, ...numbered]} />
}

/** A result sheet of a sport for a table that no round was drawn for; NotFound where the sport has none of its own. */
export async function BlankSheetView({ sport }: { readonly sport: string }) {
  const slip = slipOf(sport)
  const { lines, perSeat } = slip
  if (!lines) return <NotFound />
  const [t, names] = await Promise.all([getTranslations('rounds'), getTranslations('sport')])
  const numbers = Array.from({ length: lines.count }, (_, at) => `${at + 1}`)
  const seats = perSeat ? (plugOf(sport)?.seats ?? []) : []
  return (
    <div className="printed">
      <PageTitle kicker={codeText(names, sport)} title={t('blankSheet')} />
      <p className="mb-4 max-w-prose text-muted" data-no-print="">
        {t('blankNote')}
      </p>
      <p className="mb-4" data-no-print="">
        <PrintButton label={t('printNow')} />
      </p>
      <section className="slip overflow-x-auto" aria-label={t('blankSheet')}>
        <BlankHead />
        <SlipLines
          slip={slip}
          word={lines.word}
          seats={seats}
          lines={numbers.map(number => ({ key: number, label: number }))}
        />
        <BlankSides sport={sport} />
      </section>
    </div>
  )
}
