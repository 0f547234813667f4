import { addStage, sanction, until } from './support/office.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo } from './support/walk.js'

/** Entering sides at the office: the register answers as one types, and whoever is left is linked afterwards. */

const { office } = wordsOf('en')

test('an entry is found in the register, refused twice, and the rest is linked from the queue', async ({
  openAs,
  stamp,
}, info) => {
  const page = await openAs('staff')
  await sanction(page, 'guandan', `ENT-${stamp}`)
  await addStage(page, 'Entries', { kind: 'swiss', plan: { 'format.rounds': 2 } })
  const list = page.getByLabel(office.paste.label).first()
  const state = (of: string) => page.locator(`[data-state=${of}]`)
  await until(
    async () => {
      await list.fill('Dragons: 10000119 / 10000119')
    },
    async () => {
      await expect(state('twice')).toHaveCount(1, { timeout: 3_000 })
    },
  )
  await expect(page.getByRole('button', { name: /^Enter 1 side$/ })).toBeDisabled()
  await list.fill('Dragons: 10000119 / Zzyzx Qwvbn\nTigers: 10000216 / 10000313')
  await expect(state('person')).toHaveCount(3)
  await expect(state('unknown')).toHaveCount(1)
  await page.screenshot({ path: info.outputPath('entries.png'), fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.screenshot({ path: info.outputPath('entries-360.png'), fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: /^Enter 2 sides$/ }).click()
  await expect(page.getByRole('rowheader', { name: /Dragons/ })).toBeVisible()
  await page.getByRole('link', { name: office.link.toQueue }).click()
  await page.waitForURL(/\/players$/)
  await expect(page.getByRole('heading', { name: 'Zzyzx Qwvbn' })).toBeVisible()
  await page.screenshot({ path: info.outputPath('queue.png'), fullPage: true })
  await until(
    async () => {
      await page.getByLabel('Who is Zzyzx Qwvbn?').selectOption('none')
    },
    async () => {
      await expect(page.getByRole('button', { name: office.link.link, exact: true })).toBeEnabled({ timeout: 1_000 })
    },
  )
  await page.getByRole('button', { name: office.link.link, exact: true }).click()
  await expect(page.getByText(office.link.noneTitle)).toBeVisible()
  await walkTo(page, office.title)
  await expect(page.getByText(office.link.toQueue)).toHaveCount(0)
})
