import type { Page } from '@playwright/test'
import { addStage, sanction, until } from './support/office.js'
import { expect, logIn, test, wordsOf } from './support/test.js'
import { walkFromMenu, walkTo, walkToDesk, walkToEvent as walkToEventOf } from './support/walk.js'

/** Players enter themselves: the desk opens entries, a player asks, the partner agrees, the desk checks them in. */

const { ownEntry, eventLife, events, frame, office } = wordsOf('en')

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

/** Looks at a page on a phone and at a desk. */
const look = async (page: Page, path: (name: string) => string, name: string) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page)
    if (process.env.SHOTS) await page.screenshot({ path: path(`${name}-${width}.png`), fullPage: true })
  }
}

/** From the home page through the log-in form to the page of the event, by clicks. */
const walkToEvent = async (page: Page, who: 'player' | 'partner', name: string) => {
  await page.goto('/en')
  await page.getByRole('link', { name: frame.logIn }).first().click()
  await logIn(page, who)
  await page.getByRole('navigation').getByRole('link', { name: events.title, exact: true }).first().click()
  await page.locator('#filter-text').fill(name)
  await page.locator('#filter-text').press('Enter')
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.waitForURL(/\/events\/[^/]+$/)
}

test('a pair enters itself, is confirmed by the partner and checked in at the desk', async ({
  openAs,
  stamp,
  page,
}, info) => {
  const shots = (name: string) => info.outputPath(name)
  const code = `OWN-${stamp}`
  const desk = await openAs('staff')
  await sanction(desk, 'guandan', code)
  await addStage(desk, 'Entries', { kind: 'swiss', plan: { 'format.rounds': 2 } })
  await look(desk, shots, 'office')
  await desk.getByRole('link', { name: eventLife.toEntries }).click()
  await desk.waitForURL(/\/entries$/)
  await desk.locator('summary', { hasText: ownEntry.openEntries }).click()
  await desk.locator('#terms-fee').fill('100')
  await until(
    async () => {
      await desk.getByRole('button', { name: ownEntry.saveTerms }).click()
    },
    async () => {
      await expect(desk.locator('summary', { hasText: ownEntry.changeTerms })).toBeVisible()
    },
  )
  await look(desk, shots, 'terms')

  await walkToEvent(page, 'player', `Trial ${code}`)
  await page.getByRole('link', { name: events.enter, exact: true }).first().click()
  await page.waitForURL(/\/enter$/)
  await look(page, shots, 'enter')
  const other = await openAs('partner')
  await walkFromMenu(other, frame.myPage)
  const number = /1\d{7}/.exec((await other.locator('main').textContent()) ?? '')?.[0] ?? ''
  await page.locator('#partner-0').fill(number)
  await page.locator('#partner-0').press('Enter')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: ownEntry.mayWePlay }).click()
  await expect(page.getByText(ownEntry.allMayPlay)).toBeVisible()
  await page.getByRole('button', { name: ownEntry.enter, exact: true }).click()
  await expect(page.getByText(ownEntry.status.AWAITING_PLAYERS)).toBeVisible()
  await look(page, shots, 'asked')

  await walkFromMenu(other, new RegExp(`^${frame.my}`))
  await look(other, shots, 'my')
  await other.getByRole('button', { name: ownEntry.agree, exact: true }).first().click()
  await expect(other.getByText(ownEntry.status.ENTERED).first()).toBeVisible()

  await desk.reload()
  await expect(desk.getByText(ownEntry.status.ENTERED).first()).toBeVisible()
  await desk.locator('summary', { hasText: ownEntry.recordFee }).first().click()
  await desk.getByRole('button', { name: ownEntry.recordFee }).first().click()
  await expect(desk.getByText(/Receipt 1/)).toBeVisible()
  await desk.getByRole('button', { name: ownEntry.checkIn, exact: true }).first().click()
  await expect(desk.getByText('1 of 1 are there')).toBeVisible()
  await look(desk, shots, 'desk')

  await page.getByRole('link', { name: events.regulations, exact: true }).click()
  await page.waitForURL(/\/regulations$/)
  await look(page, shots, 'regulations')
  await page.getByRole('link', { name: frame.switchLanguageLabel }).first().click()
  await page.waitForURL(/\/zh-CN\//)
  await look(page, shots, 'regulations-zh')
})

test('of one place the second waits and has it once the first leaves; the event becomes a series', async ({
  openAs,
  stamp,
}, info) => {
  const shots = (name: string) => info.outputPath(name)
  const phone = { viewport: { width: 360, height: 740 } }
  const code = `ONE-${stamp}`
  const desk = await openAs('staff')
  await sanction(desk, 'mahjong', code)
  await addStage(desk, 'Entries', { kind: 'usual' })
  await desk.getByRole('link', { name: eventLife.toEntries }).click()
  await desk.waitForURL(/\/entries$/)
  await desk.locator('summary', { hasText: ownEntry.openEntries }).click()
  await expect(desk.locator('#terms-min'), 'at mahjong everybody plays alone').toHaveValue('1')
  await desk.locator('#terms-room').fill('1')
  await desk.getByRole('button', { name: ownEntry.saveTerms }).dblclick()
  await expect(desk.locator('summary', { hasText: ownEntry.changeTerms })).toBeVisible()
  const entering = async (who: 'player' | 'partner') => {
    const own = await openAs(who, phone)
    await walkToEventOf(own, code)
    await walkTo(own, events.enter)
    await own.getByRole('button', { name: ownEntry.enter, exact: true }).dblclick()
    return own
  }
  const [first, second] = [await entering('player'), await entering('partner')]
  await expect(first.getByText(ownEntry.status.ENTERED)).toBeVisible()
  await expect(second.getByText(ownEntry.status.WAITING_LIST)).toBeVisible()
  await first.locator('summary', { hasText: ownEntry.leaveFold }).click()
  await expect(first.getByText(ownEntry.leaveMeansNext)).toBeVisible()
  await first.getByRole('button', { name: ownEntry.leave, exact: true }).dblclick()
  await expect(first.getByText(ownEntry.status.WITHDRAWN)).toBeVisible()
  await second.reload()
  await expect(second.getByText(ownEntry.status.ENTERED)).toBeVisible()

  await desk.getByRole('link', { name: office.title }).first().click()
  await desk.waitForURL(/\/office$/)
  await desk.locator('summary', { hasText: eventLife.copy }).click()
  await desk.locator('#copy-from').fill('2027-01-06')
  await desk.locator('#copy-times').fill('3')
  await desk.locator('#copy-every').fill('7')
  await desk.getByRole('button', { name: eventLife.copyNow }).dblclick()
  const series = desk.locator('section', { has: desk.getByRole('heading', { name: eventLife.series }) })
  await expect(series.getByRole('link')).toHaveCount(3)

  // How it counts is said on a phone, in Chinese; a slip is told where it stands, and nothing that was typed is gone.
  await desk.setViewportSize(phone.viewport)
  await desk.getByRole('link', { name: frame.switchLanguageLabel }).first().click()
  await desk.waitForURL(/\/zh-CN\//)
  const { office: words, ...shown } = wordsOf('zh-CN').series
  await desk.locator('summary', { hasText: words.title }).click()
  const terms = desk.getByRole('form', { name: words.title })
  await terms.locator('#series-best').fill('0')
  await terms.locator('#series-least').fill('2')
  await terms.getByRole('button', { name: words.save }).click()
  await expect(terms.getByRole('alert')).toBeVisible()
  await expect(terms.locator('#series-least')).toHaveValue('2')
  await expect(terms.locator('#series-best')).toBeFocused()
  await expect(terms.locator('#series-best')).toHaveAttribute('aria-invalid', 'true')
  await expect(terms.locator('#series-best')).toHaveAccessibleDescription(/[。]$/)
  await terms.locator('#series-best').fill('3')
  await terms.getByRole('button', { name: words.save }).dblclick()
  await desk.getByRole('link', { name: words.toTable }).click()
  await desk.waitForURL(/\/series$/)
  await expect(desk.getByText(shown.noneTitle)).toBeVisible()
  await expect(desk.getByText('取最好的 3 场。')).toBeVisible()
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await look(desk, shots, 'series')
})

test('a suspension is proposed at the desk and waits for a second person', async ({ openAs, stamp }, info) => {
  const desk = await openAs('staff')
  const toSanctions = new RegExp(`^${wordsOf('en').desk.sanctions} ?\\d*$`)
  await walkToDesk(desk, toSanctions)
  const { sanctions } = wordsOf('en')
  await desk.locator('summary', { hasText: sanctions.propose }).click()
  await desk.locator('#sanction-person').fill('10000604')
  await desk.locator('#sanction-person').press('Enter')
  await desk.getByRole('radio').first().check()
  await desk.locator('#sanction-scope').selectOption('officiate')
  await desk.locator('#sanction-until').fill('2026-12-31')
  await desk.locator('#sanction-reason').fill(`test ${stamp}`)
  await desk.getByRole('button', { name: sanctions.propose, exact: true }).click()
  const item = desk.getByRole('listitem').filter({ hasText: `test ${stamp}` })
  await expect(item).toContainText(sanctions.status.PROPOSED)
  await look(desk, name => info.outputPath(name), 'sanctions')
  const second = await openAs('staff2')
  await walkToDesk(second, toSanctions)
  await second
    .getByRole('listitem')
    .filter({ hasText: `test ${stamp}` })
    .getByRole('button', { name: sanctions.decline })
    .click()
  await expect(second.getByRole('listitem').filter({ hasText: `test ${stamp}` })).toContainText(
    sanctions.status.DECLINED,
  )
})
