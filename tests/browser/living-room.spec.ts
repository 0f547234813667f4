import type { Locator, Page } from '@playwright/test'
import { Hand } from './support/hand.js'
import { type OwnEvent, ownEvent } from './support/own-event.js'
import { unfold } from './support/settled.js'
import { expect, test, wordsOf } from './support/test.js'
import { enterLate, foldOf, seat } from './support/unplanned.js'
import { pressLink, walkTo, walkToDesk } from './support/walk.js'

/** An evening that does not go as it was planned, by a director's thumb: everything is pressed on a phone, in Chinese. */

const { publish, rounds, scoreDesk, standings } = wordsOf('zh-CN')
const { amendment, seatingChange, takeBack } = rounds

test.use({ viewport: { width: 360, height: 740 } })

const director = (page: Page) => ({ hand: new Hand(page), locale: 'zh-CN', today: '' }) as const

const roundAt = (page: Page, number: number): Locator =>
  page.locator('details', {
    has: page.getByRole('heading', { level: 3, name: rounds.roundAt.replace('{round}', String(number)), exact: true }),
  })

/** From wherever one is to the event, by the list of those that are not official. */
const toEvent = async (page: Page, { code }: OwnEvent) => {
  await walkToDesk(page, /^待办/)
  await pressLink(page, page.locator('main table').getByRole('link', { name: `自办 ${code}` }))
}

const toRounds = async (page: Page, event: OwnEvent) => {
  await page.goto('/zh-CN')
  await toEvent(page, event)
  await walkTo(page, rounds.title)
}

/** Says what became of a round, reads which tables it changes, and does it. */
const amend = async (page: Page, reason: string, say: (form: Locator) => Promise<void>) => {
  const form = foldOf(page, amendment.title)
  await unfold(form.locator('> summary'))
  await say(form)
  await form.getByRole('button', { name: amendment.preview }).click()
  await expect(form.getByRole('status').getByRole('listitem')).not.toHaveCount(0)
  await form.getByLabel(amendment.reason).fill(reason)
  await form.getByRole('button', { name: amendment.do }).click()
  await expect(form.getByRole('status')).toHaveCount(0)
}

test('a pair comes late, two sat wrong, boards are not played, and the round is taken back', async ({
  openAs,
  stamp,
}) => {
  const event = await ownEvent({ sport: 'bridge', stamp, sides: 7, following: true })
  const page = await openAs('staff')
  await toRounds(page, event)
  const sittingOut = () => roundAt(page, 1).getByRole('row', { name: new RegExp(`^${rounds.bye}`) })
  await expect(sittingOut()).toHaveCount(1)

  await enterLate(director(page), '迟到甲 迟到乙', ['迟到甲', '迟到乙'])
  const came = await seat(director(page), /迟到甲/, '迟到')
  expect(came.length).toBeGreaterThan(0)
  await expect(sittingOut()).toHaveCount(0)
  await expect(roundAt(page, 1)).toContainText('迟到甲')

  await seat(director(page), /Own1x/, '不适离场')
  await expect(roundAt(page, 1)).not.toContainText('Own1x')
  await expect(sittingOut()).toHaveCount(1)

  const tableOf = (name: string) => roundAt(page, 1).getByRole('row', { name })
  const before = await tableOf('Own3x').getByRole('rowheader').innerText()
  await seat(director(page), /Own3x/, '坐错了桌', async form => {
    const other = form.getByLabel(seatingChange.other)
    await other.selectOption((await other.locator('option', { hasText: 'Own5x' }).getAttribute('value')) ?? '')
  })
  await expect(tableOf('Own5x').getByRole('rowheader')).toHaveText(before)

  await amend(page, '时间到', async form => {
    const tables = form.getByLabel(amendment.table)
    await tables.selectOption((await tables.locator('option').last().getAttribute('value')) ?? '')
    await form.getByRole('checkbox').last().check()
  })
  await expect(roundAt(page, 1)).toContainText('副未打 时间到')
  await amend(page, '补打了', async form => {
    await form.getByLabel(amendment.fact).selectOption({ label: amendment.playedAfterAll })
    const tables = form.getByLabel(amendment.table)
    await tables.selectOption((await tables.locator('option').last().getAttribute('value')) ?? '')
    await form.getByRole('checkbox').last().check()
  })
  await expect(roundAt(page, 1)).not.toContainText('副未打')
  await amend(page, '场地要关门', async form => {
    await form.getByLabel(amendment.fact).selectOption({ label: amendment.notPlayed })
    await form.getByLabel(amendment.table).selectOption({ label: amendment.allTables })
    await form.getByLabel(amendment.following).check()
    await form.getByLabel(amendment.keep).fill('1')
  })
  await expect(roundAt(page, 1).getByText('副未打 场地要关门')).not.toHaveCount(0)

  const back = roundAt(page, 1).locator('details', { has: page.locator('> summary', { hasText: takeBack.title }) })
  await unfold(back.locator('> summary'))
  await back.getByLabel(takeBack.reason).fill('两对未到，重新编排')
  await back.getByRole('button', { name: takeBack.do }).click()
  await expect(page.getByText(rounds.noRounds)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a pair that never played is confirmed before the standings are official', async ({ openAs, stamp }) => {
  const event = await ownEvent({ sport: 'bridge', stamp, sides: 7, played: 'all' })
  const page = await openAs('staff')
  await page.goto('/zh-CN')
  await toRounds(page, event)
  await enterLate(director(page), '未到甲 未到乙', ['未到甲', '未到乙'])
  await toEvent(page, event)
  const main = page.locator('main')
  await main.getByRole('button', { name: publish.publish, exact: true }).click()
  const official = main.getByRole('button', { name: publish.makeOfficial, exact: true })
  await main.getByLabel(publish.closeEarly).fill('都已签字')
  await official.click()
  await expect(main.getByRole('alert')).toBeVisible()
  // Who sat out the one round that was played has no result either.
  for (const absent of [/Own7x/, /未到甲/]) await main.getByRole('checkbox', { name: absent }).check()
  await official.click()
  await expect(official).toHaveCount(0)
  await walkTo(page, scoreDesk.publicPage)
  await expect(main).toContainText(standings.didNotPlay)
})
