import type { Locator, Page, Response } from '@playwright/test'

/**
 * Presses a link to a file and answers what it fetched. A PDF is shown in the place of the page by a browser with a viewer
 * and saved by one without, so nothing may be read of the page afterwards; what was fetched is the same in both.
 */
export const pressFile = async (page: Page, link: Locator, press: () => Promise<void>): Promise<Response> => {
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
  const fetched = page.context().waitForEvent('response', { predicate: response => response.url() === address })
  await press()
  return fetched
}
