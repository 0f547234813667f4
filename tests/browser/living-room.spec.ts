import type { Locator, Page } from '@playwright/test'
import { until } from './support/office.js'
import { type OwnEvent, ownEvent } from './support/own-event.js'
import { unfold } from './support/settled.js'
import { expect, test, wordsOf } from './support/test.js'
import { pressLink, walkTo, walkToDesk } from './support/walk.js'

/** An evening that does not go as it was planned, by a director's thumb: everything is pressed on a phone, in Chinese. */

const { office, publish, rounds, scoreDesk, standings } = wordsOf('zh-CN')
const { amendment, seatingChange, takeBack } = rounds

test.use({ viewport: { width: 360, height: 740 } })

/** A fold of the page by what its summary says. */
const fold = (page: Page, text: string): Locator =>
  page.locator('details', { has: page.locator('> summary', { hasText: text }) }).first()

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

/** From the rounds to the office, where a pair that nobody expected is entered, and back. */
const enterLate = async (page: Page, pair: string, names: readonly string[]) => {
  await walkTo(page, rounds.office)
  await unfold(page.locator('summary', { hasText: office.enterMany }).last())
  const list = page.getByLabel(office.paste.label).last()
  await until(
    async () => {
      await list.fill(pair)
    },
    async () => {
      await expect(page.getByLabel(office.link.who.replace('{name}', names[0] ?? ''))).toBeVisible({ timeout: 3_000 })
    },
  )
  for (const name of names)
    await page.getByLabel(office.link.who.replace('{name}', name)).selectOption({ label: office.link.notMember })
  await page
    .getByRole('button', { name: office.paste.enter.replace('{count}', '1') })
    .last()
    .click()
  await expect(list).toHaveValue('')
  await walkTo(page, office.toRounds)
}

/** Says what happened in the room, reads what it changes, and does it. */
const seat = async (
  page: Page,
  who: RegExp,
  reason: string,
  more: (form: Locator) => Promise<void> = async () => {},
) => {
  const form = fold(page, seatingChange.title)
  await unfold(form.locator('> summary'))
  const contestant = form.getByLabel(seatingChange.who)
  await contestant.selectOption((await contestant.locator('option', { hasText: who }).getAttribute('value')) ?? '')
  await more(form)
  await form.getByRole('button', { name: seatingChange.preview }).click()
  await expect(form.getByRole('status')).toBeVisible()
  const told = await form.getByRole('status').getByRole('listitem').allInnerTexts()
  await form.getByLabel(seatingChange.reason).fill(reason)
  await form.getByRole('button', { name: seatingChange.do }).click()
  await expect(form.getByRole('status')).toHaveCount(0)
  return told
}

/** Says what became of a round, reads which tables it changes, and does it. */
const amend = async (page: Page, reason: string, say: (form: Locator) => Promise<void>) => {
  const form = fold(page, amendment.title)
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

  await enterLate(page, '迟到甲 迟到乙', ['迟到甲', '迟到乙'])
  const came = await seat(page, /迟到甲/, '迟到')
  expect(came.length).toBeGreaterThan(0)
  await expect(sittingOut()).toHaveCount(0)
  await expect(roundAt(page, 1)).toContainText('迟到甲')

  await seat(page, /Own1x/, '不适离场')
  await expect(roundAt(page, 1)).not.toContainText('Own1x')
  await expect(sittingOut()).toHaveCount(1)

  const tableOf = (name: string) => roundAt(page, 1).getByRole('row', { name })
  const before = await tableOf('Own3x').getByRole('rowheader').innerText()
  await seat(page, /Own3x/, '坐错了桌', async form => {
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
  await enterLate(page, '未到甲 未到乙', ['未到甲', '未到乙'])
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
