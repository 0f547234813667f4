import { expect, type Locator } from '@playwright/test'

/**
 * What a page shows decides what is pressed next only once the page is in a known state. Read at once after a press,
 * `count()` and `isVisible()` still answer for the page before; `tests/architecture/browser-specs.test.ts` forbids them
 * outside this file.
 */

/** Waits until one of these is visible and answers which; of several at once, the one named first. */
export const oneOf = async <State extends string>(states: Readonly<Record<State, Locator>>): Promise<State> => {
  const named = Object.entries(states) as [State, Locator][]
  let state: State | undefined
  await expect
    .poll(
      async () => {
        for (const [name, place] of named)
          if (await place.filter({ visible: true }).first().isVisible()) {
            state = name
            return true
          }
        return false
      },
      { message: `one of ${named.map(([name]) => name).join(', ')} is visible` },
    )
    .toBe(true)
  return state as State
}

/** How many there are once the page shows what it has when it is done. */
export const countOf = async (counted: Locator, done: Locator): Promise<number> => {
  await expect(done.first()).toBeVisible()
  return counted.count()
}

/** Opens a fold by its summary unless it is open; answers whether it was pressed. */
export const unfold = async (summary: Locator): Promise<boolean> => {
  await expect(summary).toBeVisible()
  const isOpen = await summary.evaluate(element => element.closest('details')?.open === true)
  if (!isOpen) await summary.click()
  return !isOpen
}
