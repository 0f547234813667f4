import type { Locator, Page } from '@playwright/test'
import { type OwnEvent, ownEvent } from './support/own-event.js'
import { countOf } from './support/settled.js'
import { expect, logIn, test as base, type Who, wordsOf } from './support/test.js'
import { walkTo, walkToScoring } from './support/walk.js'

/** The score desk: by keyboard alone, nothing lost, nothing written over, read by a second person. */

/** A round of bridge of the test's own: of eight results the first is there. */
const test = base.extend<{ readonly own: OwnEvent }>({
  own: async ({ stamp }, use) => use(await ownEvent({ sport: 'bridge', stamp, played: 1 })),
})

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

/** Somebody else sits down at the same browser. */
const changePlaces = async (page: Page, who: Who) => {
  await page.context().clearCookies()
  await page.goto('/en')
  await walkTo(page, words.frame.logIn)
  await logIn(page, who)
  await page.waitForURL(url => !url.pathname.includes('login') && !url.pathname.includes('session'))
}

/** Presses a button and waits until what it was for is gone. */
const pressAway = async (button: Locator, gone: Locator): Promise<void> => {
  await button.click()
  await expect(gone).toHaveCount(0)
}

/** Ten results are sent one after the other; a busy machine takes its time. */
const settled = (page: Page) => expect(page.getByText(words.scoreDesk.allSent)).toBeVisible({ timeout: 30_000 })

test('an entry that does not arrive is kept through a reload and sent again', async ({ openAs, own }) => {
  const page = await openAs('scorer')
  await walkToScoring(page, own.round)
  await settled(page)
  await page.route('**/graphql', route => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await enter(page, '1nt n =')
  await expect(states(page, 'waiting')).toHaveCount(1)
  await expect(page.getByText(words.scoreDesk.unsentHint)).toBeVisible()
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

/** What the public page of the event offers to keep of its standings, before what follows is entered. */
const listAsOffered = async (page: Page): Promise<string> => {
  await page.locator('main a[href*="/events/"]').first().click()
  const list = page.locator('a[href^="/files/lists/standings/csv"]')
  return (await list.getAttribute('href')) ?? ''
}

test('a whole round is entered without the pointer', async ({ openAs, own }) => {
  const page = await openAs('scorer')
  await walkToScoring(page, own.round)
  const offered = await listAsOffered(page)
  await walkToScoring(page, own.round)
  await settled(page)
  const results = ['3nt n +1', '4s e -2 hq', '2h w =', '4sx s -1', 'pass', '1nt e +2', 'ave', '-620']
  const missing = await countOf(states(page, 'missing'), page.getByText(words.scoreDesk.allSent))
  for (let turn = 0; turn < missing; turn++) {
    await expect(line(page)).toBeFocused()
    if ((await line(page).inputValue()) !== '') await page.keyboard.press('Alt+m')
    await expect(line(page)).toHaveValue('')
    await enter(page, results[turn % results.length] ?? 'pass')
    await expect(states(page, 'missing')).toHaveCount(missing - turn - 1)
  }
  await settled(page)
  await page.reload()
  await expect(states(page, 'missing')).toHaveCount(0)
  // Whoever had the page open then is given the list as it stands by now.
  const list = await page.request.get(offered)
  expect((await list.text()).split('\n').length, offered).toBeGreaterThan(6)
})

test('the score shows while it is typed, what reads wrong is said, and ? lists the keys', async ({ openAs, own }) => {
  const page = await openAs('scorer')
  await walkToScoring(page, own.round)
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

test('two at one place: the second sees both and chooses', async ({ openAs, own }) => {
  const first = await openAs('scorer')
  const second = await first.context().newPage()
  for (const page of [first, second]) {
    await walkToScoring(page, own.round)
    await expect(line(page)).toBeFocused()
  }
  await first.bringToFront()
  await enter(first, '5c n =')
  await settled(first)
  await second.bringToFront()
  await enter(second, '5d n =')
  await states(second, 'changed').click()
  const choice = second.getByRole('alert', { name: words.scoreDesk.conflict })
  await expect(choice.getByRole('button', { name: words.scoreDesk.keepMine })).toBeEnabled()
  await expect(choice).toContainText(words.suit.clubs)
  await expect(choice).toContainText(words.suit.diamonds)
  await second.keyboard.press('Tab')
  await second.keyboard.press('Enter')
  await expect(choice).toHaveCount(0)
  await settled(second)
})

test('a second person confirms, never whoever entered it', async ({ openAs, own }) => {
  const page = await openAs('director')
  await walkToScoring(page, own.round)
  await settled(page)
  await enter(page, '6nt s =')
  await settled(page)
  await walkToScoring(page, own.round)
  await walkTo(page, words.scoreDesk.doubleCheck)
  const entered = page.locator('[data-check-row]', { hasText: '6NT' }).first()
  await expect(entered).toContainText(words.problem.OWN_ENTRY)
  await expect(entered.getByRole('button', { name: words.scoreDesk.confirm })).toHaveCount(0)
  const slot = await entered.getAttribute('data-check-row')

  await changePlaces(page, 'scorer')
  await walkToScoring(page, own.round)
  await walkTo(page, words.scoreDesk.doubleCheck)
  const row = page.locator(`[data-check-row="${slot}"]`)
  await pressAway(row.getByRole('button', { name: words.scoreDesk.confirm }), row)
  await walkToScoring(page, own.round)
  await expect(states(page, 'confirmed').first()).toBeVisible()
})

test('a scorer flags a place, the director settles it', async ({ openAs, own }) => {
  const page = await openAs('scorer')
  await walkToScoring(page, own.round)
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('Alt+d')
  const note = `Slow play at this table ${Date.now()}`
  await page.getByLabel(words.scoreDesk.flagNote).fill(note)
  await page.getByRole('button', { name: words.scoreDesk.flagSend }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await changePlaces(page, 'director')
  await walkToScoring(page, own.session)
  const flag = page.locator('li', { hasText: note })
  await pressAway(flag.getByRole('button', { name: words.scoreDesk.settle }), flag)
})
