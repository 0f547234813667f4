import { expect, test, wordsOf } from './support/test.js'
import { walkToDesk } from './support/walk.js'

/** Staff try out other numbers of a policy; a player is shown no such page. */

const { desk, simulation: words } = wordsOf('en')

/** A day in January that no other run has chosen, as it is typed and as it is printed. */
const laterDay = (from: number) => {
  const second = Math.floor(Date.now() / 1000)
  const [year, day] = [from + (second % 30), 1 + (Math.floor(second / 30) % 31)]
  return { typed: `${year}-01-${String(day).padStart(2, '0')}`, printed: `${day} Jan ${year}` }
}

test('other numbers beside the list as it stands', async ({ openAs }) => {
  const page = await openAs('staff')
  await walkToDesk(page, desk.lists, words.open)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Nobody moves/ })).toBeVisible()
  await page.getByLabel(words.bestOf).fill('1')
  await page.getByLabel(words.bestOf).press('Enter')
  await expect(page.getByRole('heading', { name: /people move/ })).toBeVisible()
  await page
    .getByText(/results? counts? differently/)
    .first()
    .click()
  await expect(page.getByText(/not among the best/).first()).toBeVisible()
  await page.getByLabel('Share left, year 1').fill('half')
  await page.getByRole('button', { name: words.run }).click()
  await expect(page.getByText(wordsOf('en').problem.POLICY_AMOUNT_EXPECTED)).toBeVisible()
})

test('not for players', async ({ openAs }) => {
  const page = await openAs('player')
  await page.goto('/en/desk/lists/simulate')
  await expect(page.getByRole('button', { name: words.run })).toHaveCount(0)
})

test('numbers that were tried become a version of the policy', async ({ openAs }) => {
  const page = await openAs('staff')
  await walkToDesk(page, desk.lists, words.open)
  await page.getByLabel(words.bestOf).fill('9')
  await page.getByLabel(words.bestOf).press('Enter')
  await page.waitForURL(/9/)
  await page.getByText(words.adopt.title).click()
  const day = laterDay(2031)
  await page.getByLabel(words.adopt.from).fill(day.typed)
  await page.getByRole('button', { name: words.adopt.add }).click()
  await expect(page.getByText(new RegExp(`In force from .*${day.printed}`)).first()).toBeVisible()
})

test('a whole rule becomes a version of its policy', async ({ openAs }) => {
  const page = await openAs('staff')
  const { policies } = wordsOf('en')
  await walkToDesk(page, desk.lists, policies.title)
  await page.getByRole('main').locator('ul a[href*="policy="]').first().click()
  await page.getByLabel(policies.field.cutOff_maximum).fill('25')
  const day = laterDay(2061)
  await page.getByLabel(policies.from).fill(day.typed)
  await page.getByRole('button', { name: policies.add }).click()
  await expect(page.getByText(new RegExp(`In force from .*${day.printed}`))).toBeVisible()
  await page.locator('main li', { hasText: day.printed }).getByRole('link').first().click()
  await page.getByLabel(policies.withdrawReason).first().fill('The board has not agreed.')
  await page
    .getByRole('button', { name: /^Take version \d+ back$/ })
    .first()
    .click()
  await expect(page.getByText(day.printed)).toHaveCount(0)
})

test('a list is set to be issued by itself each month, and left to the office again', async ({ openAs }) => {
  const page = await openAs('staff', { viewport: { width: 360, height: 740 } })
  const { publish } = wordsOf('en')
  await walkToDesk(page, desk.lists)
  const day = page.locator('#issue-day-mahjong-open')
  for (const chosen of ['12', '']) {
    await day.selectOption(chosen)
    await page.locator('form', { has: day }).getByRole('button', { name: publish.schedule, exact: true }).click()
    await expect(page.locator('form', { has: day }).getByText(/12/).last()).toBeVisible({ visible: chosen !== '' })
    await page.reload()
    await expect(day).toHaveValue(chosen)
  }
})
