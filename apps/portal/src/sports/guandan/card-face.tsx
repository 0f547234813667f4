import { cn } from '@/lib/cn'
import { type CardMarks, cardName } from './card-names'

/** Suit outlines on a 10-unit square. */
const suitPaths: Readonly<Record<string, string>> = {
  H: 'M5 9C1.9 6.8.6 5.2.6 3.4.6 2 1.7 1 2.9 1 3.9 1 4.6 1.6 5 2.4 5.4 1.6 6.1 1 7.1 1 8.3 1 9.4 2 9.4 3.4 9.4 5.2 8.1 6.8 5 9Z',
  D: 'M5 .4 8.8 5 5 9.6 1.2 5Z',
  S: 'M5 .6C8 2.9 9.4 4.3 9.4 6 9.4 7.2 8.5 8 7.4 8 6.7 8 6 7.6 5.6 7c.1 1.1.4 1.8 1.1 2.5H3.3C4 8.8 4.3 8.1 4.4 7 4 7.6 3.3 8 2.6 8 1.5 8 .6 7.2.6 6 .6 4.3 2 2.9 5 .6Z',
  C: 'M5 .6C6.2.6 7.1 1.5 7.1 2.6 7.1 3.2 6.9 3.6 6.6 4 6.9 3.9 7.2 3.8 7.5 3.8 8.6 3.8 9.5 4.7 9.5 5.8 9.5 6.9 8.6 7.8 7.5 7.8 6.7 7.8 6 7.3 5.6 6.7 5.7 7.9 6 8.7 6.7 9.5H3.3C4 8.7 4.3 7.9 4.4 6.7 4 7.3 3.3 7.8 2.5 7.8 1.4 7.8.5 6.9.5 5.8.5 4.7 1.4 3.8 2.5 3.8 2.8 3.8 3.1 3.9 3.4 4 3.1 3.6 2.9 3.2 2.9 2.6 2.9 1.5 3.8.6 5 .6Z',
}
const star = 'M5 .3 6.4 3.4 9.8 3.8 7.3 6.1 8 9.5 5 7.8 2 9.5 2.7 6.1.2 3.8 3.6 3.4Z'

export type CardStyle = 'plain' | 'contrast'

interface CardFaceProps extends CardMarks {
  /** `HQ`, `ST`, `BJ`, `RJ`. */
  readonly code: string
  /** Width in pixels; legible from 20. */
  readonly size?: number
  readonly look?: CardStyle
  readonly className?: string
  /** Beside words that say the same. */
  readonly decorative?: boolean
}

const isRed = (code: string): boolean => code[0] === 'H' || code[0] === 'D' || code === 'RJ'

const inkOf = (code: string, look: CardStyle): string =>
  look === 'contrast' ? 'fill-white' : isRed(code) ? 'fill-seal' : 'fill-ink'

const paperOf = (code: string, look: CardStyle): string => {
  if (look === 'plain') return 'fill-paper stroke-rule-strong'
  return isRed(code) ? 'fill-[#9b1010] stroke-black' : 'fill-black stroke-black'
}

function Joker({ code, ink }: { readonly code: string; readonly ink: string }) {
  return (
    <>
      <text x="10" y="12.5" textAnchor="middle" className={cn(ink, 'font-bold text-[11px]')}>
        {code === 'RJ' ? '大' : '小'}
      </text>
      <path
        d={star}
        transform={code === 'RJ' ? 'translate(4.4 14.6) scale(1.12)' : 'translate(6.5 16.6) scale(.7)'}
        className={ink}
      />
    </>
  )
}

function Pips({ code, ink }: { readonly code: string; readonly ink: string }) {
  const rank = code[1] === 'T' ? '10' : (code[1] ?? '')
  return (
    <>
      <text
        x="10"
        y="13"
        textAnchor="middle"
        textLength={rank === '10' ? 15 : undefined}
        lengthAdjust="spacingAndGlyphs"
        className={cn(ink, 'figures font-bold text-[14px]')}
      >
        {rank}
      </text>
      <path d={suitPaths[code[0] ?? '']} transform="translate(4.6 15) scale(1.08)" className={ink} />
    </>
  )
}

/** One card as a picture with its name in both languages; level cards carry a bar, the wild card a star. */
export function CardFace({ code, size = 28, look = 'plain', level, wild, className, decorative }: CardFaceProps) {
  const ink = inkOf(code, look)
  const mark = look === 'contrast' ? 'fill-white' : 'fill-guandan'
  const name = cardName(code, { level, wild })
  return (
    <svg
      viewBox="0 0 20 28"
      width={size}
      height={size * 1.4}
      className={cn('inline-block shrink-0', className)}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <title>{name}</title>
      <rect x=".6" y=".6" width="18.8" height="26.8" rx="2.4" strokeWidth="1.1" className={paperOf(code, look)} />
      {code === 'BJ' || code === 'RJ' ? <Joker code={code} ink={ink} /> : <Pips code={code} ink={ink} />}
      {level && !wild ? <rect x="1.9" y="15.6" width="1.7" height="9.6" rx=".8" className={mark} /> : null}
      {wild ? <path d={star} transform="translate(1.1 19.2) scale(.52)" className={mark} /> : null}
      {wild ? <path d={star} transform="translate(13.7 19.2) scale(.52)" className={mark} /> : null}
    </svg>
  )
}
