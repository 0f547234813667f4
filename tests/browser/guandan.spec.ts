import { expect, locales, test, wordsOf } from './support/test.js'
import { walkTo } from './support/walk.js'

/** The picker of guandan plays: what a handful of cards is, what must be said, what it beats. */

for (const locale of locales) {
  const words = wordsOf(locale).guandan.picker

  test(`the picker asks for a declaration and compares plays, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}`)
    await walkTo(page, wordsOf(locale).frame.guandanTool)
    const [play, table] = [page.locator('main section').nth(0), page.locator('main section').nth(1)]
    await expect(play.getByRole('group')).toContainText(words.mustDeclare.replace('{count}', '3').split('{')[0] ?? '')
    await play.getByRole('radio').first().check()
    await expect(page.getByText(words.reason.higherKey)).toBeVisible()

    await table.getByLabel(words.cards, { exact: true }).fill('rjrjbjbj')
    await expect(page.getByText(words.reason.otherNeedsBomb)).toBeVisible()

    await play.getByLabel(words.cards, { exact: true }).fill('333xx')
    await expect(play.locator('[aria-invalid=true]')).toHaveCount(1)
  })

  test(`the picker takes cards by tap and by keyboard, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}`)
    await walkTo(page, wordsOf(locale).frame.guandanTool)
    const play = page.locator('main section').nth(0)
    await play.getByLabel(words.cards, { exact: true }).fill('')
    await page.getByRole('button', { name: /9 of hearts/ }).click()
    await page.getByRole('button', { name: /9 of spades/ }).focus()
    await page.keyboard.press('Enter')
    await expect(play.getByLabel(words.cards, { exact: true })).toHaveValue('H9 S9')
    await expect(play.getByText(words.oneReading)).toBeVisible()
  })
}
