import { expect, logIn, test } from './support/test.js'

/** What the portal tells browsers about its own pages, and that they go on working under it. */

const families = [
  '/en',
  '/zh-CN/events',
  '/en/rankings',
  '/en/search?q=li',
  '/en/login',
  '/zh-CN/casebook',
  '/en/nowhere',
]

test('every page has a policy with a nonce of its own, and keeps to it', async ({ page }) => {
  const objections: string[] = []
  page.on('console', message => {
    if (/Content Security Policy|Content-Security-Policy/i.test(message.text())) objections.push(message.text())
  })
  const nonces = new Set<string>()
  for (const path of families) {
    const answer = await page.goto(path)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
    expect(policy, path).toContain("object-src 'none'")
    expect(policy, path).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(answer?.headers(), path).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
    await page.waitForLoadState('networkidle')
  }
  expect(nonces.size).toBe(families.length)
  expect(objections).toEqual([])
})

test('pages under the policy come alive, and what a stranger puts into one is not run', async ({ page }) => {
  await page.goto('/en/login')
  await logIn(page, 'staff')
  await page.waitForURL(url => !url.pathname.includes('login') && !url.pathname.includes('session'))
  await page.goto('/en/rankings')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  const planted = '<script>window.stranger = 1</script><img src="/nowhere.png" onerror="window.stranger = 2">'
  await page.route('**/en/events', async route => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</main>', `${planted}</main>`) })
  })
  const asked = page.waitForRequest('**/nowhere.png')
  await page.goto('/en/events')
  await asked
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'stranger'))).toBeUndefined()
})

test('a made-up host leads no redirection elsewhere', async ({ request, baseURL }) => {
  const answer = await request.get(`${baseURL}/`, {
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBeGreaterThanOrEqual(300)
  expect(answer.headers().location).not.toContain('evil.example')
})

test('what is no page runs nothing', async ({ request, baseURL }) => {
  // The address of the API leads to the page that asks it: what it says itself is looked at, not where it leads.
  for (const path of ['/graphql', '/healthz', '/api/auth/ok']) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 })
    expect(answer.headers()['content-security-policy'], path).toContain("default-src 'none'")
  }
})

test('a feed that has not changed is not sent again', async ({ request, baseURL }) => {
  const feed = `${baseURL}/files/feeds/results/official.atom`
  const first = await request.get(feed)
  expect([first.status(), await first.text()]).toEqual([200, expect.stringContaining('<entry>')])
  const again = await request.get(feed, { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect([again.status(), await again.text()]).toEqual([304, ''])
})
