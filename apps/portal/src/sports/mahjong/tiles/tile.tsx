import { useLocale } from 'next-intl'
import { cn } from '@/lib/cn'
import { type Colour, type Mark, marksOf } from './tile-art'
import { type Face, tileIndex, tileTitle } from './tile-names'

export const tileStyles = ['plain', 'contrast'] as const
export type TileStyle = (typeof tileStyles)[number]

const colours: Readonly<Record<Colour, string>> = {
  ink: 'var(--tile-ink)',
  red: 'var(--tile-red)',
  green: 'var(--tile-green)',
  blue: 'var(--tile-blue)',
}

function Drawn({ mark, contrast }: { readonly mark: Mark; readonly contrast: boolean }) {
  const paint = contrast ? 'var(--tile-ink)' : colours[mark.colour]
  if (mark.kind === 'fill') return <path d={mark.d} fill={paint} />
  if (mark.kind === 'line')
    return (
      <path
        d={mark.d}
        fill="none"
        stroke={paint}
        strokeWidth={contrast ? mark.width + 0.5 : mark.width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    )
  return (
    <>
      <circle cx={mark.x} cy={mark.y} r={mark.r} fill={paint} />
      {mark.r > 3 ? <circle cx={mark.x} cy={mark.y} r={mark.r * 0.36} fill="var(--tile-face)" /> : null}
    </>
  )
}

interface TileProps {
  readonly face: Face
  /** Width in px; the height is four thirds of it. */
  readonly width?: number
  readonly look?: TileStyle
  /** The words beside it say the same. */
  readonly decorative?: boolean
  /** Shows the back, as of the two outer tiles of a concealed kong. */
  readonly back?: boolean
  readonly className?: string
}

const INDEX_HEIGHT = 11

/** One tile, drawn in two looks; named in both languages. The high-contrast one adds its rank or letter on top. */
export function Tile({ face, width = 30, look = 'plain', decorative, back, className }: TileProps) {
  const locale = useLocale()
  const contrast = look === 'contrast'
  const title = tileTitle(face, locale)
  const named = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  const height = contrast ? 40 + INDEX_HEIGHT : 40
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: a decorative tile is hidden, every other has its title
    <svg
      viewBox={`0 0 30 ${height}`}
      width={width}
      height={(width * height) / 30}
      className={cn('tile inline-block shrink-0 align-middle', className)}
      data-look={look}
      {...named}
    >
      {decorative ? null : <title>{title}</title>}
      <rect
        x="0.75"
        y="0.75"
        width="28.5"
        height={height - 1.5}
        rx="3.5"
        fill={back ? 'var(--tile-back)' : 'var(--tile-face)'}
        stroke="var(--tile-edge)"
        strokeWidth="1.5"
      />
      {back ? null : (
        <>
          {contrast ? (
            <text x="15" y="11.5" textAnchor="middle" fontSize="12" fontWeight="700" fill="var(--tile-ink)">
              {tileIndex(face)}
            </text>
          ) : null}
          <g
            transform={
              contrast ? `translate(1.5 ${INDEX_HEIGHT + 0.5}) scale(0.9 0.95)` : 'translate(1.5 2) scale(0.9)'
            }
          >
            {marksOf(face).map((mark, i) => (
              <Drawn key={i} mark={mark} contrast={contrast} />
            ))}
          </g>
        </>
      )}
    </svg>
  )
}
