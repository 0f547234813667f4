import type { Page } from '@playwright/test'
import { expect, test, wordsOf } from './support/test.js'

/** The score desk: by keyboard alone, nothing lost, nothing written over, read by a second person. */

const words = wordsOf('en')
const line = (page: Page) => page.locator('[data-desk-line]')
const states = (page: Page, state: string) => page.locator(`[data-slot-state=${state}]`)

/** Waits until the desk listens, then types one result. */
const enter = async (page: Page, text: string) => {
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const settled = (page: Page) => expect(page.getByText(words.scoreDesk.allSent)).toBeVisible()

test('an entry that does not arrive is kept through a reload and sent again', async ({ openAs, at }) => {
  const page = await openAs('scorer')
  await page.goto(`/en${at.deskRound}`)
  await settled(page)
  await page.route('**/graphql', route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await enter(page, '1nt n =')
  await expect(states(page, 'waiting')).toHaveCount(1)
  await expect(page.getByText(words.scoreDesk.keptHint)).toBeVisible()
  await page.reload()
  await expect(states(page, 'waiting')).toHaveCount(1)
  await page.unroute('**/graphql')
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('Alt+r')
  await expect(states(page, 'waiting')).toHaveCount(0)
  await settled(page)
  await page.reload()
  await expect(page.locator('ol li', { hasText: '1NT' }).first()).toBeVisible()
})

test('a whole round is entered without the pointer', async ({ openAs, at }) => {
  const page = await openAs('scorer')
  await page.goto(`/en${at.deskRound}`)
  await settled(page)
  const results = ['3nt n +1', '4s e -2 hq', '2h w =', '4sx s -1', 'pass', '1nt e +2', 'ave', '-620']
  for (let turn = 0; (await states(page, 'missing').count()) > 0; turn++) {
    const missing = await states(page, 'missing').count()
    await expect(line(page)).toBeFocused()
    if ((await line(page).inputValue()) !== '') await page.keyboard.press('Alt+m')
    await expect(line(page)).toHaveValue('')
    await enter(page, results[turn % results.length] ?? 'pass')
    await expect(states(page, 'missing')).toHaveCount(missing - 1)
  }
  await settled(page)
  await page.reload()
  await expect(states(page, 'missing')).toHaveCount(0)
})

test('the score shows while it is typed, what reads wrong is said, and ? lists the keys', async ({ openAs, at }) => {
  const page = await openAs('scorer')
  await page.goto(`/en${at.deskRound}`)
  await settled(page)
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1nt n =')
  await expect(page.getByText('NS +90')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('9nt n =')
  await page.keyboard.press('Enter')
  await expect(line(page)).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: words.scoreDesk.keys })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(line(page)).not.toHaveAttribute('aria-invalid', 'true')
})

test('two scorers at one place: the second sees both and chooses', async ({ openAs, at }) => {
  const [first, second] = [await openAs('scorer'), await openAs('director')]
  await first.goto(`/en${at.deskRound}`)
  await second.goto(`/en${at.deskRound}`)
  for (const page of [first, second]) await settled(page)
  await enter(first, '5c n =')
  await settled(first)
  await enter(second, '5d n =')
  const choice = second.getByRole('alert', { name: words.scoreDesk.conflict })
  await second.keyboard.press('PageUp')
  await expect(choice).toContainText('5')
  await expect(choice.getByRole('button', { name: words.scoreDesk.keepMine })).toBeEnabled()
  await second.keyboard.press('Tab')
  await second.keyboard.press('Enter')
  await expect(choice).toHaveCount(0)
  await settled(second)
})

test('a second person confirms, never whoever entered it', async ({ openAs, at }) => {
  const director = await openAs('director')
  await director.goto(`/en${at.deskRound}`)
  await settled(director)
  await enter(director, '6nt s =')
  await settled(director)
  await director.goto(`/en${at.deskRound}/double-check`)
  const own = director.locator('[data-check-row]', { hasText: '6NT' })
  await expect(own).toContainText(words.problem.OWN_ENTRY)
  await expect(own.getByRole('button', { name: words.scoreDesk.confirm })).toHaveCount(0)

  const scorer = await openAs('scorer')
  await scorer.goto(`/en${at.deskRound}/double-check`)
  const row = scorer.locator('[data-check-row]', { hasText: '6NT' })
  await row.getByRole('button', { name: words.scoreDesk.confirm }).focus()
  await scorer.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await scorer.goto(`/en${at.deskRound}`)
  await expect(states(scorer, 'confirmed').first()).toBeVisible()
})

test('a scorer flags a place, the director settles it', async ({ openAs, at }) => {
  const scorer = await openAs('scorer')
  await scorer.goto(`/en${at.deskRound}`)
  await expect(line(scorer)).toBeFocused()
  await scorer.keyboard.press('Alt+d')
  const note = `Slow play at this table ${Date.now()}`
  await scorer.getByLabel(words.scoreDesk.flagNote).fill(note)
  await scorer.getByRole('button', { name: words.scoreDesk.flagSend }).press('Enter')
  await expect(scorer.getByRole('dialog')).toHaveCount(0)
  const director = await openAs('director')
  await director.goto(`/en${at.deskSession}`)
  const flag = director.locator('li', { hasText: note })
  await flag.getByRole('button', { name: words.scoreDesk.settle }).press('Enter')
  await expect(flag).toHaveCount(0)
})
