import { randomUUID } from 'node:crypto'
import { runningDatabase, totpOf, useCases } from '@paiji/api/testing'
import { surroundings } from './support/places.js'
import { expect, test, wordsOf } from './support/test.js'

const words = wordsOf('en').ownAccount
const login = wordsOf('en').login

test('somebody sets up a second factor, logs in with its code, and sees all of it', async ({ page }) => {
  const { cases } = surroundings()
  test.skip(!cases, 'needs the database of the stack')
  const [email, password] = [`${randomUUID()}@paiji.example`, 'a long enough one']
  const database = await runningDatabase(cases?.dataDir ?? '')
  await useCases.createAccount(database.db, { name: '周明', email, password })
  await database.release()

  const enter = async () => {
    await page.goto('/en/login?return=%2Fen%2Fmy%2Faccount')
    await page.locator('main #email').fill(email)
    await page.locator('main #password').fill(password)
    await page.locator('main form button[type=submit]').click()
  }
  await enter()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await page.locator('#on-password').fill(password)
  await page.getByRole('button', { name: words.turnOn }).click()
  await expect(page.getByRole('img', { name: words.square })).toBeVisible()
  const uri = (await page.getByRole('link', { name: words.openAuthenticator }).getAttribute('href')) ?? ''
  await page.getByLabel(words.firstCode).fill(totpOf(uri))
  await page.getByRole('button', { name: words.confirm }).click()
  await expect(page.getByText(words.isOn, { exact: true })).toBeVisible()

  await page.context().clearCookies()
  await enter()
  await expect(page.getByLabel(login.code)).toBeVisible()
  await page.getByLabel(login.code).fill('000000')
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByText(login.codeRefused)).toBeVisible()
  await page.getByLabel(login.code).fill(totpOf(uri))
  await page.locator('main form button[type=submit]').click()
  await expect(page).toHaveURL(/\/en\/my\/account$/)
  for (const kind of ['SECOND_FACTOR_ON', 'SECOND_STEP_FAILED'] as const)
    await expect(page.getByText(words.kind[kind])).toBeVisible()

  await page.locator('#current').fill(password)
  await page.locator('#next').fill('another long one')
  await page.locator('#again').fill('another long one')
  await page.getByRole('button', { name: words.changePassword }).click()
  await expect(page.getByText(words.outcome.passwordChanged)).toBeVisible()
  await expect(page.getByText(words.thisOne, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.endSession })).toHaveCount(0)
})
