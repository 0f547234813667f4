import { type EmptyStack, emptyStack, found, logIn, PHONE, SECOND, WIDE } from './support/empty-stack.js'
import { fileFromRulings } from './support/case-steps.js'
import {
  addStage,
  drawRound,
  enterSides,
  giveLineUps,
  issueList,
  makeOfficial,
  makeRanking,
  openSession,
  playRound,
  publishRound,
  reopenRound,
  roundAt,
  sanctionEvent,
  toDesk,
} from './support/evening.js'
import {
  admitOnPaper,
  carryOutAtDesk,
  claimRecord,
  giveRole,
  overturn,
  ruleAgainst,
  seatCommittee,
} from './support/first-case.js'
import { giveOwnLineUp, inviteMember, join, MEMBER_PASSWORD, openAccount, takeCertificate } from './support/member.js'
import { goOnBeforeTheAnswer } from './support/hasty.js'
import { afterTheCase, appealToo, beforeTheCase, counted, guardianShown } from './support/rest-of-case.js'
import { tallyOf } from './support/tally.js'
import { expect, test, wordsOf } from './support/test.js'
import { bridgeLines, LONG_MATCH, longMatch, pairsOf } from './support/typed-in.js'
import { walkTo } from './support/walk.js'

/**
 * From an empty database to a ranking list that names the players with points, once for each way of playing, all in
 * one federation that is founded here. The home page is opened; from there on everything is pressed and typed.
 */

test.describe.configure({ mode: 'serial' })

const FEDERATION = 'River Bend Bridge Association'
const EVENING = { sport: 'bridge', zh: '周三双人赛', en: 'Wednesday Pairs', code: 'WED-1' } as const
const PEOPLE = [
  '张伟',
  '李娜',
  'Anna Berg',
  'Bo Dahl',
  '王小明',
  'Chen Lihua',
  '赵敏',
  '陈杰',
  '刘洋',
  '孙丽',
  '周涛',
  '吴倩',
]
const MORE = ['何苗', '罗川', '谢桐', '唐宁']
/** Who was ruled against on the first evening, and the committee that hears of it: nobody of it played there. */
const APPELLANT = 'Zhao Min'
const PARTNER = 'Chen Jie'
const COMMITTEE = [
  { name: '何苗', called: 'He Miao', email: 'he@example.org' },
  { name: '罗川', called: 'Luo Chuan', email: 'luo@example.org' },
  { name: '谢桐', called: 'Xie Tong', email: 'xie@example.org' },
]
/** The first of the first team. */
const CAPTAIN = '张伟'

let stack: EmptyStack
const sitDown = (...given: Parameters<EmptyStack['sitDown']>) => stack.sitDown(...given)
const leave = (...given: Parameters<EmptyStack['leave']>) => stack.leave(...given)

test.beforeAll(async () => {
  stack = await emptyStack()
})

test.afterAll(() => stack?.stop())

/** The slips of the first round are printed from a page outside the desk; Back finds the round that was published. */
const lookAtSlips = async (who: Parameters<typeof roundAt>[0]) => {
  const { hand, locale } = who
  await hand.click(roundAt(who, 1).getByRole('link', { name: wordsOf(locale).rounds.print }))
  await expect(hand.page.locator('.slip-grid').first()).toBeVisible()
  await hand.page.goBack()
  await expect(roundAt(who, 1)).toBeVisible()
}

test('a federation is founded, plays pairs, and has a list', async ({ browser }) => {
  const who = await sitDown(browser, 'en')
  const { hand } = who
  const { page } = hand
  await found(who, stack.setupCode, { zh: '河湾桥牌协会', en: FEDERATION }, 'RBBA')
  const steps = page.getByRole('region', { name: wordsOf('en').desk.firstSteps.title }).getByRole('listitem')
  const taken = await steps.filter({ hasText: wordsOf('en').desk.firstSteps.done }).allInnerTexts()
  expect(taken, 'founders are officers and no members').toHaveLength(2)

  await sanctionEvent(who, EVENING)
  await addStage(who, { zh: '双人赛', en: 'Pairs' })
  await enterSides(
    who,
    pairsOf(PEOPLE),
    PEOPLE.filter(name => !['王小明', 'Chen Lihua'].includes(name)),
  )
  await openSession(who)
  const { movement } = wordsOf('en').rounds
  await hand.choose(page.getByLabel(movement.kind), 'howell')
  await hand.button(movement.apply)
  await publishRound(who, 1)
  for (let round = 1; round <= 5; round++) {
    await expect(roundAt(who, round)).toBeVisible()
    await playRound(who, round, bridgeLines(6, round))
  }
  await ruleAgainst(who, EVENING, APPELLANT, '7nt n =')
  expect(await makeOfficial(who, EVENING, 1), 'a warning that nobody gets points').toBe(true)
  await makeRanking(who, 'bridge')
  const named = await issueList(who, 'bridge')
  expect(PEOPLE.filter(name => named.includes(name)).length).toBeGreaterThan(1)
  expect(named).toMatch(/\d+\.\d\d/)
  await leave(who, 'bridge pairs, 30 results, with founding and registering ten', named)
})

test('bridge teams play a Swiss with victory points, then a final', async ({ browser }) => {
  const who = await sitDown(browser, 'en')
  const { hand } = who
  const { office } = wordsOf('en')
  await logIn(who)
  const event = { sport: 'bridge', zh: '队式杯赛', en: 'Team Cup', code: 'CUP-1' } as const
  await sanctionEvent(who, event)
  const match = [
    ['method', 'teamImp'],
    ['match.boards', 2],
  ] as const
  const scale = ['victoryPoints.scale', 'wbf-2013'] as const
  await addStage(who, { zh: '瑞士制', en: 'Swiss', kind: 'swiss', rounds: 2, settings: [...match, scale] })
  const four = (at: number) => [...PEOPLE, ...MORE].slice(at * 4, at * 4 + 4).join(' / ')
  const teams = ['Dragons', 'Tigers', 'Foxes', 'Herons'].map((name, at) => `${name}: ${four(at)}`)
  await enterSides(who, teams, MORE)
  const link = await inviteMember(who, CAPTAIN, 'zhang@example.org')
  const captain = await sitDown(browser, 'en')
  await join(captain, link, 'zhang@example.org')
  await toDesk(who)
  await hand.link(event.en)
  await hand.link(office.title)
  await openSession(who)
  for (const round of [1, 2]) {
    await drawRound(who, round)
    await publishRound(who, round)
    if (round === 1) await giveLineUps(who)
    else await giveOwnLineUp(captain, event, 'Dragons')
    await playRound(who, round, bridgeLines(8, round))
  }
  await who.hand.link(wordsOf('en').rounds.office)
  const long = [match[0], ['match.boards', LONG_MATCH]] as const
  await addStage(who, { zh: '决赛', en: 'Final', kind: 'singleElimination', settings: long, qualified: 2 })
  await who.hand.button(wordsOf('en').office.fillStage)
  await expect(who.hand.page.getByText('2 sides', { exact: true })).toBeVisible()
  await openSession(who)
  await drawRound(who, 1)
  await publishRound(who, 1)
  const keys = await playRound(who, 1, longMatch())
  expect(keys, 'two rooms by keys alone, five a board').toBeLessThanOrEqual(2 * LONG_MATCH * 5)
  expect(await makeOfficial(who, event, 2), 'a warning that nobody gets points').toBe(false)
  const named = await issueList(who, 'bridge')
  expect([...PEOPLE, ...MORE].filter(name => named.includes(name)).length).toBeGreaterThan(4)
  await leave(who, 'bridge teams, four teams, two rounds and a final', named)
  await takeCertificate(captain, event, CAPTAIN)
  await leave(captain, 'a captain: log-in, line-up, following, certificate')
})

test('eight play an individual for the list of the pairs, in Chinese, on a phone', async ({ browser }) => {
  const who = await sitDown(browser, 'zh-CN', PHONE)
  const { hand } = who
  const { movement } = wordsOf('zh-CN').rounds
  await logIn(who)
  const event = { sport: 'bridge', zh: '个人之夜', en: 'Individual Evening', code: 'IND-1' } as const
  await sanctionEvent(who, event)
  await addStage(who, { zh: '个人赛', en: 'Individual' })
  await goOnBeforeTheAnswer(hand.page, 'EnterEntrants', /\/rounds\?/)
  await enterSides(who, PEOPLE.slice(0, 8), [])
  await openSession(who)
  const kind = hand.page.getByLabel(movement.kind, { exact: true })
  await expect(kind, 'what eight who play alone can be laid out by').toHaveValue('shomate')
  await hand.choose(kind, 'mitchell')
  await expect(hand.page.getByRole('note')).toContainText(movement.shomate)
  await hand.choose(kind, 'shomate')
  await hand.write(hand.page.locator('#movement-boards'), '1')
  await hand.button(movement.apply)
  await publishRound(who, 1)
  for (let round = 1; round <= 7; round++) {
    await expect(roundAt(who, round)).toBeVisible()
    const lines = [[round % 2 ? '3nn=' : '2hw='], [round % 3 ? '4se=' : '1nn=']]
    expect(await playRound(who, round, lines), 'five keys a board').toBeLessThanOrEqual(2 * 5)
  }
  expect(await makeOfficial(who, event, 1)).toBe(false)
  const named = await issueList(who, 'bridge')
  expect(PEOPLE.slice(0, 8).filter(name => named.includes(name)).length).toBeGreaterThan(1)
  await leave(who, 'bridge individual, eight players, seven rounds, on a phone in Chinese', named)
})

test('guandan is played by teams of two, in Chinese, on a phone', async ({ browser }) => {
  const who = await sitDown(browser, 'zh-CN', PHONE)
  await logIn(who)
  await makeRanking(who, 'guandan')
  const event = { sport: 'guandan', zh: '掼蛋之夜', en: 'Guandan Evening', code: 'GD-1' } as const
  await sanctionEvent(who, event)
  const settings = [
    ['format', 'byDeals'],
    ['deals', 4],
  ] as const
  await addStage(who, { zh: '编排赛', en: 'Swiss', kind: 'swiss', rounds: 2, settings })
  await enterSides(who, pairsOf(PEOPLE.slice(0, 8)), [])
  await openSession(who)
  for (const round of [1, 2]) {
    await drawRound(who, round)
    await publishRound(who, round)
    if (round === 1) await lookAtSlips(who)
    const games = [['nsewnsewnsewnsew'], [round === 1 ? 'ewnsewnsewnsewns' : 'nsewnsewnsewnsew']]
    const keys = await playRound(who, round, games)
    // Four keys a deal, and one that saves the game.
    expect(keys).toBeLessThanOrEqual(2 * (4 * 4 + 1))
    if (round === 1) await reopenRound(who, 1, '两桌填反')
  }
  expect(await makeOfficial(who, event, 1)).toBe(false)
  const named = await issueList(who, 'guandan')
  expect(PEOPLE.slice(0, 8).filter(name => named.includes(name)).length).toBeGreaterThan(1)
  await leave(who, 'guandan, four sides, two rounds, on a phone in Chinese', named)
})

test('sixteen play mahjong', async ({ browser }) => {
  const who = await sitDown(browser, 'en')
  const { hand } = who
  await logIn(who)
  await makeRanking(who, 'mahjong')
  const event = { sport: 'mahjong', zh: '麻将之夜', en: 'Mahjong Evening', code: 'MJ-1' } as const
  await sanctionEvent(who, event)
  await addStage(who, { zh: '桌面赛', en: 'Table play' })
  await enterSides(who, [...PEOPLE, ...MORE], [])
  await openSession(who)
  const { seating } = wordsOf('en').rounds
  await hand.choose(hand.page.getByLabel(seating.kind), 'perfect')
  await hand.write(hand.page.getByLabel(seating.rounds), '2')
  await hand.button(seating.apply)
  await publishRound(who, 1)
  const sheet = ['1 2 24', '2 88', ...Array.from({ length: 14 }, () => '-')]
  for (const round of [1, 2])
    expect(await playRound(who, round, [sheet, sheet, sheet, sheet]), 'six keys a hand').toBeLessThanOrEqual(4 * 16 * 6)
  expect(await makeOfficial(who, event, 1)).toBe(false)
  const named = await issueList(who, 'mahjong')
  expect([...PEOPLE, ...MORE].filter(name => named.includes(name)).length).toBeGreaterThan(3)
  await leave(who, 'mahjong, sixteen players, eight sheets of sixteen hands', named)
})

test('an earlier system comes in, its list is compared with ours and its last day set, in Chinese, on a phone', async ({
  browser,
}) => {
  const who = await sitDown(browser, 'zh-CN', PHONE)
  const { hand } = who
  const { page } = hand
  const { spreadsheets, switching } = wordsOf('zh-CN')
  const { column } = spreadsheets
  const year = Number(who.today.slice(0, 4)) - 1
  await logIn(who)
  const first =
    (await issueList(who, 'bridge')).split('\n').find(line => PEOPLE.some(name => line.includes(name))) ?? ''
  const silent = PEOPLE.find(name => !first.includes(name) && name !== '王小明') ?? ''
  await toDesk(who)
  await hand.link(spreadsheets.title)
  const rows = [
    [column.name, column.amount, column.day, column.note],
    [silent, '321.50', `${year}-12-35`, '旧系统结余'],
  ]
  await hand.choose(page.locator('#kind'), 'points')
  await hand.choose(page.locator('#sport'), 'bridge')
  await hand.write(page.locator('#system'), '河湾旧积分表')
  const buffer = Buffer.from(`\ufeff${rows.map(row => row.join(',')).join('\n')}`, 'utf8')
  await page.locator('#file').setInputFiles({ name: '积分.csv', mimeType: 'text/csv', buffer })
  await hand.button(spreadsheets.read)
  await page.waitForURL(/spreadsheets\/.+/)
  await expect(page.getByText(spreadsheets.recognised.replace('{count}', '4'))).toBeVisible()
  await expect(page.locator('#column-amount'), 'nothing to choose is shown').toBeHidden()
  // Taken in with a day that is none, it is refused; the cell is set right where it stands.
  await hand.button(spreadsheets.commit)
  await expect(page.getByText(spreadsheets.committed.replace('{count}', '1'))).toHaveCount(0)
  await hand.write(page.getByLabel(column.day).last(), `${year}-12-15`)
  await hand.button(spreadsheets.mend.replace('{row}', '2'))
  await expect(page.getByText(spreadsheets.mended.replace('{count}', '1'))).toBeVisible()
  await hand.button(spreadsheets.commit)
  await expect(page.getByText(spreadsheets.committed.replace('{count}', '1'))).toBeVisible()
  const named = await issueList(who, 'bridge')
  const top = named.split('\n').find(line => PEOPLE.some(name => line.includes(name))) ?? ''
  expect(top, 'who brought most stands first').toContain(silent)
  await toDesk(who)
  await hand.link(spreadsheets.title)
  // A list of every day, by names alone: more rows than one sheet, and somebody on it whom nobody knows.
  const days = Array.from({ length: 5_010 }, (_, at) =>
    new Date(Date.UTC(year, 11, 31 - at)).toISOString().slice(0, 10),
  )
  const printed = [
    [column.name, column.list, column.day, column.place, column.amount],
    ...days.map((day, at) => [at === 5_005 ? '查无此人' : silent, '年终排名', day, '1', '321.50']),
  ]
  await hand.choose(page.locator('#kind'), 'lists')
  await hand.choose(page.locator('#sport'), 'bridge')
  await hand.write(page.locator('#system'), '河湾旧积分表')
  const list = Buffer.from(`\ufeff${printed.map(row => row.join(',')).join('\n')}`, 'utf8')
  await page.locator('#file').setInputFiles({ name: '年终.csv', mimeType: 'text/csv', buffer: list })
  await hand.button(spreadsheets.read)
  await expect(page.getByText(spreadsheets.states.CHECKED, { exact: true })).toBeVisible()
  await hand.click(page.getByLabel(spreadsheets.acceptProposed.replace('{count}', '5009')))
  await hand.button(spreadsheets.takeInParts)
  await expect(page.getByText(spreadsheets.states.TAKEN, { exact: true })).toBeVisible()
  await hand.link(spreadsheets.asideSheet.replace('{number}', '1'))
  await hand.click(page.getByLabel(spreadsheets.leaveOut))
  await hand.button(spreadsheets.commit)
  await hand.link(spreadsheets.toCompare)
  await hand.button(switching.compare)
  await expect(page.getByText(switching.allSame.replace('{printed}', '1')).first()).toBeVisible()
  await hand.write(page.getByLabel(switching.firstDay), `${year + 1}-01-01`)
  await hand.write(page.getByLabel(switching.decision), '理事会决议')
  await hand.button(switching.stateDay)
  await expect(page.getByText('理事会决议')).toBeVisible()
  // Leaving is as easy.
  const file = page.waitForEvent('download')
  await hand.click(page.getByRole('link', { name: /\.zip/ }))
  expect((await file).suggestedFilename()).toMatch(/\.zip$/)
  await leave(who, 'points and a list of an earlier system, on a phone in Chinese', named)
})

test('a committee decides a case, by people whom nobody but the federation has made', async ({ browser }) => {
  const words = wordsOf('en')
  const tally = tallyOf()
  const watched = async (viewport = WIDE) => counted(tally, await sitDown(browser, 'en', viewport))
  const chair = await watched()
  await logIn(chair)
  const seats = await seatCommittee(chair, FEDERATION, COMMITTEE)
  const clerkLink = await openAccount(chair, 'Lin Wen', 'clerk@example.org')
  await giveRole(chair, words.role.clerk)
  const playerLink = await openAccount(chair, '赵敏', 'zhao@example.org')
  const joined = async (link: string, email: string, viewport = WIDE) => {
    const who = await watched(viewport)
    await join(who, link, email)
    return who
  }
  const panel = await Promise.all(COMMITTEE.map(({ email }, at) => joined(seats[at] ?? '', email)))
  const [clerk, player] = await Promise.all([
    joined(clerkLink, 'clerk@example.org'),
    joined(playerLink, 'zhao@example.org', PHONE),
  ])
  await claimRecord(player, chair, APPELLANT)
  await beforeTheCase(tally, { office: chair, player, event: EVENING })
  const desk = clerk.hand.page
  const sitting = panel.map(({ hand }, at) => ({ page: hand.page, name: COMMITTEE[at]?.called }))

  const filing = { statement: 'The pause was no longer than usual.', relief: 'Let the score of the table stand.' }
  const appeal = await fileFromRulings(player.hand.page, EVENING.en, filing)
  // The captain of before sits on the other side, appeals the same ruling, and agrees with the panel himself.
  const respondent = await watched()
  await logIn(respondent, 'zhang@example.org', MEMBER_PASSWORD)
  await appealToo(tally, respondent, EVENING, appeal)
  await admitOnPaper(desk, appeal, PARTNER)
  await guardianShown(desk)
  await overturn(appeal, { desk, sides: [player.hand.page, respondent.hand.page] }, sitting)

  const list = async () => {
    await walkTo(desk, words.frame.rankings, 'List of bridge')
    return desk.locator('main table').first().innerText()
  }
  const before = await list()
  const second = await sitDown(browser, 'en')
  await logIn(second, SECOND)
  await carryOutAtDesk(appeal, EVENING.en, second.hand.page, chair.hand.page)
  await expect(chair.hand.page.getByText(words.state.corrected).first()).toBeVisible()
  await expect.poll(list).not.toBe(before)
  await afterTheCase(tally, appeal, { asking: player.hand.page, desk, event: EVENING }, sitting)
  for (const who of [...panel, clerk, player, respondent, second]) await who.hand.page.context().close()
  await leave(chair, 'a clerk, a committee of three, a claim and a case decided')
})
