/** How many objects an answer holds, at every depth: what an operation cost, where its estimate says what it may cost. */
export const objectsIn = (data: unknown): number => {
  let count = 0
  const open: unknown[] = [data]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) count++
    open.push(...Object.values(value))
  }
  return count
}
