import type { Page } from '@playwright/test'
import { unfold } from './support/settled.js'
import { surroundings } from './support/places.js'
import { expect, logIn, test, wordsOf } from './support/test.js'
import { makeTwoClubs, phoneOf } from './support/two-clubs.js'
import { walkFromMenu, walkTo, walkToDesk } from './support/walk.js'

/**
 * The register desk by walking: from the home page through the log-in form, and from then on only clicks and typing.
 */

const { registerDesk: words, desk, frame, historyAct, problem } = wordsOf('en')

/** Begins with a letter, as every name of the register does, whatever the hour. */
const tagOf = (stamp: string): string => `t${stamp.slice(-7)}`

/** Each letter of a tag as a character, so that the name is nobody else's. */
const hanOf = (tag: string): string =>
  [...tag].map(letter => String.fromCodePoint(0x6c00 + (letter.codePointAt(0) ?? 0))).join('')

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: desk.rail }).getByRole('link', { name, exact: true }).click()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

/** Opens a folded form, unless it is open already. */
const fold = (page: Page, name: string) => unfold(page.locator('summary', { hasText: name }).first())

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const enterPerson = async (page: Page, tag: string, family: string, latin: string) => {
  await tab(page, desk.people)
  await page.getByRole('link', { name: words.registerSomebody }).click()
  await page.getByLabel(words.hanFamily).fill(family)
  await page.getByLabel(words.hanGiven).fill(hanOf(tag))
  await page.getByLabel(words.latinFamily).fill(latin)
  await page.getByLabel(words.latinGiven).fill(tag)
  await page.getByLabel(words.memberOf).selectOption({ label: `East ${tag}` })
  await press(page, words.register)
}

/** Chooses somebody in the picker of the open form. */
const pick = async (page: Page, control: string, text: string, at = 0) => {
  await page.locator(control).fill(text)
  await page.locator(control).press('Enter')
  await page.getByRole('radio').nth(at).check()
}

test('a club, three people, a look-alike, a transfer, a merge and its undoing, a seat on a committee', async ({
  page,
  openAs,
  stamp,
}) => {
  const tag = tagOf(stamp)
  const han = hanOf(tag)
  const wrong: string[] = []
  page.on('pageerror', error => wrong.push(error.message))
  await page.goto('/en')
  await page.getByRole('link', { name: frame.logIn }).first().click()
  await logIn(page, 'staff')
  await page.locator('header summary').last().click()
  await page.locator('header a[href="/en/desk"]').first().click()

  for (const side of ['East', 'West']) {
    await tab(page, desk.organisations)
    await fold(page, words.newBody)
    await page.locator('#body-zh').fill(`${side === 'East' ? '东' : '西'}${han}会`)
    await page.locator('#body-en').fill(`${side} ${tag}`)
    await page.locator('#body-code').fill(`${side}-${tag}`)
    await press(page, words.found)
    await expect(page.getByText(words.done)).toBeVisible()
    await expect(page.locator('#body-code')).toHaveValue('')
  }

  // A refused form says what is wrong at the field, which has the focus, and keeps what was written in the others.
  await tab(page, desk.people)
  await page.getByRole('link', { name: words.registerSomebody }).click()
  await page.locator('#birth').fill('1990-05-06')
  await press(page, words.register)
  const family = page.getByLabel(words.hanFamily)
  await expect(family).toBeFocused()
  await expect(family).toHaveAttribute('aria-invalid', 'true')
  await expect(family).toHaveAccessibleDescription(problem.NAME_MISSING)
  await expect(page.locator('#birth')).toHaveValue('1990-05-06')

  for (const [family, latin] of [
    ['甲', 'Jia'],
    ['乙', 'Yi'],
    ['丙', 'Bing'],
  ] as const) {
    await enterPerson(page, tag, family, latin)
    await heading(page, new RegExp(tag))
  }
  await enterPerson(page, tag, '甲', 'Jia')
  await expect(page.getByText(words.oneOfThese)).toBeVisible()
  await press(page, words.noneOfThese)
  await heading(page, new RegExp(tag))

  await fold(page, words.merge)
  await pick(page, '#merge-from', `甲${han}`, 0)
  const own = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  if ((await page.getByRole('radio').nth(0).inputValue()) === decodeURIComponent(own))
    await page.getByRole('radio').nth(1).check()
  // Both are looked at before anything is done.
  await press(page, words.lookAtBoth)
  await expect(page.getByText(words.mergeMeans)).toBeVisible()
  const settles = page.getByRole('form', { name: words.onePerson })
  await settles.getByLabel(words.reason).fill('the same card')
  await settles.getByRole('button', { name: words.onePerson }).click()
  await fold(page, words.undoMergeFold)
  await press(page, words.undoMerge)
  await expect(page.getByText(words.undone, { exact: true })).toBeVisible()
  await expect(page.getByText(historyAct.MERGE_UNDONE, { exact: true })).toBeVisible()

  await fold(page, words.addBelonging)
  await page.locator('#belong-body').selectOption({ label: `East ${tag}` })
  await page.locator('#belong-kind').selectOption('affiliation')
  await press(page, words.addBelonging)
  await expect(page.getByText('Affiliation · All sports')).toBeVisible()
  await fold(page, words.requestTransfer)
  await page.locator('#transfer-to').selectOption({ label: `West ${tag}` })
  await page.locator('#transfer-reason').fill('moved house')
  await press(page, words.requestTransfer)
  // Whoever asks does not speak for the club that is left.
  await expect(page.getByRole('button', { name: words.decide.withdrawn, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: words.answersAbove.released, exact: true })).toHaveCount(0)
  const second = await openAs('staff2')
  await second.goto(page.url())
  const release = second.locator('form', { has: second.getByRole('button', { name: words.answersAbove.released }) })
  await release.getByLabel(words.goesBy).fill('the letter of the club')
  await press(second, words.answersAbove.released)
  await expect(second.getByText(words.answeredAbove.released, { exact: true }).first()).toBeVisible()
  await page.reload()
  await press(page, words.decide.approved)
  await expect(page.getByText(words.decided.approved, { exact: true })).toBeVisible()

  await tab(page, desk.organisations)
  await page.getByLabel(words.findBody).fill(`East ${tag}`)
  await press(page, words.find)
  await page
    .getByRole('main')
    .getByRole('link', { name: `East ${tag}` })
    .first()
    .click()
  await heading(page, `East ${tag}`)
  await fold(page, words.nameMember)
  await pick(page, '#committee-person', `乙${han}`)
  await page.getByRole('button', { name: words.nameMember }).click()
  await expect(page.getByText(words.noAccount, { exact: true })).toBeVisible()
  await expect(page.getByText(historyAct.COMMITTEE_MEMBER_NAMED, { exact: true })).toBeVisible()
  expect(wrong).toEqual([])
})

test('a child without a guardian is found, taken on, and settled by naming one', async ({ openAs, stamp }) => {
  const han = hanOf(tagOf(`${stamp}`))
  const { anomalies, desk, registerDesk: words } = wordsOf('zh-CN')
  const page = await openAs('staff', { viewport: { width: 360, height: 740 } })
  await page.goto('/zh-CN')
  await walkToDesk(page, desk.people, words.registerSomebody)
  await page.getByLabel(words.hanFamily).fill('童')
  await page.getByLabel(words.hanGiven).fill(han)
  await page.locator('#birth').fill('2016-05-04')
  await page.getByRole('button', { name: words.register, exact: true }).dblclick()
  await heading(page, new RegExp(`童${han}`))
  const run = async (settled: number) => {
    await walkToDesk(page, desk.anomalies)
    await page.getByRole('button', { name: anomalies.run }).click()
    await expect(page.getByRole('status').filter({ hasText: `已消除 ${settled} 项` })).toBeVisible()
  }
  await run(0)
  const found = page.getByRole('listitem').filter({ hasText: `童${han}` })
  await found.getByRole('button', { name: anomalies.takeOn }).click()
  await expect(found.getByRole('button', { name: anomalies.giveBack })).toBeVisible()
  await found.getByRole('link').first().click()
  await heading(page, new RegExp(`童${han}`))
  await fold(page, words.addGuardian)
  await page.locator('#guardian-name').fill('童大明')
  await page.locator('#guardian-contact').fill('138 0000 0000')
  await page.getByRole('button', { name: words.addGuardian, exact: true }).dblclick()
  await expect(page.getByText('童大明', { exact: false })).toHaveCount(1)
  await run(1)
  await expect(found).toHaveCount(0)
})

test('the desk of the register is closed to directors', async ({ openAs }) => {
  const page = await openAs('director')
  await walkToDesk(page)
  await expect(page.getByRole('link', { name: desk.people, exact: true })).toHaveCount(0)
})

for (const [locale, width] of [
  ['en', 360],
  ['zh-CN', 360],
  ['en', 1280],
  ['zh-CN', 1280],
] as const)
  test(`its pages fit ${width} px in ${locale}`, async ({ openAs }, info) => {
    const page = await openAs('staff', { viewport: { width, height: 900 } })
    const look = async (name: string) => {
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
      if (process.env.SHOTS) await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
    }
    const said = wordsOf(locale)
    await page.goto(`/${locale}`)
    for (const [name, ...links] of [
      ['officials', said.desk.officials],
      ['duplicates', said.desk.people, said.registerDesk.duplicates],
      ['new', said.desk.people, said.registerDesk.registerSomebody],
      ['people', said.desk.people],
    ] as const) {
      await walkToDesk(page)
      await walkTo(page, ...links.map(link => new RegExp(`^${link}`)))
      await look(name)
    }
    await page.locator('main table a').first().click()
    await page.waitForURL(/people\/[^/]{20,}/)
    await look('person')
    await walkTo(page, said.desk.organisations)
    await look('organisations')
    await page.locator('main table a').first().click()
    await page.waitForURL(/organisations\/[^/]{20,}/)
    await look('body')
  })

test('members come in by a spreadsheet on a phone, are looked at first, and go out as one batch', async ({
  openAs,
  stamp,
}) => {
  const tag = tagOf(stamp)
  const han = hanOf(tag)
  const { spreadsheets } = wordsOf('zh-CN')
  const { column } = spreadsheets
  const page = await openAs('staff', { viewport: { width: 360, height: 740 } })
  await page.goto('/zh-CN')
  await walkToDesk(page)
  await walkTo(page, spreadsheets.title)
  const rows = [
    [column.name, column.gender, column.birthDate, '备注'],
    [`丁${han}`, '女', '1990-02-03', ''],
    [`戊${han}`, '男', '1990-02-33', ''],
    [`庚${han}`, '女', '1991-13-05', ''],
  ]
  const buffer = Buffer.from(`\ufeff${rows.map(row => row.join(',')).join('\n')}`, 'utf8')
  await page.locator('#file').setInputFiles({ name: `会员${tag}.csv`, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: spreadsheets.read }).dblclick()
  await page.waitForURL(/spreadsheets\/.+/)
  await expect(page.getByText(spreadsheets.unread.replace('{columns}', '4. 备注'))).toBeVisible()
  await expect(page.getByText('1990-02-33').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const wrong = page.getByRole('listitem').filter({ hasText: `庚${han}` })
  await wrong.getByRole('button', { name: spreadsheets.mend.replace('{row}', '4') }).click()
  await expect(wrong.getByText(spreadsheets.nothingChanged)).toBeVisible()
  await wrong.getByLabel(column.birthDate).fill('1991-12-05')
  await wrong.getByRole('button', { name: spreadsheets.mend.replace('{row}', '4') }).click()
  await expect(page.getByText(spreadsheets.mended.replace('{count}', '1'))).toBeVisible()
  await expect(page.locator('del')).toHaveText('1991-13-05')
  await page.locator('input[name="who.3"]').check()
  await page.getByRole('button', { name: spreadsheets.commit }).dblclick()
  await expect(page.getByText(spreadsheets.committed.replace('{count}', '2'))).toBeVisible()
  await expect(page.locator('ins')).toHaveText('1991-12-05')
  await page.locator('input[name=reason]').fill('读错了文件')
  await page.getByRole('button', { name: spreadsheets.undo }).last().click()
  await expect(page.getByText(spreadsheets.undone).first()).toBeVisible()
})

test('one proposes a grade, another awards and suspends it, and reads that it is done', async ({ openAs }) => {
  const { certificates, grades } = wordsOf('en')
  const proposes = await openAs('staff')
  await walkToDesk(proposes, new RegExp(`^${desk.grades}`))
  const candidate = proposes.getByRole('form', { name: grades.propose }).locator('label').first()
  const number = /\d{8,}/.exec(await candidate.innerText())?.[0] ?? ''
  await candidate.getByRole('checkbox').check()
  await press(proposes, grades.propose)
  await expect(proposes.getByRole('listitem').filter({ hasText: number }).first()).toBeVisible()
  const awards = await openAs('staff2')
  await walkToDesk(awards, new RegExp(`^${desk.grades}`))
  const decide = awards.getByRole('form', { name: grades.decide })
  await decide.locator('label', { hasText: number }).getByRole('checkbox').check()
  await decide.getByLabel(grades.word, { exact: true }).selectOption({ label: grades.words.award })
  await press(awards, grades.decide)
  await expect(awards.getByRole('status').filter({ hasText: words.done })).toBeVisible()
  await expect(awards.locator('main').getByText(number)).toHaveCount(0)

  await tab(awards, desk.people)
  await awards.locator('main input[name=text]').fill(number)
  await awards.keyboard.press('Enter')
  await awards
    .locator('main')
    .getByRole('link')
    .filter({ hasText: number })
    .or(awards.locator('main table a'))
    .first()
    .click()
  // The office certifies the grade for the player, who need not log in for it.
  await fold(awards, certificates.officeMake)
  await awards
    .getByRole('form', { name: new RegExp(`^${certificates.make}`) })
    .first()
    .getByRole('button')
    .click()
  await expect(awards.locator('main a[href*="/certificates/"]').first()).toBeVisible()
  await fold(awards, grades.change)
  await awards.getByLabel(grades.becomes, { exact: true }).selectOption({ label: grades.act.SUSPENDED })
  await awards.locator('input[name=reason]').last().fill('asked for again')
  await press(awards, grades.changeNow)
  await expect(awards.getByText(grades.status.SUSPENDED).first()).toBeVisible()
  await expect(awards.getByRole('status').filter({ hasText: words.done }).last()).toBeVisible()
})

test('a merge that one club proposes is objected to by the other, on two phones in Chinese', async ({
  browser,
  stamp,
}, info) => {
  const { cases } = surroundings()
  info.skip(!cases, 'PAIJI_DATA_DIR does not say where the database of the running stack is.')
  if (!cases) return
  const clubs = await makeTwoClubs(tagOf(stamp), cases.dataDir)
  const { desk, recordProposals: said } = wordsOf('zh-CN')
  const look = async (page: Page, name: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
    if (process.env.SHOTS) await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  }
  const west = await phoneOf(browser, clubs.west)
  await walkToDesk(west, desk.people)
  await west.locator('main input[name=text]').fill(clubs.shared)
  await west.keyboard.press('Enter')
  await west.waitForURL(/text=/)
  await west.locator('main table a').first().click()
  await heading(west, new RegExp(clubs.shared))
  await fold(west, said.propose.mergePeople)
  await pick(west, '#propose-mergePeople--other', clubs.twin)
  await west.locator('#propose-mergePeople--reason').fill('身份证同号')
  await press(west, said.propose.mergePeople)
  await expect(west.getByText(said.answers.waits).first()).toBeVisible()
  await look(west, 'proposed')

  const east = await phoneOf(browser, clubs.east)
  await walkToDesk(east)
  await look(east, 'work')
  await east.locator('main a', { hasText: desk.work.acts.recordActsToAnswer }).first().click()
  await east.waitForURL(/desk\/people/)
  await look(east, 'asked')
  const objects = east.getByRole('form', { name: said.object })
  await objects.getByLabel(said.reason).fill('两人同场打过比赛')
  await objects.getByRole('button', { name: said.object }).dblclick()
  await expect(east.getByRole('form', { name: said.object })).toHaveCount(0)

  await west.reload()
  await expect(west.getByText(said.outcomes.objected, { exact: true })).toBeVisible()
  await expect(west.getByText('两人同场打过比赛').first()).toBeVisible()
  await look(west, 'objected')
  for (const page of [west, east]) await page.context().close()
})

test('records that look alike over a border are proposed to be one, where the act would be refused', async ({
  page,
  stamp,
}, info) => {
  const { cases, password } = surroundings()
  info.skip(!cases, 'PAIJI_DATA_DIR does not say where the database of the running stack is.')
  if (!cases) return
  const clubs = await makeTwoClubs(tagOf(`${stamp}d`), cases.dataDir, 'twice')
  const { desk: tabs, frame: zh, registerDesk: office, recordProposals: said, problem: why } = wordsOf('zh-CN')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/zh-CN')
  await walkFromMenu(page, zh.logIn)
  await page.locator('main #email').fill(clubs.east)
  await page.locator('main #password').fill(password)
  await page.locator('main form button[type=submit]').first().click()
  await page.waitForURL(url => !/login|session$/.test(url.pathname))
  await walkToDesk(page, tabs.people, office.duplicates)
  await fold(page, office.settle)
  await expect(page.getByRole('button', { name: office.onePerson })).toHaveCount(0)
  const form = page.getByRole('form', { name: said.propose.onePerson })
  await form.getByLabel(said.reason).fill('同名同俱乐部')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  if (process.env.SHOTS) await page.screenshot({ path: info.outputPath('pair.png'), fullPage: true })
  await form.getByRole('button', { name: said.propose.onePerson }).click()
  await expect(form).toHaveCount(0)
  await fold(page, office.settle)
  await expect(page.getByText(why.PROPOSAL_OPEN_ALREADY).first()).toBeVisible()
})
