import type { Locator, Page } from '@playwright/test'
import { addStage, enter, openDesk, sanction } from './support/office.js'
import { countOf } from './support/settled.js'
import { expect, test, wordsOf } from './support/test.js'
import { walkTo, walkToEvent } from './support/walk.js'

/** The director's desk: the next round with one button, read, changed, taken back, announced, played, closed. */

const { events, office, rounds, scoreDesk, guandan } = wordsOf('en')

const sides = ['Wang Fang / Li Wei', 'Zhao Min / Chen Jie', 'Liu Yang / Sun Li', 'Zhou Tao / Wu Qian']
const names = sides.map(side => side.split(' / ')[0] ?? '')

/** A round at the desk, whatever its state. */
const roundAt = (page: Page, number: number): Locator =>
  page.locator('details', { has: page.getByRole('heading', { level: 3, name: `Round ${number}`, exact: true }) })

/** Who meets whom, each pair by the first names of its sides, in no order. */
const pairsOf = async (round: Locator): Promise<string[]> => {
  const tables = await round.locator('tbody tr').allInnerTexts()
  return tables
    .map(text =>
      names
        .filter(name => text.includes(name))
        .sort()
        .join(' – '),
    )
    .sort()
}

const side = (round: Locator, name: string) => round.locator('button[aria-pressed]', { hasText: name })

const draw = async (page: Page, number: number) => {
  await page.getByRole('button', { name: rounds.draw.replace('{round}', String(number)), exact: true }).click()
  await expect(roundAt(page, number).getByText(rounds.draftHint)).toBeVisible()
}

const choose = async (round: Locator, name: string) => {
  await side(round, name).click()
  await expect(side(round, name)).toHaveAttribute('aria-pressed', 'true')
}

/** One game of four deals for every table that misses its sheet, by keys. */
const playAll = async (page: Page, round: number) => {
  await roundAt(page, round).getByRole('link', { name: rounds.enterResults }).click()
  const missing = page.locator('[data-slot-state=missing]')
  for (let left = await countOf(missing, page.getByText(scoreDesk.allSent)); left > 0; left--) {
    await expect(page.locator('[data-desk-line]')).toBeFocused()
    for (let deal = 0; deal < 4; deal++) await page.keyboard.type('nsew')
    await expect(page.getByText(guandan.editor.preview)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(missing).toHaveCount(left - 1)
  }
  await expect(page.getByText(scoreDesk.allSent)).toBeVisible()
  await walkTo(page, scoreDesk.toRounds)
}

test.describe
  .serial('a Swiss stage', () => {
    let deskOfSwiss = ''
    let firstPairs: string[] = []

    test('staff sanction an event, plan it, enter its sides and appoint the director', async ({ openAs, stamp }) => {
      const page = await openAs('staff')
      await sanction(page, 'guandan', `SW-${stamp}`)
      await addStage(page, 'Swiss', {
        kind: 'swiss',
        plan: { 'format.rounds': 2 },
        settings: { format: 'byDeals', deals: 4 },
      })
      await enter(page, sides)
      await page.getByLabel(office.email).fill('director@paiji.example')
      await page.getByRole('button', { name: office.appoint, exact: true }).click()
      await expect(page.getByRole('button', { name: /^Dismiss / })).toBeVisible()
      deskOfSwiss = await openDesk(page)
    })

    test('the director makes a round with one button, reads why, exchanges two sides and takes it back', async ({
      openAs,
    }) => {
      const page = await openAs('director')
      await page.goto(`/en${deskOfSwiss}`)
      await draw(page, 1)
      const round = roundAt(page, 1)
      const made = await pairsOf(round)
      expect(made).toHaveLength(2)
      await round.getByRole('button', { name: /^Why / }).first().click()
      await expect(page.getByRole('dialog', { name: rounds.pairingReason })).toBeVisible()
      await expect(page.getByRole('dialog').getByText(/by snake: 1 Wang Fang/)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      const [first = '', second = ''] = made.map(pair => pair.split(' – ')[0] ?? '')
      await choose(round, first)
      await choose(round, second)
      await page.getByRole('button', { name: rounds.swap, exact: true }).click()
      await expect(round.getByText(/Exchanged by hand/)).toBeVisible()
      expect(await pairsOf(round)).not.toEqual(made)
      await round.getByRole('button', { name: rounds.undo }).click()
      await expect(round).toBeHidden()
      await draw(page, 1)
      expect(await pairsOf(roundAt(page, 1))).toEqual(made)
    })

    test('the round is announced, shown, printed, played and closed', async ({ openAs, stamp, browser, baseURL }) => {
      const page = await openAs('director')
      await page.goto(`/en${deskOfSwiss}`)
      firstPairs = await pairsOf(roundAt(page, 1))
      await roundAt(page, 1).getByRole('button', { name: rounds.publish }).click()
      await expect(roundAt(page, 1).getByText(rounds.status.open, { exact: true })).toBeVisible()
      const anybody = await browser.newContext(baseURL ? { baseURL } : {})
      const wall = await anybody.newPage()
      await walkToEvent(wall, `SW-${stamp}`)
      await walkTo(wall, events.pairings, rounds.projector)
      await expect(wall.getByText('Wang Fang').first()).toBeVisible()
      await wall.goto((await roundAt(page, 1).getByRole('link', { name: rounds.print }).getAttribute('href')) ?? '')
      await expect(wall.getByText('Wang Fang').first()).toBeVisible()
      await expect(wall.getByRole('heading', { name: rounds.slips })).toBeVisible()
      await anybody.close()
      await playAll(page, 1)
      await roundAt(page, 1).getByRole('button', { name: rounds.close }).click()
      await expect(page.getByRole('button', { name: rounds.draw.replace('{round}', '2'), exact: true })).toBeVisible()
    })

    test('the second round follows from the results, and a rematch by hand asks for a reason', async ({ openAs }) => {
      const page = await openAs('director')
      await page.goto(`/en${deskOfSwiss}`)
      await draw(page, 2)
      const round = roundAt(page, 2)
      const made = await pairsOf(round)
      expect(made.some(pair => firstPairs.includes(pair))).toBe(false)
      // Whoever the first one met is exchanged with whoever it meets now: both old meetings come back.
      const [pair = ''] = made
      const [one = '', now = ''] = pair.split(' – ')
      const met =
        firstPairs
          .find(old => old.includes(one))
          ?.split(' – ')
          .find(name => name !== one) ?? ''
      await choose(round, now)
      await choose(round, met)
      await page.getByRole('button', { name: rounds.swap, exact: true }).click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      expect(await pairsOf(round)).toEqual(made)
      await page.getByRole('textbox', { name: rounds.swapReason, exact: true }).fill('A test of the check.')
      await page.getByRole('button', { name: rounds.swap, exact: true }).click()
      await expect(round.getByText(/A test of the check/).first()).toBeVisible()
      expect(await pairsOf(round)).toEqual(firstPairs)
      await round.getByRole('button', { name: rounds.undo }).click()
      await expect(page.getByRole('button', { name: rounds.draw.replace('{round}', '2'), exact: true })).toBeVisible()
    })
  })

test('a bracket opens', async ({ openAs, stamp }) => {
  const page = await openAs('staff')
  await sanction(page, 'guandan', `KO-${stamp}`)
  await addStage(page, 'Knock-out', {
    kind: 'singleElimination',
    plan: { 'format.placement': 'thirdPlace' },
  })
  await enter(page, sides)
  await openDesk(page)
  await draw(page, 1)
  expect(await pairsOf(roundAt(page, 1))).toEqual(
    [
      [0, 3],
      [1, 2],
    ]
      .map(places =>
        places
          .map(place => names[place])
          .sort()
          .join(' – '),
      )
      .sort(),
  )
  // The first and the second seed in one half: it speaks against their seeds, and the reason is kept with the pairing.
  const round = roundAt(page, 1)
  await choose(round, names[0] ?? '')
  await choose(round, names[2] ?? '')
  await page.getByRole('button', { name: rounds.swap, exact: true }).click()
  await expect(page.getByText(/could meet in round 1 of the bracket/)).toBeVisible()
  await page.getByRole('textbox', { name: rounds.swapReason, exact: true }).fill('Drawn anew.')
  await page.getByRole('button', { name: rounds.swap, exact: true }).click()
  await expect(round.getByText(/from round 1 on.*Drawn anew/)).toBeVisible()
  await round.getByRole('button', { name: rounds.publish }).click()
  await expect(roundAt(page, 1).getByText(rounds.status.open, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: rounds.publicPage }).click()
  await expect(page.getByRole('region', { name: rounds.bracket })).toBeVisible()
  await expect(page.getByText('Wang Fang').first()).toBeVisible()
})

test('a movement of bridge is laid out as a whole', async ({ openAs, stamp }) => {
  const page = await openAs('staff')
  await sanction(page, 'bridge', `MV-${stamp}`)
  await addStage(page, 'Pairs', { kind: 'none' })
  await enter(page, [...sides, 'Ma Chao / He Jing', 'Lin Tao / Guo Ping'])
  await openDesk(page)
  await page.getByLabel(rounds.movement.kind).selectOption('howell')
  await page.getByRole('button', { name: rounds.movement.apply }).click()
  await expect(roundAt(page, 5).getByText(rounds.status.planned, { exact: true })).toBeVisible()
  await expect(roundAt(page, 1).getByText(rounds.draftHint), 'the round that is due stands open').toBeVisible()
  await expect(roundAt(page, 2).getByText(rounds.draftHint), 'the rest is folded').toBeHidden()
  await roundAt(page, 1).getByRole('button', { name: rounds.publish }).click()
  await expect(roundAt(page, 5).getByText(rounds.status.open, { exact: true })).toBeVisible()
})

test('a seating of mahjong is laid out, and says how often any two meet', async ({ openAs, stamp }) => {
  const page = await openAs('staff')
  await sanction(page, 'mahjong', `MJ-${stamp}`)
  await addStage(page, 'Table play', { kind: 'usual' })
  const players = Array.from({ length: 20 }, (_, at) => `Player ${String.fromCharCode(65 + at)}`)
  await enter(page, players)
  await openDesk(page)
  await page.getByLabel(rounds.seating.kind).selectOption('search')
  await page.getByLabel(rounds.seating.rounds).fill('6')
  await page.getByRole('button', { name: rounds.seating.apply }).click()
  await expect(roundAt(page, 6).getByText(rounds.status.planned, { exact: true })).toBeVisible()
  const report = page.getByRole('region', { name: rounds.seating.report })
  await expect(report.getByText(/once together in 6 rounds: \d+ pairs/)).toBeVisible()
  // Another draw takes the place of the drafts only if it is better; either way the desk is told.
  const repeats = report.getByText(/provably needed/)
  const before = (await repeats.textContent()) ?? ''
  await page.getByRole('button', { name: rounds.seating.better }).click()
  const none = page.getByText(wordsOf('en').problem.SEATING_NO_BETTER)
  const better = repeats.filter({ hasNotText: before })
  await expect(none.or(better).first()).toBeVisible({ timeout: 60_000 })
})

test('players of guandan change their partners every round', async ({ openAs, stamp }) => {
  const page = await openAs('staff')
  await sanction(page, 'guandan', `IN-${stamp}`)
  await addStage(page, 'Individuals', { kind: 'laidOut' })
  await enter(page, ['Wang Fang', 'Li Jun', 'Zhao Min', 'Chen Jie', 'Liu Yang', 'Sun Li', 'Zhou Tao', 'Wu Qian'])
  await openDesk(page)
  await page.getByLabel(rounds.partners.rounds).fill('3')
  await page.getByRole('button', { name: rounds.partners.apply }).click()
  await expect(roundAt(page, 3).getByText(rounds.status.planned, { exact: true })).toBeVisible()
  const partners = async (round: number) => (await roundAt(page, round).locator('tbody tr').allTextContents()).join()
  expect(new Set([await partners(1), await partners(2), await partners(3)]).size).toBe(3)
})
