import { getTranslations } from 'next-intl/server'
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

async function HandText({ hand }: { readonly hand: Hand }) {
  const [seats, t] = await Promise.all([getTranslations('seat'), getTranslations('boardPage')])
  const name = codeText(seats, hand.seat)
  return (
    <section aria-label={name} className={places[hand.seat]}>
      <h3 className="mb-0.5 font-normal text-muted text-sm">{name}</h3>
      <ul lang="en" className="figures">
        {suits.map((suit, at) => (
          <li key={suit} className="flex gap-1.5">
            <CardText code={suit} />
            <span className="whitespace-nowrap tracking-wide max-sm:tracking-tighter max-sm:[word-spacing:-0.15em]">
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
export async function HandsFigure({ hands, caption }: { readonly hands: readonly Hand[]; readonly caption: string }) {
  const t = await getTranslations('boardPage')
  if (hands.length === 0) return null
  return (
    <figure className="mb-6">
      <figcaption className="sr-only">{t('hands', { board: caption })}</figcaption>
      <div className="grid max-w-xl grid-cols-3 gap-x-3 gap-y-4 rounded-md border border-rule bg-raised p-4 max-sm:grid-cols-[repeat(3,auto)] max-sm:gap-x-1.5 max-sm:px-2">
        {hands.map(hand => (
          <HandText key={hand.seat} hand={hand} />
        ))}
      </div>
    </figure>
  )
}
