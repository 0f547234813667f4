import { type EmptyStack, emptyStack, found, logIn, PHONE } from './support/empty-stack.js'
import {
  addStage,
  closeRound,
  drawRound,
  openSession,
  playRound,
  publishRound,
  roundAt,
  sanctionEvent,
  type Secretary,
  typeResults,
} from './support/evening.js'
import { plainTables } from './support/plain-tables.js'
import { expect, test, wordsOf } from './support/test.js'
import { bridgeLines, pairsOf } from './support/typed-in.js'
import { enterByName, enterLate, ruleByQuestions, seat, toRoundsOf, withdraw } from './support/unplanned.js'

/**
 * Evenings with their accidents, in a federation that began empty: by a thumb, in Chinese, with Chinese names alone. The
 * home page is opened; from there on everything is pressed and typed, and counted.
 */

test.describe.configure({ mode: 'serial' })

const { desk, eventLife, events, frame, office, rounds, scoreDesk, sheets, standings, tableEntry } = wordsOf('zh-CN')

let stack: EmptyStack

test.beforeAll(async () => {
  stack = await emptyStack()
})

test.afterAll(() => stack?.stop())

const SURNAMES = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹']
/** So many people whose given name says the evening they come to. */
const people = (count: number, given: string): readonly string[] => SURNAMES.slice(0, count).map(name => name + given)

const sitDown = (browser: Parameters<EmptyStack['sitDown']>[0]): Promise<Secretary> =>
  stack.sitDown(browser, 'zh-CN', PHONE)

const fitsThePhone = async ({ hand: { page } }: Secretary) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)

const SATURDAY = { sport: 'bridge', zh: '周六双人赛', en: '', code: 'SAT-1' } as const
const PAIRS = pairsOf(people(22, '楠'))

test('a federation is founded and enters the pairs of a Saturday', async ({ browser }) => {
  const who = await sitDown(browser)
  await found(who, stack.setupCode, { zh: '东湖桥牌协会', en: '' }, 'EAST')
  await sanctionEvent(who, SATURDAY)
  await addStage(who, { zh: '双人赛', en: '' })
  await enterByName(who, PAIRS)
  await expect(who.hand.page.locator('main tbody tr')).not.toHaveCount(0)
  await stack.leave(who, '建会，报名 11 对')
})

test('tonight is like last Saturday, one pair comes late and one does not come', async ({ browser }) => {
  const who = await sitDown(browser)
  const { hand } = who
  const { page } = hand
  await logIn(who)
  await hand.link(desk.ownEvents)
  await hand.link(SATURDAY.zh)
  await hand.link(office.title)
  const fold = page.locator('main details').filter({ has: page.getByText(eventLife.again.title, { exact: true }) })
  await hand.click(fold.locator('summary').last())
  await expect(fold.getByRole('checkbox')).toHaveCount(11)
  await hand.button(eventLife.again.do)
  await page.waitForURL(/\/rounds(\?|$)/)
  const evening = page.url()
  await hand.click(roundAt(who, 1).getByRole('link', { name: rounds.print }))
  await expect(page.locator('.slip', { has: page.locator('svg[role=img]') }).first()).toBeVisible()
  expect(hand.clicks, 'presses from log-in to cards').toBeLessThanOrEqual(15)
  const toCards = hand.clicks

  await page.goBack()
  await expect(page).toHaveURL(evening)
  hand.clicks += 1
  const bye = roundAt(who, 1).getByRole('row', { name: new RegExp(`^${rounds.bye}`) })
  await expect(bye).toHaveCount(1)
  await enterLate(who, '尤来迟 许来迟', ['尤来迟', '许来迟'])
  expect(await seat(who, /尤来迟/, '迟到'), 'told of the rounds it changes').not.toHaveLength(0)
  await expect(bye).toHaveCount(0)
  const late = hand.clicks - toCards

  await seat(who, /赵楠/, '未到场')
  await expect(roundAt(who, 1)).not.toContainText('赵楠')
  await expect(bye).toHaveCount(1)
  await fitsThePhone(who)
  const absent = hand.clicks - toCards - late
  await stack.leave(
    who,
    `照上周六再办：登录到发牌 ${toCards} 次点击，补一对迟到的 ${late} 次，去掉未到的 ${absent} 次；共`,
  )
})

test('a Swiss takes a team that comes late and goes on without one that leaves', async ({ browser }) => {
  const who = await sitDown(browser)
  const { hand } = who
  const { page } = hand
  await logIn(who)
  const event = { sport: 'bridge', zh: '队式瑞士赛', en: '', code: 'SWISS' } as const
  await sanctionEvent(who, event)
  const settings = [
    ['method', 'teamImp'],
    ['match.boards', 1],
    ['victoryPoints.scale', 'wbf-2013'],
  ] as const
  await addStage(who, { zh: '瑞士制', en: '', kind: 'swiss', rounds: 2, settings })
  const four = people(20, '林')
  const names = ['青龙', '白虎', '朱雀', '玄武', '麒麟']
  await enterByName(
    who,
    names.map((name, at) => `${name}: ${four.slice(at * 4, at * 4 + 4).join(' / ')}`),
  )
  await openSession(who)
  await drawRound(who, 1)
  await publishRound(who, 1)
  const bye = (round: number) => roundAt(who, round).getByRole('row', { name: new RegExp(`^${rounds.bye}`) })
  await expect(bye(1)).toHaveCount(1)

  const lateFour = ['何晚', '吕晚', '施晚', '张晚']
  await enterLate(who, `凤凰: ${lateFour.join(' / ')}`, lateFour)
  await seat(who, /凤凰/, '堵车')
  await expect(bye(1)).toHaveCount(0)
  await playRound(who, 1, bridgeLines(6, 1))

  await hand.link(rounds.office)
  await withdraw(who, '白虎', '两人生病')
  await hand.click(page.locator('main').getByRole('link', { name: office.toRounds, exact: true }).last())
  await drawRound(who, 2)
  await publishRound(who, 2)
  await expect(bye(2)).toHaveCount(1)
  await expect(roundAt(who, 2)).not.toContainText('白虎')
  await playRound(who, 2, bridgeLines(4, 2))
  await hand.link(rounds.publicPage)
  await hand.link(events.standings)
  await expect(page.locator('main table').first().locator('tbody tr', { hasText: '凤凰' })).toBeVisible()
  await fitsThePhone(who)
  await stack.leave(who, '瑞士制：六队两轮，一队迟到，一队退赛')
})

/** Sixteen hands as they are typed: two won, then the false win of seat 4 where it was, and nobody wins again. */
const hands = (falseWin: string) => ['1 2 24', '2 88', falseWin, ...Array.from({ length: 13 }, () => '-')]

test('a false win is ruled before a sheet and after another, and counts once at both tables', async ({ browser }) => {
  const who = await sitDown(browser)
  const { hand } = who
  const { page } = hand
  await logIn(who)
  const event = { sport: 'mahjong', zh: '周日麻将', en: '', code: 'MJ-SUN' } as const
  await sanctionEvent(who, event)
  await addStage(who, { zh: '桌面赛', en: '' })
  await enterByName(who, people(8, '竹'))
  await openSession(who)
  // The design that is offered first serves whatever number of tables there are.
  await hand.button(rounds.seating.apply)
  await publishRound(who, 1)
  const toSheets = () => hand.link(rounds.enterResults)
  const places = page.getByRole('region', { name: scoreDesk.places }).getByRole('listitem')
  /** The fourth of a table, as the open sheet lists them. */
  const fourth = async () =>
    (await page.getByRole('region', { name: scoreDesk.entry }).locator('ul').first().locator('li').nth(3).innerText())
      .split(/\s/)
      .at(-1) ?? ''
  const falseWin = { situation: '和牌有误（错和、诈和）', answers: ['不够8分，或看错了牌'] }
  const ofHand3 = async () => {
    await hand.write(page.locator('#answer-hand'), '3')
  }

  await toSheets()
  const offenders = [await fourth()]
  await ruleByQuestions(who, { against: offenders[0] ?? '', ...falseWin, more: ofHand3 })
  const before = hand.clicks
  await toRoundsOf(who, event)
  await toSheets()
  await typeResults(who, [hands('- x4'), hands('- x4')])
  await hand.click(places.nth(1).getByRole('button'))
  offenders.push(await fourth())
  await ruleByQuestions(who, { against: offenders[1] ?? '', ...falseWin, more: ofHand3 })
  await toRoundsOf(who, event)
  await toSheets()
  await expect(page.getByText(/只按判罚计一次/)).toHaveCount(2)
  await hand.link(scoreDesk.publicPage)
  const row = (name: string) => page.locator('main tbody tr', { hasText: name })
  for (const name of offenders) await expect(row(name)).toContainText(/[−-]134/)
  await fitsThePhone(who)
  await stack.leave(who, `麻将：错和先判后记、先记后判（第二次 ${hand.clicks - before} 次点击）`)
})

test('a pair that never came loses its match, and the round is closed on it', async ({ browser }) => {
  const who = await sitDown(browser)
  const { hand } = who
  await logIn(who)
  const event = { sport: 'guandan', zh: '掼蛋之夜', en: '', code: 'GD-SUN' } as const
  await sanctionEvent(who, event)
  const settings = [
    ['format', 'byDeals'],
    ['deals', 4],
  ] as const
  await addStage(who, { zh: '编排赛', en: '', kind: 'swiss', rounds: 1, settings })
  await enterByName(who, pairsOf(people(8, '松')))
  await openSession(who)
  await drawRound(who, 1)
  await publishRound(who, 1)
  await hand.link(rounds.enterResults)
  await ruleByQuestions(who, { against: '赵松', situation: '赛场纪律', answers: ['弃权'] })
  await toRoundsOf(who, event)
  await hand.link(rounds.enterResults)
  await expect(hand.page.getByRole('region', { name: scoreDesk.places }).getByRole('listitem').first()).toContainText(
    scoreDesk.decided,
  )
  await typeResults(who, [['nsewnsewnsewnsew']])
  await hand.link(scoreDesk.toRounds)
  await closeRound(who, 1)
  await hand.link(rounds.publicPage)
  await hand.link(events.standings)
  const lines = hand.page.locator('main table').first().locator('tbody tr')
  await expect(lines, 'who never sat down is no part of the field').toHaveCount(3)
  await expect(lines.nth(1)).toContainText('郑松')
  await expect(hand.page.locator('main')).toContainText(standings.didNotPlay)
  await fitsThePhone(who)
  await stack.leave(who, '掼蛋：一对弃权，一局判负')
})

/** Gives out the codes of the open round and reads those of its first table off the slips. */
const codesOfTable = async (who: Secretary, sides = 4): Promise<readonly string[]> => {
  const { hand } = who
  const { hint, open, printSlips } = rounds.tableEntry
  const controls = roundAt(who, 1)
    .locator('details', { has: hand.page.getByText(hint) })
    .last()
  await hand.click(controls.locator('summary'))
  await hand.click(controls.getByRole('button', { name: open, exact: true }))
  await hand.click(controls.getByRole('link', { name: printSlips }))
  const slip = hand.page.locator('.slip', { has: hand.page.locator('svg[role=img]') }).first()
  await expect(slip.locator('svg[role=img]')).toHaveCount(sides)
  const codes = await slip.locator('ul .figures').allTextContents()
  return codes.map(code => code.replaceAll(/\s/g, ''))
}

/** From the home page to the table of a slip. */
const openTable = async ({ hand }: Secretary, code: string) => {
  await hand.link(frame.tableEntry)
  await hand.write(hand.page.getByLabel(tableEntry.code), code)
  await hand.button(tableEntry.open)
  await hand.page.waitForURL(/\/table\/./)
}

test('riichi is written at the table by phone: what is refused is mended, the other side agrees', async ({
  browser,
}) => {
  const who = await sitDown(browser)
  const { hand } = who
  await logIn(who)
  await sanctionEvent(who, { sport: 'riichi', zh: '立直之夜', en: '', code: 'RI-SUN' })
  await addStage(who, { zh: '桌面赛', en: '' })
  await enterByName(who, people(4, '泉'))
  await openSession(who)
  await hand.button(rounds.seating.apply)
  await publishRound(who, 1)
  const round = hand.page.url()
  const codes = await codesOfTable(who)

  const [writer, reader] = [await sitDown(browser), await sitDown(browser)]
  const { page } = writer.hand
  await openTable(writer, codes[0] ?? '')
  await writer.hand.button(sheets.addRow.replace('{row}', '1'))
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const winner = field('和牌者')
  await writer.hand.choose(field('结局'), { label: '荣和' })
  await writer.hand.choose(winner, '0')
  const first = (await winner.locator('option[value="0"]').innerText()).match(/\p{Script=Han}泉/u)?.[0] ?? ''
  await writer.hand.choose(field('番'), '3')
  await writer.hand.choose(field('符'), '30')
  await writer.hand.button(tableEntry.send)
  await expect(page.getByRole('alert').filter({ hasText: tableEntry.refused })).toBeVisible()
  await writer.hand.button(tableEntry.mend)
  await expect(winner, 'what was written is still there').toHaveValue('0')
  await writer.hand.choose(field('放铳者（错和者）'), '2')
  await writer.hand.button(tableEntry.send)
  const standing = page.getByRole('region', { name: tableEntry.standing }).getByRole('heading')
  await expect(standing).toHaveText(tableEntry.state.own)
  await openTable(reader, codes[1] ?? '')
  await expect(reader.hand.page.locator('main')).toContainText('35800')
  await reader.hand.button(tableEntry.agree)
  await expect(standing).toHaveText(tableEntry.state.agreed)
  for (const one of [writer, reader]) await fitsThePhone(one)
  await stack.leave(writer, '立直麻将：一家用手机记一盘，退回后改好再送')
  await stack.leave(reader, '立直麻将：另一家确认')

  await hand.page.goBack()
  await expect(hand.page).toHaveURL(round)
  hand.clicks += 1
  await closeRound(who, 1)
  await hand.link(rounds.publicPage)
  await hand.link(events.standings)
  const lines = hand.page.locator('main table').first().locator('tbody tr')
  await expect(lines).toHaveCount(4)
  await expect(lines.first()).toContainText(first)
  // 30,000 and 3 han 30 fu of the dealer, less the goal, with the first place's uma.
  await expect(lines.first()).toContainText(/20[,\s]?800/)
  await stack.leave(who, '立直麻将：一桌，发码，收一轮')
})

for (const { event, entries, sides, write, leads } of plainTables)
  test(`${event.code} is written line by line at the table: what is refused is mended`, async ({ browser }) => {
    const who = await sitDown(browser)
    const { hand } = who
    await logIn(who)
    await sanctionEvent(who, event)
    await addStage(who, { zh: '桌面赛', en: '' })
    await enterByName(who, entries)
    await openSession(who)
    await hand.button(rounds.seating.apply)
    await publishRound(who, 1)
    const round = hand.page.url()
    const codes = await codesOfTable(who, sides)

    const [writer, reader] = [await sitDown(browser), await sitDown(browser)]
    const { page } = writer.hand
    await openTable(writer, codes[0] ?? '')
    const mend = await write(writer)
    await writer.hand.button(tableEntry.send)
    await expect(page.getByRole('alert').filter({ hasText: tableEntry.refused })).toBeVisible()
    await writer.hand.button(tableEntry.mend)
    await mend()
    await writer.hand.button(tableEntry.send)
    const standing = page.getByRole('region', { name: tableEntry.standing }).getByRole('heading')
    await expect(standing).toHaveText(tableEntry.state.own)
    await openTable(reader, codes[1] ?? '')
    await reader.hand.button(tableEntry.agree)
    await expect(standing).toHaveText(tableEntry.state.agreed)
    for (const one of [writer, reader]) await fitsThePhone(one)
    for (const one of [writer, reader]) await stack.leave(one, `${event.zh}：手机记一桌`)
    await hand.page.goBack()
    await expect(hand.page).toHaveURL(round)
    hand.clicks += 1
    await closeRound(who, 1)
    await hand.link(rounds.publicPage)
    await hand.link(events.standings)
    const lines = hand.page.locator('main table').first().locator('tbody tr')
    await expect(lines).toHaveCount(sides)
    await expect(lines.first().getByRole('cell', { name: new RegExp(`^${leads}：`) })).toBeVisible()
    await fitsThePhone(who)
    await stack.leave(who, `${event.zh}：一桌，发码，收一轮`)
  })
