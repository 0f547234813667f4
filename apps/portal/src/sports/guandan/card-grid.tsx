'use client'

import { blackJoker, type Card, formatCard, isWild, type LevelRank, ranks, redJoker, suits } from '@paiji/rules/guandan'
import { useTranslations } from 'next-intl'
import { CardFace, type CardStyle } from './card-face'
import { cardName } from './card-names'

interface CardGridProps {
  readonly chosen: readonly Card[]
  readonly level: LevelRank
  readonly look: CardStyle
  readonly onPick: (card: Card) => void
}

const rows: readonly (readonly Card[])[] = [
  ...suits.map((_, suit) => ranks.map((_rank, rank) => suit * 13 + rank)),
  [blackJoker, redJoker],
]

/** All 54 faces; each press adds one, two of each at most. */
export function CardGrid({ chosen, level, look, onPick }: CardGridProps) {
  const t = useTranslations('guandan.picker')
  return (
    <fieldset className="flex max-w-2xl flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">{t('allCards')}</legend>
      {rows.map(row => (
        <div
          key={row[0]}
          className="grid grid-cols-[repeat(7,minmax(0,1fr))] gap-1 sm:grid-cols-[repeat(13,minmax(0,1fr))]"
        >
          {row.map(card => {
            const code = formatCard(card)
            const count = chosen.filter(other => other === card).length
            const marks = { level: card < 52 && (card % 13) + 2 === level, wild: isWild(card, level) }
            return (
              <button
                key={code}
                type="button"
                disabled={count === 2}
                onClick={() => onPick(card)}
                aria-label={`${cardName(code, marks)} · ${t('count', { count })}`}
                className="relative flex min-h-11 items-center justify-center rounded-md hover:bg-raised disabled:opacity-50"
              >
                <CardFace code={code} size={26} look={look} {...marks} decorative />
                {count > 0 ? (
                  <span className="-translate-x-1/2 absolute top-0 left-1/2 ml-3 rounded-full bg-ink px-1 text-paper text-xs leading-4">
                    {count}
                  </span>
                ) : null}
              </button>
            )
          })}
        </div>
      ))}
    </fieldset>
  )
}
