import { expect, type Locator, type Page } from '@playwright/test'
import { type Named, type Secretary, toDesk } from './evening.js'
import { until } from './office.js'
import { unfold } from './settled.js'
import { wordsOf } from './test.js'

/** What a director does where the room is not as it was announced; each step begins and ends on the rounds of the stage. */

/** A fold of the page by what its summary says. */
export const foldOf = (page: Page, text: string): Locator =>
  page.locator('details', { has: page.locator('> summary', { hasText: text }) }).first()

/** Enters sides a line each, in the office; who they are is left open or, by `strangers`, said: nobody of the register. */
export const enterByName = async (
  { hand, locale }: Secretary,
  sides: readonly string[],
  strangers: readonly string[] = [],
): Promise<void> => {
  const { office } = wordsOf(locale)
  const list = hand.page.getByLabel(office.paste.label).last()
  await until(
    async () => {
      await list.fill(sides.join('\n'))
    },
    async () => {
      const read = hand.page.locator('[data-state=person], [data-state=unknown], [data-state=choose]')
      await expect(read.first()).toBeVisible({ timeout: 3_000 })
    },
  )
  hand.clicks += 1
  hand.keys += sides.join('\n').length
  for (const name of strangers)
    await hand.choose(hand.page.getByLabel(office.link.who.replace('{name}', name)), { label: office.link.notMember })
  await hand.click(
    hand.page.getByRole('button', { name: office.paste.enter.replace('{count}', `${sides.length}`) }).last(),
  )
  await expect(list).toHaveValue('')
}

/** From the rounds to the office, where a side that nobody expected is entered, and back. */
export const enterLate = async (who: Secretary, side: string, names: readonly string[]): Promise<void> => {
  const { hand, locale } = who
  const { office, rounds } = wordsOf(locale)
  await hand.link(rounds.office)
  if (await unfold(hand.page.locator('summary', { hasText: office.enterMany }).last())) hand.clicks += 1
  await enterByName(who, [side], names)
  await hand.link(office.toRounds)
}

/** Says what happened in the room, reads what it changes, and does it; answers the changes as they were read. */
export const seat = async (
  { hand, locale }: Secretary,
  side: RegExp,
  reason: string,
  more: (form: Locator) => Promise<void> = async () => {},
): Promise<readonly string[]> => {
  const { seatingChange } = wordsOf(locale).rounds
  const form = foldOf(hand.page, seatingChange.title)
  if (await unfold(form.locator('> summary'))) hand.clicks += 1
  const contestant = form.getByLabel(seatingChange.who)
  const option = contestant.locator('option', { hasText: side })
  await hand.choose(contestant, (await option.getAttribute('value')) ?? '')
  await more(form)
  await hand.click(form.getByRole('button', { name: seatingChange.preview }))
  await expect(form.getByRole('status')).toBeVisible()
  const changes = await form.getByRole('status').getByRole('listitem').allInnerTexts()
  await hand.write(form.getByLabel(seatingChange.reason), reason)
  await hand.click(form.getByRole('button', { name: seatingChange.do }))
  await expect(form.getByRole('status')).toHaveCount(0)
  return changes
}

/** In the office: a side leaves for good, and the draws to come are without it. */
export const withdraw = async ({ hand, locale }: Secretary, side: string, reason: string): Promise<void> => {
  const { office } = wordsOf(locale)
  const row = hand.page.locator('main tbody tr', { hasText: side })
  await hand.click(row.getByRole('button', { name: new RegExp(side) }))
  const sheet = hand.page.getByRole('dialog')
  await hand.write(sheet.locator('#withdraw-reason'), reason)
  await hand.click(sheet.getByRole('button', { name: office.withdraw, exact: true }))
  await expect(sheet).toHaveCount(0)
}

/** A press of a question: the answer leads on. */
const answer = async ({ hand }: Secretary, text: string): Promise<void> => {
  const now = await hand.page.locator('[data-led-question]').getAttribute('data-led-question')
  await hand.click(hand.page.getByRole('link', { name: text, exact: true }))
  await expect(hand.page.locator(`[data-led-question="${now}"]`)).toHaveCount(0)
}

export interface LedCase {
  /** Against whom, as the page lists them. */
  readonly against: string
  readonly situation: string
  readonly answers: readonly string[]
  /** What is changed in the proposal before it is recorded. */
  readonly more?: (page: Page) => Promise<void>
}

/** From the score desk, at the place that is open there: whom, what for, the questions, and the ruling is recorded. */
export const ruleByQuestions = async (
  who: Secretary,
  { against, situation, answers, more }: LedCase,
): Promise<void> => {
  const { hand, locale } = who
  const { page } = hand
  const { ruling } = wordsOf(locale)
  await hand.link(ruling.title)
  await hand.click(page.locator('main a[href*="entry="]').filter({ hasText: against }))
  await page.waitForURL(/entry=/)
  // Its article stands behind it.
  await hand.click(page.getByRole('link', { name: new RegExp(`^${situation}`) }))
  for (const text of answers) await answer(who, text)
  await more?.(page)
  await expect(page.locator('[data-ruling-effects]')).toBeVisible()
  await hand.button(ruling.record)
  await page.waitForURL(/\/rulings\/[^/]+$/)
}

/** From the desk to the rounds of an event with one stage. */
export const toRoundsOf = async (who: Secretary, { zh, en }: Named): Promise<void> => {
  const { publish } = wordsOf(who.locale)
  await toDesk(who)
  await who.hand.link(who.locale === 'en' ? en : zh)
  await who.hand.link(publish.rounds)
}
