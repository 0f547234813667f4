import { useLocale, useTranslations } from 'next-intl'
import { entryText } from '@/components/entry-names'
import { printFigure } from '@/lib/format/points'
import { pointsOf, type RoundData } from './round-data'

/** A knock-out as it stands: a column for every round, matches in the order of the bracket, all of it text. */
export function BracketView({ rounds }: { readonly rounds: readonly RoundData[] }) {
  const t = useTranslations('rounds')
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable from the keyboard
    <section className="register-frame mb-8 py-3" aria-label={t('bracket')} tabIndex={0}>
      <ol className="flex flex-col gap-6 sm:flex-row">
        {rounds.map(round => (
          <li key={round.id} className="flex min-w-56 flex-1 flex-col">
            <h3 className="mb-2 text-muted text-sm">{t('roundAt', { round: round.number })}</h3>
            <ol className="flex flex-1 flex-col justify-around gap-3">
              {round.tables.map(table => (
                <li key={table.id} className="border-rule-strong border-l-2 pl-3">
                  {table.sides.map(side => (
                    <p key={side.id} className="flex justify-between gap-3">
                      <span>
                        <span className="figures text-muted">{side.number}</span> {entryText(side, locale)}
                      </span>
                      <span className="figures">{printFigure(pointsOf(table, side) ?? '')}</span>
                    </p>
                  ))}
                  {table.kind === 'bye' ? <p className="text-muted text-sm">{t('bye')}</p> : null}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
