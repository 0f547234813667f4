import { expect, logIn, test, wordsOf } from './support/test.js'
import { walkTo, walkToDesk } from './support/walk.js'

/** Who may do what, as the pages show it. */

const words = wordsOf('en')

test('a wrong password says so, and logs nobody in', async ({ page }) => {
  await walkTo(page, words.frame.events, words.frame.logIn)
  await logIn(page, 'staff', 'not the password')
  await expect(page.getByText(words.login.refused)).toBeVisible()
  expect((await page.context().cookies()).filter(cookie => cookie.name.includes('session'))).toEqual([])
  await logIn(page, 'staff')
  await expect(page).toHaveURL(/\/en\/events$/)
})

test('the session cookie is out of reach of scripts and other sites, and ends with logging out', async ({ page }) => {
  await walkTo(page, words.frame.logIn)
  await logIn(page, 'staff')
  await page.waitForURL(url => !url.pathname.includes('login') && !url.pathname.includes('session'))
  const session = (await page.context().cookies()).find(cookie => cookie.name.includes('session'))
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await page.evaluate(() => document.cookie)).not.toContain('session')
  await walkToDesk(page)
  await expect(page.getByRole('heading', { level: 1, name: words.desk.title })).toBeVisible()
  await page
    .locator('header summary', { has: page.locator('svg') })
    .last()
    .click()
  await page.getByRole('button', { name: words.frame.logOut }).click()
  await expect(page.getByRole('link', { name: words.frame.logIn })).toBeVisible()
  await page.goto('/en/desk')
  await expect(page.getByText(words.failure.unauthenticatedTitle)).toBeVisible()
})

test('a stranger at the desk is shown the way in, and comes back to the desk', async ({ page }) => {
  await page.goto('/en/desk/imports')
  await expect(page.getByText(words.failure.unauthenticatedTitle)).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: words.desk.logIn }).click()
  await logIn(page, 'staff')
  await expect(page).toHaveURL(/\/en\/desk\/imports$/)
  await expect(page.getByLabel(words.imports.file)).toBeVisible()
})

test('a player sees no desk', async ({ openAs }) => {
  const page = await openAs('player')
  await page.goto('/en')
  await expect(page.locator('a[href="/en/desk"]')).toHaveCount(0)
  await page.goto('/en/desk/imports')
  await expect(page.getByText(words.desk.noRoleTitle)).toBeVisible()
  await expect(page.locator('main form')).toHaveCount(0)
})

test('a log-in from another site is refused', async ({ page, baseURL }) => {
  const answer = await page.request.post(`${baseURL}/session`, {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    form: { email: 'staff@paiji.example', password: 'whatever', return: '/en' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
})
