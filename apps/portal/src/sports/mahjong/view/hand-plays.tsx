import { useLocale, useTranslations } from 'next-intl'
import { Fold } from '@/components/fold'
import type { MahjongHandData } from '../sheet-data'
import { seatLetters } from '../seat-letters'
import { meldWords, sortedTiles, tilesWords } from './tile-words'

type Play = NonNullable<MahjongHandData['play']>

interface PlayedProps {
  readonly play: Play
  /** The player of each seat of the hand, the dealer first. */
  readonly seated: readonly string[]
}

/** What each seat was dealt, laid out, gave away and held in the end. */
function Seats({ play, seated }: PlayedProps) {
  const t = useTranslations('mahjong.view.play')
  const seats = useTranslations('seat')
  const locale = useLocale()
  return play.seats.map(({ held, melds, discards, flowers }, seat) => {
    const lines = [
      ['dealt', tilesWords(sortedTiles(play.dealt?.[seat] ?? []), locale)],
      ['melds', melds.map(meld => meldWords(meld, locale)).join(locale === 'en' ? ', ' : '，')],
      ['discards', tilesWords(discards, locale)],
      ['held', tilesWords(held ?? [], locale)],
    ] as const
    return (
      <div key={seats(seatLetters[seat] ?? 'E')} className="mb-3">
        <p className="font-semibold">
          {seats(seatLetters[seat] ?? 'E')} {seated[seat]}
          {flowers > 0 ? (
            <span className="font-normal text-muted"> · {t('flowersOut', { count: flowers })}</span>
          ) : null}
        </p>
        <dl className="text-sm">
          {lines.map(([name, text]) =>
            text === '' ? null : (
              <div key={name} className="flex gap-2">
                <dt className="w-20 shrink-0 text-muted">{t(name)}</dt>
                <dd>{text}</dd>
              </div>
            ),
          )}
        </dl>
      </div>
    )
  })
}

/** The acts in their order, each with who did it. */
function Course({ play, seated }: PlayedProps) {
  const t = useTranslations('mahjong.view.play')
  const locale = useLocale()
  const words = ({ act, tile, gets, failed }: Play['acts'][number]): string => {
    const tiles = { tile: tilesWords(tile ? [tile] : [], locale), gets: tilesWords(gets ? [gets] : [], locale) }
    const said = t(`act.${act === 'flower' && gets ? 'flowerFor' : act === 'falseWin' ? 'winsFalsely' : act}`, tiles)
    return failed ? t('notGranted', { act: said }) : said
  }
  return (
    <ol className="list-decimal ps-8 text-sm sm:columns-2 lg:columns-3">
      {play.acts.map((act, at) => (
        <li key={at}>
          {seated[act.seat]} {words(act)}
        </li>
      ))}
    </ol>
  )
}

/** Hands that were recorded tile by tile, one to open at a time. */
export function HandPlays({
  hands,
  names,
}: {
  readonly hands: readonly MahjongHandData[]
  readonly names: readonly string[]
}) {
  const t = useTranslations('mahjong.view')
  return hands.map(({ number, play, seats }) => {
    if (!play) return null
    const seated = seats.map(player => names[player] ?? '')
    return (
      <Fold key={number} title={t('tilePlay', { hand: number })}>
        <Seats play={play} seated={seated} />
        <h4 className="mb-1">{t('play.course')}</h4>
        <Course play={play} seated={seated} />
      </Fold>
    )
  })
}
