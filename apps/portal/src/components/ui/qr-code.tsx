import encodeQR from 'qr'

interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string
  /** For those who cannot see it. */
  readonly label: string
  /** Modules of light around it; an authenticator's camera wants the four of the standard. */
  readonly quiet?: number
  readonly className?: string
}

/** The dark runs of a row, drawn through its middle: each begins as far after the one before as there is light between. */
const runsOf = (row: readonly boolean[], y: number): string => {
  let path = ''
  let drawn = 0
  for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, drawn)) {
    const light = row.indexOf(false, x)
    const end = light === -1 ? row.length : light
    path += `${path === '' ? `M${x} ${y}.5` : `m${x - drawn} 0`}h${end - x}`
    drawn = end
  }
  return path
}

/** A square that a telephone's camera opens; black on white in every theme, as it is printed. */
export function QrCode({ text, label, quiet = 2, className }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quiet })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={rows.map(runsOf).join('')} stroke="#000" />
    </svg>
  )
}
