import { sixPairs, usebioFile } from '../support/usebio.js'
import { expect, test, wordsOf } from './support/test.js'
import { sanction } from './support/office.js'
import { countOf } from './support/settled.js'
import { walkTo, walkToDesk, walkToEvent } from './support/walk.js'

/** From a file to a ranking list, through a correction by two people, and back to the list as first published. */

const words = wordsOf('en')
const REASON = 'Eight tricks were entered for eleven.'
/** Yesterday: past everywhere, and after what the demo has issued. */
const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)

const title = `Spring Pairs ${Date.now().toString(36)}`
const file = (content: string, name = 'spring.xml') => ({
  name,
  mimeType: 'text/xml',
  buffer: Buffer.from(content, 'utf8'),
})
const spring = usebioFile(title, ['1', '2', '3', '4', '5', '6'], sixPairs).replace(
  '14/03/2026',
  DAY.split('-').reverse().join('/'),
)

test.describe.configure({ mode: 'serial' })

test('a broken file shows where it is broken and keeps nothing', async ({ openAs }) => {
  const page = await openAs('staff')
  await walkToDesk(page, words.desk.imports)
  const broken = spring.replace('</TRAVELLER_LINE>', '<TRAVELLER_LINE>').replace(title, 'Broken Pairs')
  await page.getByLabel(words.imports.file).setInputFiles(file(broken, 'broken.xml'))
  await page.getByRole('button', { name: words.imports.read }).click()
  await expect(page.getByText('XML_TAG_MISMATCH').first()).toBeVisible()
  await expect(page.getByText(/^Line \d+/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: words.imports.commit })).toHaveCount(0)
  await walkTo(page, words.frame.events)
  await page.locator('main input[name=text]').fill('Broken Pairs')
  await page.keyboard.press('Enter')
  await page.waitForURL(/text=/)
  await expect(page.getByText(words.events.emptyTitle)).toBeVisible()
})

test('results of mahjong run elsewhere come in as a spreadsheet, and go out as one', async ({ openAs }) => {
  const page = await openAs('staff', { viewport: { width: 360, height: 740 } })
  const stamp = Date.now().toString(36)
  const tables = [
    [40, 10, -10, -40],
    [30, 0, -5, -25],
  ]
  const rows = tables.flatMap((totals, table) =>
    totals.map((points, seat) =>
      [1, table + 1, 'ESWN'[seat], table * 4 + seat + 1, `外地${table}${seat}${stamp}`, points].join(),
    ),
  )
  const name = `Elsewhere ${stamp}`
  const csv = [`# date: ${DAY}`, 'round,table,seat,number,name,points', ...rows].join('\n')
  await walkToDesk(page, words.desk.imports)
  await page
    .getByLabel(words.imports.file)
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') })
  await page.getByRole('button', { name: words.imports.read }).click()
  await expect(page.locator('dl', { hasText: words.imports.results })).toContainText('2')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.imports.commit }).click()
  await page.waitForURL(/\/desk\/events\//)
  await page.getByRole('button', { name: words.publish.publish }).click()
  await expect(page.getByRole('button', { name: words.publish.makeOfficial })).toBeVisible()
  await walkTo(page, words.scoreDesk.publicPage)
  await expect(page.locator('table tbody tr').first()).toContainText('外地00')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: words.files.format.rowsXlsx }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('a file of an event sanctioned before goes into it', async ({ openAs }) => {
  const page = await openAs('staff', { viewport: { width: 360, height: 740 } })
  const code = `ELSE-${Date.now().toString(36)}`
  await sanction(page, 'mahjong', code)
  const rows = [40, 10, -10, -40].map((points, seat) =>
    [1, 1, 'ESWN'[seat], seat + 1, `${code}甲${seat}`, points].join(),
  )
  const csv = [`# date: ${DAY}`, 'round,table,seat,number,name,points', ...rows].join('\n')
  await walkToDesk(page, words.desk.imports)
  await page
    .getByLabel(words.imports.file)
    .setInputFiles({ name: `${code}.csv`, mimeType: 'text/csv', buffer: Buffer.from(csv, 'utf8') })
  await page.getByRole('button', { name: words.imports.read }).click()
  const into = page.getByLabel(words.imports.into)
  await into.selectOption((await into.locator('option', { hasText: code }).getAttribute('value')) ?? '')
  await expect(page.getByLabel(words.imports.code)).toHaveCount(0)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: words.imports.commit }).click()
  await page.waitForURL(/\/desk\/events\//)
  await expect(page.locator('main')).toContainText(code)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('the main road', async ({ openAs, page: reader }) => {
  const staff = await openAs('staff')

  await test.step('the file is read, compared and committed', async () => {
    await walkToDesk(staff, words.desk.imports)
    await staff.getByLabel(words.imports.file).setInputFiles(file(spring))
    await staff.getByRole('button', { name: words.imports.read }).click()
    await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(staff.locator('dl', { hasText: words.imports.results })).toContainText('12')
    await expect(staff.getByRole('table', { name: words.imports.computed }).locator('tbody tr')).toHaveCount(6)
    await staff.getByRole('checkbox').check()
    await staff.getByRole('button', { name: words.imports.commit }).click()
    await staff.waitForURL(/\/desk\/events\//)
  })

  await test.step('anybody sees provisional standings', async () => {
    await walkToEvent(reader, title)
    await expect(reader.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(reader.getByText(words.state.provisional).first()).toBeVisible()
    await expect(reader.locator('table tbody tr')).toHaveCount(6)
  })

  await test.step('they are published, and official early only with a reason', async () => {
    await staff.getByRole('button', { name: words.publish.publish }).click()
    await expect(staff.getByText(words.windowKind.correction)).toBeVisible()
    await expect(staff.getByText(words.windowKind.appeal)).toBeVisible()
    const official = staff.getByRole('button', { name: words.publish.makeOfficial })
    await official.click()
    await expect(staff.getByText(words.problem.WINDOWS_STILL_OPEN).first()).toBeVisible()
    await staff.getByLabel(words.publish.closeEarly).fill('Everybody has signed and left.')
    await official.click()
    await expect(official).toHaveCount(0)
    await reader.reload()
    await expect(reader.getByText(words.state.official).first()).toBeVisible()
  })

  const firstList = await test.step('a ranking list is issued', async () => {
    await walkToDesk(staff, words.desk.lists)
    const form = staff.locator('form', { has: staff.locator('#as-of-bridge-open') })
    await form.locator('#as-of-bridge-open').fill(DAY)
    await form.getByRole('button', { name: words.publish.issueList }).click()
    await staff.waitForURL(/\/rankings\/bridge-open\/\d{4}-\d{2}/)
    return staff.url()
  })

  const valuesOf = async (address: string) => {
    const url = new URL(address)
    url.searchParams.set('text', 'Second 5')
    await reader.goto(url.href)
    const row = reader.locator('table tbody tr').first()
    const listed = (await countOf(row, reader.locator('h1'))) > 0
    return listed ? row.locator('td[data-decides]').innerText() : 'not listed'
  }
  const before = await valuesOf(firstList)

  await test.step('one board is corrected: what moves is shown before anything is stored', async () => {
    await walkToEvent(staff, title)
    await walkTo(staff, words.events.correct)
    await staff
      .getByRole('link', { name: new RegExp(`^${words.columns.board} 1`) })
      .first()
      .click()
    await staff.getByRole('link', { name: /First 5.*First 6/ }).click()
    const line = staff.locator('[data-desk-line]')
    const [contract, declarer] = (await line.inputValue()).split(' ')
    await line.fill(`${contract} ${declarer} 11`)
    const effects = staff.locator('[data-effects]')
    await expect(effects.getByText(words.correct.secondPerson)).toBeVisible()
    await expect(effects.locator('h3')).toHaveCount(3)
    await expect(effects.locator('table').first().locator('tbody tr').first()).toBeVisible()
    await staff.locator('#why-reason').fill(REASON)
    await staff.getByRole('button', { name: words.correct.propose }).click()
    await staff.waitForURL(/\/desk\/corrections\/[^/]+$/)
    await expect(staff.getByRole('button', { name: words.correct.approve })).toBeDisabled()
  })

  await test.step('a second person approves it', async () => {
    const second = await openAs('staff2')
    await walkToDesk(second, new RegExp(`^${words.desk.corrections}`), title)
    await second.getByRole('button', { name: words.correct.approve }).click()
    await second.waitForURL(/\/events\/[^/]+\/corrections$/)
    await expect(second.getByText(REASON).first()).toBeVisible()
  })

  await test.step('event and list say that they were corrected, and why', async () => {
    await walkToEvent(reader, title)
    await expect(reader.getByText(words.state.corrected).first()).toBeVisible()
    await walkTo(reader, new RegExp(`^${words.events.corrections}`))
    await expect(reader.getByText(REASON).first()).toBeVisible()
    await reader.goto(`/en/rankings/bridge-open?asOf=${DAY}`)
    await expect(reader.getByText(words.state.corrected).first()).toBeVisible()
    await expect(reader.getByText(REASON).first()).toBeVisible()
    expect(await valuesOf(reader.url())).not.toBe(before)
  })

  await test.step('the list as first published still opens', async () => {
    await reader.goto(`/en/rankings/bridge-open?asOf=${DAY}`)
    await reader.getByRole('link', { name: words.rankings.originalLink }).click()
    await reader.waitForURL(url => url.pathname === new URL(firstList).pathname && url.search === '?revision=1')
    await expect(reader.getByText(words.rankings.supersededTitle)).toBeVisible()
    expect(await valuesOf(reader.url())).toBe(before)
  })
})
