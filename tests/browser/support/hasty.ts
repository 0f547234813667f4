import type { Page, Request } from '@playwright/test'

/** A hasty reader, a slow line: the next page is read before an act is done, and comes when the act is answered. */
export const goOnBeforeTheAnswer = async (page: Page, act: string, next: RegExp): Promise<void> => {
  const isAct = (asked: Request) => asked.url().endsWith('/graphql') && Boolean(asked.postData()?.includes(act))
  const answered = page.waitForResponse(response => isAct(response.request()))
  let isRead = () => {}
  const read = new Promise<void>(resolve => {
    isRead = resolve
  })
  await page.route('**/graphql', async (route, asked) => {
    if (isAct(asked)) await read
    await route.continue()
  })
  await page.route(next, async (route, asked) => {
    if (asked.headers()['next-router-prefetch']) return route.continue()
    const response = await route.fetch()
    isRead()
    await answered
    await route.fulfill({ response })
  })
}
