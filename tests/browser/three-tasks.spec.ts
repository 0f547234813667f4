import type { Locator, Page } from '@playwright/test'
import { pressFile } from './support/files.js'
import { expect, test, wordsOf } from './support/test.js'

/**
 * What people come for, done on a phone of 360 px from the home page. Every press is counted; how many there were
 * is printed, and more than these is a step back.
 */

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const words = wordsOf('zh-CN')

/** Presses what a page shows, and counts; no page that was pressed on may be wider than the phone. */
const counting = (page: Page) => {
  let presses = 0
  let widest = 0
  const measure = async (): Promise<void> => {
    widest = Math.max(widest, await page.evaluate(() => document.documentElement.scrollWidth))
  }
  const press = async (what: Locator): Promise<void> => {
    const found = what.filter({ visible: true }).first()
    await expect(found).toBeVisible()
    await measure()
    await found.tap()
    presses += 1
  }
  const done = (task: string, most: number): void => {
    process.stdout.write(`  ${task}: ${presses} presses, page ${widest} px wide\n`)
    expect(presses).toBeLessThanOrEqual(most)
    expect(widest).toBeLessThanOrEqual(360)
  }
  return { press, measure, done }
}

test('a player finds why the place on the list changed', async ({ openAs, at }) => {
  const page = await openAs('player', phone)
  await page.goto('/zh-CN')
  const { press, measure, done } = counting(page)
  await press(page.locator(`main a[href$="${at.ranking}"]`))
  await press(page.getByRole('link', { name: words.listChanges.person.link }))
  await expect(page.getByRole('heading', { name: words.listChanges.person.title.replace('{name}', '') })).toBeVisible()
  await measure()
  done('why my place changed', 2)
})

test('a secretary prints the results of last night', async ({ openAs }) => {
  const page = await openAs('staff', phone)
  await page.goto('/zh-CN')
  const { press, done } = counting(page)
  const inPrint = new RegExp(`${words.state.published}|${words.state.official}`)
  const published = page.locator('main table tbody tr').filter({ hasText: inPrint })
  await press(published.locator('a[href*="/events/"]'))
  const paper = page.getByRole('link', { name: words.listFiles.paper })
  const answer = await pressFile(page, paper, () => press(paper))
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  done('last night on paper', 2)
})

test('a committee member reads a case', async ({ openAs }) => {
  const page = await openAs('committee', phone)
  await page.goto('/zh-CN')
  const { press, measure, done } = counting(page)
  await press(page.getByRole('navigation').getByRole('link', { name: words.frame.desk, exact: true }))
  await press(page.locator('main table a[href*="/cases/"]'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('AC-')
  await measure()
  done('a case on the train', 2)
})

interface Task {
  readonly task: string
  /** Taps at most. */
  readonly taps: number
  readonly as?: 'player'
  readonly walk: (page: Page, press: (what: Locator) => Promise<void>) => Promise<void>
}

const toLists = async (page: Page, press: (what: Locator) => Promise<void>): Promise<void> => {
  await press(page.getByRole('navigation').getByRole('link', { name: words.frame.rankings, exact: true }))
  await press(page.locator('main a[href$="/rankings/bridge-open"]'))
}

/** What a player opens the portal for, from the home page, with the taps it may take. */
const tasks: readonly Task[] = [
  {
    task: 'my last result',
    taps: 0,
    as: 'player',
    walk: page => expect(page.getByRole('heading', { name: words.home.myLast })).toBeVisible(),
  },
  {
    task: 'who won last weekend',
    taps: 0,
    walk: page => expect(page.locator('main table').first()).toContainText('冠军'),
  },
  {
    task: 'why seventh',
    taps: 2,
    walk: async (page, press) => {
      await press(
        page.locator('main table').getByRole('row').filter({ hasText: '冠军' }).locator('a[href*="/events/"]'),
      )
      await press(page.locator('main a[href*="card="]').nth(1))
      // Whoever shares a place is held against the other who has it.
      await expect(page.locator('#beside').getByRole('heading')).toContainText(/为何第|并列第/)
    },
  },
  {
    task: 'how far the next grade is',
    taps: 1,
    as: 'player',
    walk: async (page, press) => {
      await press(page.getByRole('link', { name: words.home.myPage }))
      await expect(page.locator('main progress').first()).toBeVisible()
    },
  },
  {
    task: 'an event I can enter',
    taps: 3,
    walk: async (page, press) => {
      await press(page.getByRole('navigation').getByRole('link', { name: words.frame.events, exact: true }))
      await press(page.locator('.filters summary'))
      await page.locator('#filter-open').selectOption('yes')
      await press(page.getByRole('button', { name: words.common.apply }))
      await expect(page).toHaveURL(/[?&]open=yes/)
    },
  },
  {
    task: 'two beside each other',
    taps: 3,
    walk: async (page, press) => {
      // The first of the list of pairs: who wins next on this stack may have played alone, or be nobody of the register.
      const list = page.locator('main article', { has: page.locator('a[href$="/rankings/bridge-open"]') })
      await press(list.locator('a[href*="/players/1"]'))
      await press(page.locator('main').getByRole('link', { name: words.players.companions }))
      await press(page.locator('main tbody a[href*="/with?with="]'))
      await expect(page.locator('main a[href*="/years/"]').first()).toBeVisible()
    },
  },
  {
    task: 'the list of March',
    taps: 3,
    walk: async (page, press) => {
      await toLists(page, press)
      await press(page.locator('main a[href$="/rankings/bridge-open/2026-03"]'))
      await expect(page).toHaveURL(/2026-03$/)
    },
  },
  {
    task: 'a list to subscribe to',
    taps: 2,
    walk: async (page, press) => {
      await toLists(page, press)
      await expect(page.locator('main a[href*="/feeds/rankings/bridge-open.atom"]')).toBeVisible()
    },
  },
]

for (const { task, taps, as, walk } of tasks)
  test(`${task}, in ${taps} taps at most`, async ({ openAs, browser, baseURL }) => {
    const stranger = as ? undefined : await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...phone })
    const page = stranger ? await stranger.newPage() : await openAs('player', phone)
    await page.goto('/zh-CN')
    const { press, measure, done } = counting(page)
    await walk(page, press)
    await measure()
    done(task, taps)
    await stranger?.close()
  })
