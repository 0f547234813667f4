const rowsInView = (): HTMLTableRowElement[] => {
  const tables = [...document.querySelectorAll<HTMLTableElement>('table[data-rows]')]
  return tables.flatMap(table => [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')])
}

/** Moves the mark of the current row by `step` and shows it; starts at the first row. */
export const walkRows = (step: 1 | -1): void => {
  const rows = rowsInView()
  const current = rows.findIndex(row => row.hasAttribute('data-current'))
  const next = current === -1 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, current + step))]
  if (!next) return
  rows[current]?.removeAttribute('data-current')
  next.setAttribute('data-current', '')
  next.scrollIntoView({ block: 'nearest' })
}

/** Follows the first link of the current row. */
export const openCurrentRow = (): boolean => {
  const link = document.querySelector<HTMLAnchorElement>('table[data-rows] tr[data-current] a[href]')
  link?.click()
  return link !== null
}
