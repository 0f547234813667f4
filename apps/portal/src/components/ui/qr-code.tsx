import encodeQR from 'qr'

interface QrCodeProps {
  /** What a camera reads. */
  readonly text: string
  /** For those who cannot see it. */
  readonly label: string
  readonly className?: string
}

/** The dark runs of a row as pieces of one path, in modules. */
const runsOf = (row: readonly boolean[], y: number): string => {
  const runs: string[] = []
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    let end = x
    while (row[end]) end += 1
    runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`)
    x = end
  }
  return runs.join('')
}

/** A square that a telephone's camera opens; black on white in every theme, as it is printed. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={rows.map(runsOf).join('')} fill="#000" />
    </svg>
  )
}
