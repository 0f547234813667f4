import { unfold } from './support/settled.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToDesk } from './support/walk.js'

/** A list of the earlier system comes in, is compared with ours, and a second officer accepts what differs: on two phones. */

const { desk, problem, spreadsheets, switching } = wordsOf('zh-CN')
const PHONE = { viewport: { width: 360, height: 740 } }

test('a printed list is compared with ours, and a second officer accepts the differences from the desk', async ({
  openAs,
  stamp,
}) => {
  const list = `旧榜${stamp}`
  const rows = [
    ['会员号', '排名表', '日期', '名次', '积分'],
    ['10000119', list, '2026-06-30', '1', '9999.99'],
    ['10000216', list, '2026-06-30', '2', '8888.88'],
  ]
  const page = await openAs('staff', PHONE)
  await page.goto('/zh-CN')
  await walkToDesk(page)
  await walkTo(page, spreadsheets.title)
  await page.locator('#kind').selectOption('lists')
  await page.locator('#sport').selectOption('bridge')
  await page.locator('#system').fill(`老库${stamp}`)
  const buffer = Buffer.from(`\ufeff${rows.map(row => row.join(',')).join('\n')}`, 'utf8')
  await page.locator('#file').setInputFiles({ name: `${list}.csv`, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: spreadsheets.read }).click()
  await page.waitForURL(/spreadsheets\/.+/)
  await page.getByRole('button', { name: spreadsheets.commit }).click()
  await expect(page.getByText(spreadsheets.committed.replace('{count}', '2'))).toBeVisible()

  await walkTo(page, spreadsheets.toCompare)
  const own = page.getByRole('listitem').filter({ hasText: list })
  await own.getByRole('button', { name: switching.compare }).click()
  const result = own.getByRole('link')
  await expect(result).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await result.click()
  await expect(page.getByRole('heading', { level: 1, name: list })).toBeVisible()
  await expect(page.getByText(switching.sameOf.replace('{printed}', '2').replace('{same}', '0'))).toBeVisible()
  await expect(page.getByText(problem.SECOND_PERSON_NEEDED).first()).toBeVisible()
  await expect(page.getByText(switching.accept, { exact: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const second = await openAs('staff2', PHONE)
  await second.goto('/zh-CN')
  await walkToDesk(second)
  const waits = second.getByRole('listitem').filter({ hasText: list })
  await expect(waits.getByText(desk.work.kinds.listDifferences)).toBeVisible()
  await waits.getByRole('link').first().click()
  await expect(second.getByRole('heading', { level: 1, name: list })).toBeVisible()
  const missing = second.getByRole('listitem').filter({ hasText: switching.because.pointsMissing })
  await unfold(missing.locator('summary'))
  await missing.getByLabel(switching.why).fill('旧系统另有年费分')
  await missing.getByRole('button').click()
  await expect(missing.getByText(switching.accepted.replace('{count}', '2'))).toBeVisible()
})

test('the day of the switch is stated on the page of a body, and stands there with its decision', async ({
  openAs,
  stamp,
}) => {
  const page = await openAs('staff', PHONE)
  await page.goto('/zh-CN')
  await walkToDesk(page)
  await walkTo(page, desk.organisations)
  await walkTo(page, /牌类运动协会/)
  await walkTo(page, switching.lists)
  await page.getByLabel(switching.sport, { exact: true }).selectOption('bridge')
  await page.getByLabel(switching.system, { exact: true }).fill(`老库${stamp}`)
  await page.getByLabel(switching.firstDay).fill('2099-01-01')
  await page.getByLabel(switching.decision).fill(`理事会决议${stamp}`)
  await page.getByRole('button', { name: switching.stateDay }).click()
  await expect(page.getByText(problem.SWITCH_DAY_AHEAD).first()).toBeVisible()
  await page.getByLabel(switching.firstDay).fill('1999-01-01')
  await page.getByRole('button', { name: switching.stateDay }).click()
  await expect(page.getByText(`理事会决议${stamp}`)).toBeVisible()
})

/** Places of two members on a list of every day from 2000 on: more rows than one sheet takes, one of them without a day. */
const placesOfYears = (list: string): string => {
  const head = '会员号,排名表,日期,名次,积分'
  const days = Array.from({ length: 2_510 }, (_, at) => new Date(Date.UTC(2000, 0, 1 + at)).toISOString().slice(0, 10))
  const rows = days.flatMap(day => [`10000119,${list},${day},1,9`, `10000216,${list},${day},2,8`])
  rows[5_015] = `10000216,${list},2003-02-30,2,8`
  return `\ufeff${[head, ...rows].join('\n')}`
}

test('a file of more rows than one sheet is taken in part by part, and what is left waits in one sheet', async ({
  openAs,
  stamp,
}) => {
  const list = `日榜${stamp}`
  const page = await openAs('staff', PHONE)
  await page.goto('/zh-CN')
  await walkToDesk(page)
  await walkTo(page, spreadsheets.title)
  await page.locator('#kind').selectOption('lists')
  await page.locator('#sport').selectOption('bridge')
  await page.locator('#system').fill(`老库${stamp}`)
  const buffer = Buffer.from(placesOfYears(list), 'utf8')
  await page.locator('#file').setInputFiles({ name: `${list}.csv`, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: spreadsheets.read }).click()
  await page.waitForURL(/spreadsheets\/large\/.+/)
  await expect(page.getByText(spreadsheets.states.CHECKED, { exact: true })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: spreadsheets.takeInParts }).click()
  await expect(page.getByText(spreadsheets.states.TAKEN, { exact: true })).toBeVisible()
  await expect(page.getByText(spreadsheets.committed.replace('{count}', '5019'))).toBeVisible()
  await walkTo(page, spreadsheets.asideSheet.replace('{number}', '1'))
  await expect(page.getByText(spreadsheets.row.replace('{row}', '5017')).first()).toBeVisible()
  await page.getByLabel(spreadsheets.leaveOut).check()
  await page.getByRole('button', { name: spreadsheets.commit }).click()
  await expect(page.getByText(spreadsheets.committed.replace('{count}', '0'))).toBeVisible()
  await walkTo(page, spreadsheets.toLarge)
  await page.getByLabel(spreadsheets.undoReason).fill('列错了')
  await page.getByRole('button', { name: spreadsheets.undo }).click()
  await expect(page.getByText(spreadsheets.states.UNDONE, { exact: true }).first()).toBeVisible()
})
