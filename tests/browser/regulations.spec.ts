import type { Page } from '@playwright/test'
import { gsac2017, type GuandanSettings, settingPresets } from '@paiji/rules/guandan'
import { closeRound, drawRound, publishRound, roundAt, type Secretary } from './support/evening.js'
import { Hand } from './support/hand.js'
import { addStage, enter, openDesk, type SportName, sanction, type StageFields, until } from './support/office.js'
import { countOf } from './support/settled.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToDesk, walkToEvent } from './support/walk.js'

/**
 * Events as regulations have them, from the sanction to the order of the whole event that prizes are given by, all of it
 * pressed and typed: a preliminary by the regulations' own settings, the final as the office offers it. Who stands
 * earlier on the list wins whatever is played. The suite plays one regulation of guandan, a league and a championship of
 * mahjong; `PAIJI_REGULATIONS=all` plays each of the eight.
 */

const { desk, guandan, imports, office, problem, publish, rounds, scoreDesk, standings } = wordsOf('en')

/** Two of a side have names of their own that no other name contains. */
const pairsOf = (count: number): string[] => Array.from({ length: count }, (_, at) => `Pair${at + 1}x / Mate${at + 1}x`)
const singles = (count: number): string[] => Array.from({ length: count }, (_, at) => `Solo${at + 1}x`)

/** By the number in a name, in the order in which a row names them. */
const strengthsIn = (text: string): number[] => [...text.matchAll(/(?:Pair|Solo)(\d+)x/g)].map(([, at]) => Number(at))

const secretary = (page: Page): Secretary => ({
  hand: new Hand(page),
  locale: 'en',
  today: new Date().toISOString().slice(0, 10),
})

/** What is written on the sheet of a table, by the numbers of its sides in the order of their seats. */
type Sheet = (sides: readonly number[]) => readonly string[]

const conditionsOf = (settings: object): GuandanSettings => {
  const read = gsac2017.parseSettings(settings)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value as GuandanSettings
}

/**
 * A game as the format ends it. The second of the list wins high and the others narrowly, so that no two who have won as
 * often are level.
 */
const gameOf =
  ({ format, deals }: GuandanSettings): Sheet =>
  ([own = 0, other = 0]) => {
    const [won, lost] = own < other ? ['ns', 'ew'] : ['ew', 'ns']
    const high = Math.min(own, other) === 2
    if (format === 'byGame') return [[...(high ? [] : [lost, lost]), ...Array<string>(5).fill(won)].join(' ')]
    if (format === 'byDeals') {
      const [first, last] = won === 'ns' ? ['nesw', 'news'] : ['ensw', 'enws']
      return [Array.from({ length: deals }, (_, at) => (high && at < 3 ? first : last)).join(' ')]
    }
    const level = high ? '3' : '9'
    return [`lv=${won === 'ns' ? `J:${level}` : `${level}:J`} time`]
  }

/** Sixteen hands, of which the best of the table wins one from everybody and the second another from the last. */
const sessionOf: Sheet = sides => {
  const inOrder = [...sides].sort((a, b) => a - b)
  const [first, second, , last] = inOrder.map(side => sides.indexOf(side) + 1)
  const [high, low] = [100 - 5 * (inOrder[0] ?? 0), 60 - 3 * (inOrder[1] ?? 0)]
  return [`${first} ${high}`, `${second} ${last} ${low}`, ...Array<string>(14).fill('-')]
}

/** Every table's sheet of a round at the score desk, in the desk's own order, and the round closed. */
const playOut = async (who: Secretary, sport: SportName, round: number, sheet: Sheet) => {
  const { page } = who.hand
  await roundAt(who, round).getByRole('link', { name: rounds.enterResults }).click()
  await page.waitForURL(/\/sessions\//)
  const missing = page.locator('[data-slot-state=missing]')
  for (let left = await countOf(missing, page.getByText(scoreDesk.allSent)); left > 0; left--) {
    const begin = page.locator('[data-desk-line]').first()
    await expect(begin).toBeFocused()
    const here = await page.locator('li button[aria-current=true] span').nth(1).innerText()
    const sides = here.split(' – ').map(Number)
    for (const line of sheet(sides)) {
      if (sport === 'guandan') await page.getByLabel(guandan.editor.line).fill(line)
      else await page.keyboard.type(line)
      await page.keyboard.press('Enter')
    }
    await expect(missing).toHaveCount(left - 1)
  }
  await expect(page.getByText(scoreDesk.allSent)).toBeVisible()
  await walkTo(page, scoreDesk.toRounds)
  await closeRound(who, round)
}

const drawAndPlay = async (who: Secretary, sport: SportName, count: number, sheet: Sheet) => {
  for (let round = 1; round <= count; round++) {
    await drawRound(who, round)
    await publishRound(who, round)
    await playOut(who, sport, round, sheet)
  }
}

/** The final as the office offers it after the preliminary, filled, with its session opened. */
const goOn = async (page: Page, code: string, count: number) => {
  await walkTo(page, rounds.office)
  await page.locator('summary', { hasText: office.final.title }).click()
  await until(
    async () => {
      await page.locator('#final-preset').selectOption(code)
    },
    async () => {
      await expect(page.locator(`#final-count option[value="${count}"]`)).toBeAttached({ timeout: 1_000 })
    },
  )
  await page.locator('#final-count').selectOption(`${count}`)
  await page.locator('#final-zh').fill('决赛')
  await page.locator('#final-en').fill('Final')
  await page.getByRole('button', { name: office.final.add }).click()
  await page.getByRole('button', { name: office.fillStage }).click()
  await expect(page.getByText(`${count} sides`, { exact: true })).toBeVisible()
  await openDesk(page)
}

/** From the rounds of the final to its publication and that of the preliminary. */
const publishBoth = async (page: Page) => {
  await walkTo(page, rounds.office, office.toPublishing)
  const button = page.locator('main').getByRole('button', { name: publish.publish, exact: true })
  for (let left = 2; left > 0; left--) {
    await button.first().click()
    await expect(button).toHaveCount(left - 1)
  }
}

/** The order of the whole event as anybody reads it: places with the strengths of those who have them. */
const prizeList = async (page: Page, code: string): Promise<[string, number][]> => {
  await walkToEvent(page, code)
  await walkTo(page, standings.whole)
  const rows = page.getByRole('table', { name: standings.whole }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  const texts = await rows.allInnerTexts()
  return texts.map(text => [/^\d+/.exec(text.trim())?.[0] ?? '', strengthsIn(text)[0] ?? 0])
}

interface Regulations {
  readonly sport: SportName
  readonly sides: readonly string[]
  readonly stage: StageFields
  readonly rounds: number
  readonly sheet: Sheet
  readonly final: readonly [code: string, count: number, rounds: number]
}

/** Plays the regulations from the sanction on; the order of the whole event is answered. */
const play = async (page: Page, code: string, given: Regulations, seat?: (page: Page) => Promise<void>) => {
  const who = secretary(page)
  const { sport, sheet, final } = given
  await sanction(page, sport, code)
  await addStage(page, 'Preliminary', given.stage)
  await enter(page, given.sides)
  await openDesk(page)
  if (seat) {
    await seat(page)
    await publishRound(who, 1)
    for (let round = 1; round <= given.rounds; round++) await playOut(who, sport, round, sheet)
  } else await drawAndPlay(who, sport, given.rounds, sheet)
  const [preset, count, last] = final
  await goOn(page, preset, count)
  await drawAndPlay(who, sport, last, sheet)
  await publishBoth(page)
  return prizeList(page, code)
}

const inOrder = (count: number): [string, number][] => Array.from({ length: count }, (_, at) => [`${at + 1}`, at + 1])

const played = process.env.PAIJI_REGULATIONS === 'all' ? Object.keys(settingPresets) : ['xinxiang2024']

for (const preset of played)
  test(`the regulations ${preset} lead from a Swiss by a knock-out to the prize list`, async ({ openAs, stamp }) => {
    const conditions = conditionsOf(settingPresets[preset] ?? {})
    const regulations: Regulations = {
      sport: 'guandan',
      sides: pairsOf(4),
      stage: { kind: 'swiss', plan: { 'format.rounds': 2 }, settings: { preset } },
      rounds: 2,
      sheet: gameOf(conditions),
      final: ['knockout', 2, 1],
    }
    const code = `R${played.indexOf(preset)}-${stamp}`
    expect(await play(await openAs('staff'), code, regulations)).toEqual(inOrder(4))
  })

test('a national league leads from a round robin by a final round to the prize list', async ({ openAs, stamp }) => {
  const regulations: Regulations = {
    sport: 'guandan',
    sides: pairsOf(4),
    stage: { kind: 'roundRobin', settings: { preset: 'xinxiang2024' } },
    rounds: 3,
    sheet: gameOf(conditionsOf(settingPresets.xinxiang2024 ?? {})),
    final: ['knockout', 2, 1],
  }
  expect(await play(await openAs('staff'), `RL-${stamp}`, regulations)).toEqual(inOrder(4))
})

test('a championship of mahjong leads from a preliminary by a final table to the prize list', async ({
  openAs,
  stamp,
}) => {
  const regulations: Regulations = {
    sport: 'mahjong',
    sides: singles(8),
    stage: { kind: 'usual' },
    rounds: 2,
    sheet: sessionOf,
    final: ['finalTable', 4, 4],
  }
  const list = await play(await openAs('staff'), `RM-${stamp}`, regulations, async page => {
    const { seating } = rounds
    await page.getByLabel(seating.kind).selectOption('search')
    await page.getByLabel(seating.rounds).fill('2')
    await page.getByRole('button', { name: seating.apply, exact: true }).click()
  })
  expect(list.map(([, strength]) => strength).slice(0, 1)).toEqual([1])
  expect(list).toHaveLength(8)
  expect(new Set(list.slice(0, 4).map(([place]) => place)).size).toBe(4)
})

/** A session of four as a club's spreadsheet has it: Chinese headings, semicolons, a slip of the pen in the first score. */
const elsewhere = (stamp: string, first: string): Buffer =>
  Buffer.from(
    [
      '# date: 2026-12-05',
      `# title: Guests ${stamp}`,
      '轮次;桌号;座位;编号;姓名;比赛分',
      ...['东', '南', '西', '北'].map((seat, at) => `1;1;${seat};${at + 1};Guest${at + 1}x;${[first, 8, -8, -16][at]}`),
    ].join('\r\n'),
  )

test('results played elsewhere are taken into an event that was sanctioned before, on a phone', async ({
  openAs,
  stamp,
}) => {
  const page = await openAs('staff', { viewport: { width: 360, height: 740 } })
  const code = `RX-${stamp}`
  await sanction(page, 'mahjong', code)
  const send = async (name: string, buffer: Buffer) => {
    await walkToDesk(page, desk.imports)
    await page.locator('#file').setInputFiles({ name, mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: imports.read, exact: true }).click()
  }
  await send('photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]))
  await expect(page.getByText(problem.FILE_NOT_RECOGNISED)).toBeVisible()
  await send('guests.csv', elsewhere(stamp, '17'))
  await expect(page.getByText(/add up to 1, not to 0/)).toBeVisible()
  await send('guests.csv', elsewhere(stamp, '16'))
  await page.waitForURL(/\/imports\/./)
  await expect(page.getByRole('heading', { name: imports.computed })).toBeVisible()
  await page.getByLabel(imports.into).selectOption({ label: `Trial ${code} · 5 Dec 2026 · ${code}` })
  await expect(page.getByLabel(imports.category)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: imports.commit, exact: true }).click()
  await page.waitForURL(/\/desk\/events\//)
  await send('again.csv', elsewhere(stamp, '16'))
  await expect(page.getByText(imports.committedTitle)).toBeVisible()
  await walkToEvent(page, code)
  await expect(page.getByRole('row', { name: /Guest1x/ })).toContainText('4')
})
