import type { Page } from '@playwright/test'
import { unfold } from './support/settled.js'
import { surroundings } from './support/places.js'
import { expect, test, wordsOf } from './support/test.js'
import { makeTwoClubs, phoneOf } from './support/two-clubs.js'
import { walkToDesk } from './support/walk.js'

/** What one club would do to another's player: asked, contested by the other on its own phone, settled above both. */

const { anomalies, desk, personRights, problem, recordProposals: said, registerDesk: words } = wordsOf('zh-CN')

const fold = (page: Page, name: string) => unfold(page.locator('summary', { hasText: name }).first())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** To somebody's page at the register desk, by the search of it. */
const toPerson = async (page: Page, name: string) => {
  await walkToDesk(page, desk.people)
  await page.locator('main input[name=text]').fill(name)
  await page.keyboard.press('Enter')
  await page.waitForURL(/text=/)
  await page.locator('main table a').first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const giveNumber = async (page: Page, issuer: string, value: string) => {
  await fold(page, words.addNumber)
  await page.locator('#number-issuer').fill(issuer)
  await page.locator('#number-value').fill(value)
  await press(page, words.addNumber)
}

test('a transfer is contested, an erasure objected to, a number claimed, between two clubs', async ({
  browser,
  openAs,
  stamp,
}, info) => {
  const { cases } = surroundings()
  info.skip(!cases, 'PAIJI_DATA_DIR does not say where the database of the running stack is.')
  if (!cases) return
  const tag = `s${stamp.slice(-7)}`
  const clubs = await makeTwoClubs(tag, cases.dataDir)

  // The club that is not the player's own may neither forget the player nor take the player over by itself.
  const east = await phoneOf(browser, clubs.east)
  await toPerson(east, clubs.solo)
  await expect(east.getByRole('button', { name: personRights.ask, exact: true })).toHaveCount(0)
  await fold(east, said.propose.erasePerson)
  await east.locator('#propose-erasePerson--reason').fill('已不来打牌')
  await press(east, said.propose.erasePerson)
  await expect(east.getByText(said.answers.waits).first()).toBeVisible()
  await fold(east, words.requestTransfer)
  await east.locator('#transfer-to').selectOption({ label: `东${tag}会` })
  await east.locator('#transfer-reason').fill('搬家')
  await press(east, words.requestTransfer)
  await expect(east.getByRole('button', { name: words.decide.withdrawn, exact: true })).toBeVisible()
  await expect(east.getByRole('button', { name: words.answers.released, exact: true })).toHaveCount(0)

  const west = await phoneOf(browser, clubs.west)
  await walkToDesk(west)
  await west.locator('main a', { hasText: desk.work.acts.recordActsToAnswer }).first().click()
  await west.waitForURL(/desk\/people/)
  const objects = west.locator('#proposals').getByRole('form', { name: said.object })
  await objects.getByLabel(said.reason).fill('成绩仍在我会')
  await objects.getByRole('button', { name: said.object }).click()
  await expect(objects).toHaveCount(0)
  const contests = west.getByRole('form', { name: words.answers.objected })
  await contests.getByLabel(words.reason).fill('联赛未完')
  await contests.getByRole('button', { name: words.answers.objected }).click()
  await expect(west.getByText(words.answered.objected).first()).toBeVisible()

  await east.reload()
  await expect(east.getByText(said.outcomes.objected, { exact: true })).toBeVisible()
  await expect(east.getByText(words.answered.objected).first()).toBeVisible()
  await expect(east.getByText(/联赛未完/).first()).toBeVisible()
  await expect(east.getByRole('button', { name: words.decide.approved, exact: true })).toHaveCount(0)

  // The federation's numbers are the federation's; of a foreign one that somebody else holds a club learns nothing.
  await toPerson(east, clubs.twin)
  await giveNumber(east, clubs.federation, tag)
  await expect(east.getByText(problem.NUMBER_OF_ANOTHER_BODY).first()).toBeVisible()
  await giveNumber(east, 'QBU', tag)
  await expect(east.getByText(tag, { exact: true })).toBeVisible()
  await toPerson(west, clubs.solo)
  await giveNumber(west, 'QBU', tag)
  await expect(west.getByText(tag, { exact: true })).toBeVisible()
  for (const page of [east, west]) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const above = await openAs('staff')
  await above.goto('/zh-CN')
  await walkToDesk(above, desk.anomalies)
  await above.getByRole('button', { name: anomalies.run }).click()
  const found = above.locator('main li').filter({ hasText: anomalies.kinds.oneNumberTwoPeople })
  await expect(found.filter({ hasText: tag })).toHaveCount(1)
  for (const page of [east, west]) await page.context().close()
})
