import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CardText } from '@/components/card-text'
import { codeText } from '@/i18n/code-text'
import type { Traveller } from './load-boards'

type Hand = Traveller['hands'][number]

const suits = ['S', 'H', 'D', 'C'] as const

/** Where each seat stands around the table on wide and narrow screens alike. */
const places: Readonly<Record<string, string>> = {
  north: 'col-start-2 row-start-1',
  east: 'col-start-3 row-start-2',
  south: 'col-start-2 row-start-3',
  west: 'col-start-1 row-start-2',
}

const worth: Readonly<Record<string, number>> = { A: 4, K: 3, Q: 2, J: 1 }

/** High-card points of a hand. */
export const pointsOf = (suits: readonly string[]): number =>
  [...suits.join('')].reduce((sum, rank) => sum + (worth[rank] ?? 0), 0)

/** What stands in the middle of the table. */
export interface Compass {
  readonly board: string
  readonly dealer: string | null
  readonly vulnerability: string | null
}

const sidesAtRisk: Readonly<Record<string, readonly string[]>> = {
  none: [],
  ns: ['north', 'south'],
  ew: ['east', 'west'],
  both: ['north', 'south', 'east', 'west'],
}

/** Where each letter of the compass stands. */
const edges: Readonly<Record<string, string>> = {
  north: 'col-start-2 row-start-1',
  east: 'col-start-3 row-start-2',
  south: 'col-start-2 row-start-3',
  west: 'col-start-1 row-start-2',
}

/** The table seen from above: who deals is underlined, who is vulnerable stands on red. */
async function CompassFigure({ board, dealer, vulnerability }: Compass) {
  const [seats, letters, t, vulnerable] = await Promise.all([
    getTranslations('seat'),
    getTranslations('printed.seat'),
    getTranslations('boards'),
    getTranslations('vulnerability'),
  ])
  const atRisk = sidesAtRisk[vulnerability ?? 'none'] ?? []
  const said = [
    dealer ? t('dealer', { seat: codeText(seats, dealer) }) : '',
    vulnerability ? codeText(vulnerable, vulnerability) : '',
  ]
  return (
    <div className="col-start-2 row-start-2 flex flex-col items-center justify-center gap-1 text-center">
      <div
        role="img"
        aria-label={said.filter(Boolean).join(' · ')}
        className="grid grid-cols-3 grid-rows-3 rounded-md border border-rule-strong bg-paper text-sm"
      >
        {Object.entries(edges).map(([seat, place]) => (
          <span
            key={seat}
            className={`${place} flex size-6 items-center justify-center ${
              atRisk.includes(seat) ? 'rounded-md bg-seal text-seal-ink' : ''
            } ${dealer === seat ? 'font-semibold underline underline-offset-2' : ''}`}
          >
            {codeText(letters, seat.charAt(0).toUpperCase())}
          </span>
        ))}
        <span className="figures col-start-2 row-start-2 flex size-6 items-center justify-center font-semibold">
          {board}
        </span>
      </div>
      <span className="text-muted text-xs">
        {said.filter(Boolean).map(text => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </span>
    </div>
  )
}

async function HandText({ hand, withPoints }: { readonly hand: Hand; readonly withPoints: boolean }) {
  const [seats, t] = await Promise.all([getTranslations('seat'), getTranslations('boardPage')])
  const name = codeText(seats, hand.seat)
  return (
    <section aria-label={name} className={places[hand.seat]}>
      <h3 className="mb-0.5 font-normal text-muted text-sm">
        {name}
        {withPoints ? (
          <abbr title={t('pointsHint')} className="figures ml-1.5 text-ink no-underline">
            {pointsOf(hand.suits)}
          </abbr>
        ) : null}
      </h3>
      <ul lang="en" className="figures hand-suits">
        {suits.map((suit, at) => (
          <li key={suit}>
            <CardText code={suit} />
            <span>
              {hand.suits[at] ? [...(hand.suits[at] ?? '')].map(rank => (rank === 'T' ? '10' : rank)).join(' ') : null}
              {hand.suits[at] ? null : (
                <>
                  <span aria-hidden="true">—</span>
                  <span className="sr-only">{t('void')}</span>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The four hands of a board around the table. */
export async function HandsFigure({
  hands,
  caption,
  compass,
  middle,
}: {
  readonly hands: readonly Hand[]
  readonly caption: string
  /** Shown in the middle, and the points of each hand with it. */
  readonly compass?: Compass
  /** Shown in the middle in its place. */
  readonly middle?: ReactNode
}) {
  const t = await getTranslations('boardPage')
  if (hands.length === 0) return null
  return (
    <figure className="mb-6 print:mb-3">
      <figcaption className="sr-only">{t('hands', { board: caption })}</figcaption>
      <div className="grid max-w-xl grid-cols-3 gap-x-3 gap-y-4 rounded-md border border-rule bg-raised p-4 max-sm:grid-cols-[repeat(3,auto)] max-sm:gap-x-1.5 max-sm:px-2 print:grid-cols-[repeat(3,auto)] print:gap-x-1.5 print:gap-y-0.5 print:p-2 print:text-xs print:leading-tight">
        {hands.map(hand => (
          <HandText key={hand.seat} hand={hand} withPoints={compass !== undefined} />
        ))}
        {middle ?? (compass ? <CompassFigure {...compass} /> : null)}
      </div>
    </figure>
  )
}
