import type { Page } from '@playwright/test'
import { type EmptyStack, emptyStack, found, logIn, PHONE } from './support/empty-stack.js'
import {
  addStage,
  closeRound,
  drawRound,
  lineUpFolds,
  makeOfficial,
  openSession,
  publishRound,
  roundAt,
  sanctionEvent,
  type Secretary,
  toDesk,
  typeResults,
} from './support/evening.js'
import { expect, test, wordsOf } from './support/test.js'
import { enterByName, foldOf } from './support/unplanned.js'

/**
 * A season of eight mahjong teams of three in a federation that began empty, on a phone and in Chinese: line-ups, a fine by
 * the league's own regulations, two phases with half the points carried, and the next season; and a guandan league at home and
 * away, a match of which is played after its round.
 */

test.describe.configure({ mode: 'serial' })

const { eventLife, events, lineUps, matchDays, matchMove, office, rounds, ruling, scoreDesk, seatDraw, standings } =
  wordsOf('zh-CN')

let stack: EmptyStack

test.beforeAll(async () => {
  stack = await emptyStack()
})

test.afterAll(() => stack?.stop())

const LEAGUE = { sport: 'mahjong', zh: '2026 八队联赛', en: '', code: 'LEAGUE' } as const
const TEAMS = ['红中', '发财', '白板', '东风', '南风', '西风', '北风', '幺鸡']
const sides = TEAMS.map(team => `${team}: ${['甲', '乙', '丙'].map(one => `${team}${one}`).join(' / ')}`)

const fitsThePhone = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

/** Sixteen hands: one seat wins two of them from two others, nobody the rest; all four end apart. */
const session = ([winner, first, second]: readonly [number, number, number]) => [
  `${winner} ${first} 24`,
  `${winner} ${second} 20`,
  ...Array.from({ length: 14 }, () => '-'),
]
type Session = Parameters<typeof session>[0]

/** From the rounds to the public page of the round, and at each table whom every team sends. */
const giveLineUps = async ({ hand }: Secretary, tables: number) => {
  const { page } = hand
  await hand.link(rounds.publicPage)
  for (let table = 0; table < tables; table++) {
    await hand.click(page.getByRole('link', { name: rounds.lineUpsPage }).nth(table))
    await page.waitForURL(/\/matches\//)
    const folds = lineUpFolds(page, lineUps.title)
    await expect(folds).toHaveCount(4)
    for (let team = 0; team < 4; team++) {
      const fold = folds.nth(team)
      await hand.click(fold.locator('summary'))
      await hand.choose(fold.getByRole('combobox'), String((team % 3) + 1))
      await hand.click(fold.getByRole('button', { name: lineUps.give }))
      await expect(page.locator('main tbody tr').filter({ hasText: /[甲乙丙]/ })).toHaveCount(team + 1)
    }
    await fitsThePhone(page)
    await page.goBack()
    await page.waitForURL(/pairings/)
    hand.clicks += 1
  }
  await page.goBack()
  await page.waitForURL(/\/rounds/)
  hand.clicks += 1
}

const play = async (who: Secretary, number: number, tables: readonly Session[]) => {
  const { hand } = who
  await hand.click(roundAt(who, number).getByRole('link', { name: rounds.enterResults }))
  await hand.page.waitForURL(/\/sessions\//)
  await typeResults(who, tables.map(session))
}

test('a league is founded with its line-ups and fines, and its first phase is played', async ({ browser }) => {
  const who = await stack.sitDown(browser, 'zh-CN', PHONE)
  const { hand } = who
  const { page } = hand
  await found(who, stack.setupCode, { zh: '江城麻将协会', en: '' }, 'RIVER')
  await sanctionEvent(who, LEAGUE)
  const penalty = [
    ['article', '8.2'],
    ['zh', '出场名单迟交'],
    ['measure', 'points'],
    ['amount', '1'],
  ] as const
  const plan = [
    ['format.rounds', '1-2-3-4 5-6-7-8\n1-2-5-6 3-4-7-8'],
    ['lineUp.players', '1'],
    ['lineUp.deadline', '60'],
    ['lineUp.late', '8.2'],
  ] as const
  await addStage(who, { zh: '常规赛', en: '', kind: 'schedule', plan, penalty })
  await enterByName(who, sides)
  await openSession(who)
  await drawRound(who, 1)
  await publishRound(who, 1)
  await giveLineUps(who, 2)
  await play(who, 1, [
    [1, 2, 3],
    [2, 1, 3],
  ])

  await hand.link(ruling.title)
  await hand.link(ruling.allContestants)
  await hand.click(page.locator('main a[href*="entry="]').filter({ hasText: TEAMS[0] }))
  await page.waitForURL(/entry=/)
  await hand.button('出场名单迟交 · 总分扣 1')
  await expect(page.locator('[data-ruling-effects]')).toBeVisible()
  await hand.button(ruling.record)
  await page.waitForURL(/\/rulings\/[^/]+$/)
  await stack.leave(who, '联赛：建会、八队三人、出场名单、第一轮、罚分')
})

test('the season ends with a second phase, single players are ranked, and the next one begins', async ({ browser }) => {
  const who = await stack.sitDown(browser, 'zh-CN', PHONE)
  const { hand } = who
  const { page } = hand
  const { desk, publish } = wordsOf('zh-CN')
  await logIn(who)
  await hand.link(desk.ownEvents)
  await hand.link(LEAGUE.zh)
  await hand.link(publish.rounds)
  await closeRound(who, 1)
  await drawRound(who, 2)
  await publishRound(who, 2)
  await giveLineUps(who, 2)
  await play(who, 2, [
    [1, 2, 3],
    [3, 1, 2],
  ])
  await hand.link(scoreDesk.toRounds)
  await closeRound(who, 2)
  await hand.link(rounds.publicPage)
  await hand.link(events.standings)
  const players = page.getByRole('table', { name: standings.players.title })
  await expect(players.locator('tbody tr')).toHaveCount(12)
  await expect(players.locator('tbody tr').first()).toContainText('红中甲')
  await expect(players.locator('tbody tr').first()).toContainText('8')
  const teams = page.locator('main table').first().locator('tbody tr')
  await expect(teams.first()).toContainText('红中')
  await expect(teams.first(), 'eight points and a fine').toContainText('7')
  await fitsThePhone(page)

  await toDesk(who)
  await hand.link(LEAGUE.zh)
  await hand.link(office.title)
  const final = [
    ['format.rounds', '1-2-3-4'],
    ['carryOver.kind', 'factor'],
    ['carryOver.factor', '0.5'],
    ['lineUp.players', '1'],
  ] as const
  await addStage(who, { zh: '决赛阶段', en: '', kind: 'schedule', qualified: 4, plan: final })
  await hand.button(office.fillStage)
  await openSession(who)
  await drawRound(who, 1)
  await publishRound(who, 1)
  await giveLineUps(who, 1)
  await play(who, 1, [[1, 2, 3]])
  await hand.link(scoreDesk.toRounds)
  await closeRound(who, 1)
  await makeOfficial(who, LEAGUE, 2)

  await hand.link(office.title)
  const season = foldOf(page, eventLife.season)
  await hand.click(season.locator('> summary'))
  await hand.write(season.getByLabel(eventLife.seasonFrom), `${Number(who.today.slice(0, 4)) + 1}${who.today.slice(4)}`)
  await hand.click(season.getByRole('button', { name: eventLife.seasonNow }))
  await hand.link(new RegExp(`^${Number(who.today.slice(0, 4)) + 1} 八队联赛`))
  const entered = page.locator('main tbody tr').filter({ hasText: /红中|发财|白板|东风|南风|西风|北风|幺鸡/ })
  await expect(entered).toHaveCount(8)
  await expect(entered.first()).toContainText('红中')
  await expect(entered.nth(1)).toContainText('幺鸡')
  await fitsThePhone(page)
  await stack.leave(who, '联赛：第二轮、个人成绩、决赛阶段带分、下一赛季')
})

const CLUBS = ['长风', '江汉', '云梦', '楚天']
const CUP = { sport: 'guandan', zh: '掼蛋联赛', en: '', code: 'GD-CUP' } as const

test('guandan teams meet at home and away, and a match moved to another day is entered after its round', async ({
  browser,
}) => {
  const who = await stack.sitDown(browser, 'zh-CN', PHONE)
  const { hand } = who
  const { page } = hand
  await logIn(who)
  await sanctionEvent(who, CUP)
  const settings = [
    ['format', 'byDeals'],
    ['deals', 4],
  ] as const
  const plan = [
    ['homeAndAway', 'true'],
    ['lineUp.players', '2'],
    ['lineUp.deadline', '60'],
  ] as const
  await addStage(who, { zh: '甲级', en: '', kind: 'roundRobin', plan, settings })
  await enterByName(
    who,
    CLUBS.map(team => `${team}: ${['甲', '乙', '丙'].map(one => `${team}${one}`).join(' / ')}`),
  )
  await openSession(who)
  await hand.link(rounds.seatDraw)
  await hand.button(seatDraw.open)
  const waiting = page
    .locator('main li')
    .filter({ has: page.getByRole('button', { name: seatDraw.draw, exact: true }) })
  await expect(waiting).toHaveCount(4)
  const card = waiting.first()
  await hand.click(card.locator('summary'))
  await hand.write(card.getByLabel(seatDraw.card), '9')
  await hand.click(card.getByRole('button', { name: seatDraw.byCard }))
  await expect(card.getByRole('alert'), 'no such card').toBeVisible()
  await hand.write(card.getByLabel(seatDraw.card), '4')
  await hand.click(card.getByRole('button', { name: seatDraw.byCard }))
  for (const left of [3, 2, 1, 0]) {
    await expect(waiting).toHaveCount(left)
    if (left > 0) await hand.click(waiting.first().getByRole('button', { name: seatDraw.draw, exact: true }))
  }
  await expect(page.getByRole('table', { name: seatDraw.title }).locator('tbody tr')).toHaveCount(4)
  await expect(page.getByRole('status').filter({ hasText: seatDraw.complete })).toBeVisible()
  await fitsThePhone(page)
  await toDesk(who)
  await hand.link(CUP.zh)
  await hand.link(wordsOf('zh-CN').publish.rounds)
  await drawRound(who, 1)
  await publishRound(who, 1)
  await hand.link(rounds.publicPage)
  await hand.click(page.getByRole('link', { name: rounds.lineUpsPage }).nth(1))
  await page.waitForURL(/\/matches\//)
  const fold = foldOf(page, matchDays.moveTitle)
  await hand.click(fold.locator('summary'))
  await hand.write(fold.getByLabel(matchMove.on), `${Number(who.today.slice(0, 4)) + 1}-03-08`)
  await hand.write(fold.getByLabel(/^开始时间/), '七点半')
  await hand.write(fold.getByLabel(matchMove.venue), '江汉文化宫')
  await hand.write(fold.getByLabel(matchMove.reason), '场馆停电')
  await hand.click(fold.getByRole('button', { name: matchDays.move }))
  await expect(fold.getByRole('alert'), 'a time that is none').toBeVisible()
  await hand.write(fold.getByLabel(/^开始时间/), '19:30')
  await hand.click(fold.getByRole('button', { name: matchDays.move }))
  await expect(page.locator('main')).toContainText('改期：场馆停电')
  await expect(page.locator('main')).toContainText('18:30')
  await fitsThePhone(page)

  await toDesk(who)
  await hand.link(CUP.zh)
  await hand.link(wordsOf('zh-CN').publish.rounds)
  await hand.click(roundAt(who, 1).getByRole('link', { name: rounds.enterResults }))
  await page.waitForURL(/\/sessions\//)
  await typeResults(who, [['nsewnsewnsewnsew']])
  await hand.link(scoreDesk.toRounds)
  await closeRound(who, 1)
  await hand.click(roundAt(who, 1).locator('> summary'))
  await hand.click(roundAt(who, 1).getByRole('link', { name: rounds.enterResults }))
  await page.waitForURL(/\/sessions\//)
  await typeResults(who, [['ewnsewnsewnsewns']])
  await hand.link(scoreDesk.toRounds)
  await hand.link(rounds.publicPage)
  await hand.link(rounds.calendar)
  const days = page.getByRole('table', { name: '第 1 轮' }).locator('tbody tr')
  await expect(days).toHaveCount(2)
  await expect(days.nth(1)).toContainText('江汉文化宫')
  await expect(days.nth(1)).toContainText(matchDays.byOffice)
  await expect(days.nth(1)).toContainText('19:30')
  await expect(page.getByRole('table', { name: matchDays.balance }).locator('tbody tr')).toHaveCount(4)
  await expect(page.getByRole('link', { name: matchDays.calendarFile })).toHaveAttribute('href', /stage=/)
  await hand.click(page.getByRole('table', { name: matchDays.balance }).getByRole('link').first())
  await page.waitForURL(/entry=/)
  await expect(days).toHaveCount(1)
  await fitsThePhone(page)
  await hand.link(matchDays.toPairings)
  await hand.link(rounds.print)
  await hand.link(rounds.paper.cards)
  await expect(page.locator('.table-card')).toHaveCount(2)
  await hand.link(rounds.paper.plates)
  await expect(page.locator('.name-plate')).toHaveCount(12)
  await stack.leave(who, '掼蛋联赛：抽签、主客场、改期、补赛成绩、赛程日历')
})
