const rows = (): HTMLTableRowElement[] => [...document.querySelectorAll<HTMLTableRowElement>('tr[data-entry]')]

/** What each contestant's row says now. */
export const readStates = (): ReadonlyMap<string, string> =>
  new Map(rows().map(row => [row.dataset.entry ?? '', row.dataset.state ?? '']))

/** Marks the rows that say something else than before, for ten seconds; returns how to stop. */
export const markChanges = (before: ReadonlyMap<string, string>): (() => void) => {
  if (before.size === 0) return () => undefined
  const changed = rows().filter(row => before.get(row.dataset.entry ?? '') !== row.dataset.state)
  for (const row of changed) row.dataset.changed = ''
  const clear = () => {
    for (const row of changed) delete row.dataset.changed
  }
  const timer = setTimeout(clear, 10_000)
  return () => {
    clearTimeout(timer)
    clear()
  }
}
