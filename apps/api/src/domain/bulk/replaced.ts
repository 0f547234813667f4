import type { DecidedRow, RowReading } from './kind.js'

/** The rows of which somebody said that they stand in place of what an earlier sheet said. */
export const replacingRows = (rows: readonly DecidedRow<unknown>[]): ReadonlySet<number> =>
  new Set(rows.filter(({ row, who }) => who(String(row)) === 'replace').map(({ row }) => row))

/** Whether that may be said of a row: whom it means is settled, nothing else is wrong, and this body brought the other in. */
export const mayReplace = (
  place: { readonly organisationId: string },
  own: { readonly organisationId: string } | undefined,
  { problems, asks }: Pick<RowReading<unknown>, 'problems' | 'asks'>,
): boolean =>
  own?.organisationId === place.organisationId && problems.length === 1 && asks.every(ask => ask.personId !== undefined)
