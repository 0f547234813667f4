import { movementToCsv, movementToJson, planMovement } from '@paiji/rules/movement'
import { movementChoice } from '@/lib/movement-request'

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: movementToCsv },
  json: { type: 'application/json; charset=utf-8', write: movementToJson },
} as const

/** The movement that an address describes, as a file with a line for each table and round; 404 where there is none. */
export const movementFile = (format: string, asked: URLSearchParams): Response => {
  const written = format === 'csv' || format === 'json' ? formats[format] : undefined
  const { pairs, request } = movementChoice(name => asked.get(name))
  const made = planMovement(request, pairs)
  if (!written || !made.ok) return new Response(null, { status: 404 })
  const labels = [...new Set(made.value.rounds.flatMap(tables => tables.map(({ label }) => label)))]
  const seats = made.value.rounds.flatMap((tables, round) =>
    tables.map(({ label, sides: [ns, ew, south, west], boards: [first] }) => ({
      round: round + 1,
      table: labels.indexOf(label) + 1,
      ns,
      ew,
      ...(south === undefined || west === undefined ? {} : { south, west }),
      set: first === undefined ? undefined : Math.floor((Number(first) - 1) / request.boardsARound) + 1,
    })),
  )
  const movement = {
    tables: labels.length,
    rounds: made.value.rounds.length,
    sets: 0,
    numbering: 'single',
    seats,
  } as const
  const name = `${request.kind}-${pairs}.${format}`
  return new Response(written.write(movement), {
    headers: { 'content-type': written.type, 'content-disposition': `attachment; filename="${name}"` },
  })
}
