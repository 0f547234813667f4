import { expect, locales, test, wordsOf } from './support/test.js'

/** Somebody who writes programs asks the API on its own page, on a phone, under the policy of every page. */

test.use({ viewport: { width: 360, height: 740 } })

for (const locale of locales) {
  const { developers, explorer: words } = wordsOf(locale)

  test(`an operation is put together by pressing and asked (${locale})`, async ({ page }) => {
    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', event =>
        console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
      ),
    )
    await page.goto(`/${locale}`)
    await page.getByRole('contentinfo').getByRole('link', { name: developers.title, exact: true }).click()
    await page.getByRole('main').getByRole('link', { name: developers.explorer, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: developers.explorer })).toBeVisible()
    const operation = page.getByLabel(words.operation, { exact: true })
    await operation.fill('{ rank')
    await page.getByRole('button', { name: /^rankings \[/ }).click()
    await expect(operation).toHaveValue('{ rankings {  }')
    await operation.pressSequentially('code')
    await operation.press('End')
    await operation.pressSequentially(' }')
    await page.getByRole('button', { name: words.run, exact: true }).click()
    const answer = page.getByRole('region', { name: words.answer })
    await expect(answer).toContainText('"rankings"')
    await expect(answer).toContainText('200')
    await operation.fill('{ nothing }')
    await expect(page.getByText('Cannot query field "nothing" on type "Query".')).toBeVisible()
    await page.getByLabel(words.variables, { exact: true }).fill('{')
    await page.getByRole('button', { name: words.run, exact: true }).click()
    await expect(page.getByText(words.variablesWrong)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(errors).toEqual([])
  })
}

test('who opens the address of the API in a browser is led there', async ({ page }) => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'en' }
  const answer = await page.request.get('/graphql', { headers })
  expect(new URL(answer.url()).pathname).toMatch(/^\/(en|zh-CN)\/developers\/explorer$/)
})

test('a program asks by GET, as some clients do by themselves', async ({ page }) => {
  const headers = { accept: 'application/graphql-response+json, application/json' }
  const query = encodeURIComponent('{ rankings { code } viewer { email } }')
  const answer = await page.request.get(`/graphql?query=${query}`, { headers })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ data: { rankings: expect.any(Array), viewer: { email: null } } })
  const change = encodeURIComponent('mutation { readNotices { problems { code } } }')
  expect((await page.request.get(`/graphql?query=${change}`, { headers })).ok()).toBe(false)
})

test('a program without a token asks what it likes at the portal, one with a session only what the portal has written', async ({
  page,
  openAs,
}) => {
  const data = { query: '{ rankings { code latest { asOf } } }' }
  const anybody = await page.request.post('/graphql', { data })
  expect(anybody.status()).toBe(200)
  expect(await anybody.text()).toContain('"rankings"')
  const staff = await openAs('staff')
  const refused = await staff.request.post('/graphql', { data })
  expect([refused.status(), await refused.text()]).toEqual([403, expect.stringContaining('PERSISTED_DOCUMENT_UNKNOWN')])
})
