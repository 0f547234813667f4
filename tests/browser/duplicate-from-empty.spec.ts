import { type EmptyStack, emptyStack, found, PHONE } from './support/empty-stack.js'
import { addStage, openSession, publishRound, sanctionEvent } from './support/evening.js'
import { expect, test, wordsOf } from './support/test.js'
import { enterByName } from './support/unplanned.js'

/** A duplicate session of mahjong on a phone, from an empty database: the walls are sealed, laid and printed. */

test.describe.configure({ mode: 'serial' })

const { hands, rounds, seat } = wordsOf('zh-CN')

let stack: EmptyStack

test.beforeAll(async () => {
  stack = await emptyStack()
})

test.afterAll(() => stack?.stop())

test('walls are laid for tables that are compared by like seats, and everybody reads what was sealed', async ({
  browser,
}) => {
  const who = await stack.sitDown(browser, 'zh-CN', PHONE)
  const { hand } = who
  const { page } = hand
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  await found(who, stack.setupCode, { zh: '西湖麻将协会', en: '' }, 'WEST')
  await sanctionEvent(who, { sport: 'mahjong', zh: '复式麻将', en: '', code: 'MJ-DUP' })
  const settings = [['standardPoints.kind', 'likeSeats']] as const
  await addStage(who, { zh: '复式赛', en: '', settings })
  await enterByName(
    who,
    [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨'].map(name => `${name}复`),
  )
  await openSession(who)
  await hand.button(rounds.seating.apply)
  await publishRound(who, 1)

  await hand.link(rounds.hands)
  await expect(page.getByText(hands.noWallsYet)).toBeVisible()
  await hand.button(hands.dealWalls)
  const commitment = page.getByText(/^[0-9a-f]{64}$/)
  await expect(commitment).toHaveCount(1)
  const sealed = await commitment.innerText()
  await expect(page.getByRole('link', { name: hands.paperSeats })).toBeVisible()
  await hand.link(hands.show)
  const first = page.locator('main section', { hasText: hands.wall.replace('{wall}', '1') }).last()
  await expect(first).toBeVisible()
  await expect(page.getByText(seat.east).first()).toBeVisible()
  await fits()

  await hand.link(hands.toPublic)
  await expect(commitment).toHaveText(sealed)
  await expect(page.getByText(hands.closedWalls)).toBeVisible()
  await expect(page.getByText(seat.east)).toHaveCount(0)
  await fits()
  await stack.leave(who, '复式麻将：十六人，牌墙封存、砌好、公布承诺值')
})
