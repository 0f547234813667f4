import { getTranslations } from 'next-intl/server'
import { CardText } from '@/components/card-text'
import { codeText } from '@/i18n/code-text'
import { Link } from '@/i18n/navigation'
import { HandsFigure } from './hands-figure'
import type { TableRecord, Traveller } from './load-boards'
import { cardsPlayed, type PlayPosition, playPosition } from './play-position'

interface PlayThroughProps {
  readonly hands: Traveller['hands']
  readonly record: TableRecord
  readonly caption: string
  /** How many cards have been played; undefined: not stepped through yet. */
  readonly count: number | undefined
  /** Where the position after so many cards is shown. */
  readonly hrefOf: (count: number) => string
}

/** Where each seat's card lies in the middle. */
const places: Readonly<Record<string, string>> = {
  north: 'col-start-2 row-start-1',
  east: 'col-start-3 row-start-2',
  south: 'col-start-2 row-start-3',
  west: 'col-start-1 row-start-2',
}

/** The cards on the table, the winner's stronger. */
async function TableCards({ position }: { readonly position: PlayPosition }) {
  const seats = await getTranslations('seat')
  return (
    <ol className="col-start-2 row-start-2 grid grid-cols-3 grid-rows-3 items-center justify-items-center gap-1 rounded-md border border-rule-strong bg-paper p-1">
      {position.table.map(({ seat, card }) => (
        <li key={seat} className={`${places[seat]} figures ${seat === position.winner ? 'font-semibold' : ''}`}>
          <span className="sr-only">{codeText(seats, seat)} </span>
          <CardText code={card} />
        </li>
      ))}
    </ol>
  )
}

/** One step forward or back; nothing to press at either end. */
function Step({
  href,
  label,
  sign,
}: {
  readonly href: string | undefined
  readonly label: string
  readonly sign: string
}) {
  const look = 'inline-flex size-11 items-center justify-center rounded-md border border-rule-strong'
  if (href === undefined)
    return (
      <span aria-hidden="true" className={`${look} text-muted opacity-50`}>
        {sign}
      </span>
    )
  return (
    <Link href={href} scroll={false} aria-label={label} title={label} className={`${look} bg-paper hover:bg-raised`}>
      {sign}
    </Link>
  )
}

/** The recorded play card by card: what each hand still holds, the trick on the table, and who has won how many. */
export async function PlayThrough({ hands, record, caption, count, hrefOf }: PlayThroughProps) {
  const [t, seats] = await Promise.all([getTranslations('boardPage'), getTranslations('seat')])
  const last = cardsPlayed(record.tricks)
  if (hands.length === 0 || last === 0) return null
  if (count === undefined)
    return (
      <p className="mb-3" data-no-print="">
        <Link href={hrefOf(0)} scroll={false} className="link inline-flex min-h-11 items-center">
          {t('playThrough')}
        </Link>
      </p>
    )
  const now = Math.min(count, last)
  const position = playPosition(hands, record.tricks, now)
  const step = (to: number) => (to < 0 || to > last || to === now ? undefined : hrefOf(to))
  const [back, on] = [Math.max(0, Math.floor((now - 1) / 4) * 4), Math.min(last, Math.floor(now / 4) * 4 + 4)]
  return (
    <section aria-label={t('playThrough')} className="mb-6 max-w-xl">
      <HandsFigure hands={position.hands} caption={caption} middle={<TableCards position={position} />} />
      <p role="status" className="mb-2 text-sm">
        {t('played', { cards: now, of: last })}
        {position.winner
          ? ` · ${t('trickWon', { trick: position.trick, seat: codeText(seats, position.winner) })}`
          : null}
        {` · ${t('won', { ns: position.wonNs, ew: position.wonEw })}`}
      </p>
      <nav aria-label={t('playThrough')} className="flex flex-wrap gap-2" data-no-print="">
        <Step href={step(0)} label={t('toStart')} sign="⏮" />
        <Step href={step(back)} label={t('trickBack')} sign="⏪" />
        <Step href={step(now - 1)} label={t('cardBack')} sign="◀" />
        <Step href={step(now + 1)} label={t('cardOn')} sign="▶" />
        <Step href={step(on)} label={t('trickOn')} sign="⏩" />
        <Step href={step(last)} label={t('toEnd')} sign="⏭" />
      </nav>
    </section>
  )
}
