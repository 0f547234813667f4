import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './hand.js'
import { until } from './office.js'
import { countOf, oneOf, unfold } from './settled.js'
import { type Locale, wordsOf } from './test.js'

/**
 * What a secretary does of an evening, from the sanction to the list that names the players, by pressing what the
 * pages show. Each step begins on the page where the one before ended.
 */

/** The hand and the words of the pages it presses. */
export interface Secretary {
  readonly hand: Hand
  readonly locale: Locale
  readonly today: string
}

export interface Named {
  readonly zh: string
  /** Empty where the federation has none. */
  readonly en: string
}

export interface NewEvent extends Named {
  readonly sport: 'bridge' | 'guandan' | 'mahjong' | 'riichi' | 'sichuan' | 'bigguandan'
  readonly code: string
  /** Another edition than the one the page proposes. */
  readonly edition?: string
}

export interface NewStage extends Named {
  /** How it is drawn; absent: a movement, a seating or a file. */
  readonly kind?: 'swiss' | 'roundRobin' | 'singleElimination' | 'schedule'
  /** More of how it is played, by its keys, in the order it is written. */
  readonly plan?: readonly (readonly [key: string, value: string | number])[]
  /** The fields of one penalty of the event's own. */
  readonly penalty?: readonly (readonly [key: string, value: string | number])[]
  readonly rounds?: number
  /** Settings of the sport by their keys, in the order they are made. */
  readonly settings?: readonly (readonly [key: string, value: string | number])[]
  /** How many of the first stage go on to this one. */
  readonly qualified?: number
}

const main = ({ hand }: Secretary) => hand.page.locator('main')
const field = (who: Secretary, id: string): Locator => main(who).locator(`[id="${id}"]`)

const writeNames = async (who: Secretary, of: string, { zh, en }: Named) => {
  await who.hand.write(field(who, `${of}-zh`), zh)
  if (en) await who.hand.write(field(who, `${of}-en`), en)
}

/** By the account's menu, or by the bar at the foot of a phone. */
export const toDesk = async (who: Secretary): Promise<void> => {
  const { hand, locale } = who
  const { page } = hand
  const way = page.locator(`a[href="/${locale}/desk"]`).filter({ visible: true })
  const menu = page.locator('header summary').last()
  if ((await oneOf({ shown: way, folded: menu })) === 'folded') await hand.click(menu)
  await hand.click(way.first())
  await page.waitForURL(/\/desk$/)
}

export const sanctionEvent = async (who: Secretary, event: NewEvent): Promise<void> => {
  const { hand, locale, today } = who
  const { desk, office, sport } = wordsOf(locale)
  await toDesk(who)
  await hand.link(desk.newEvent)
  await writeNames(who, 'event', event)
  await hand.write(field(who, 'code'), event.code)
  if (event.sport !== 'bridge') {
    await until(
      async () => {
        await field(who, 'sport').selectOption({ label: sport[event.sport] })
      },
      async () => {
        await expect(field(who, 'edition')).toHaveValue(new RegExp(`^${event.sport}/`), { timeout: 1_000 })
      },
    )
    hand.clicks += 2
  }
  if (event.edition) await hand.choose(field(who, 'edition'), event.edition)
  await hand.write(field(who, 'startsOn'), today)
  await hand.write(field(who, 'endsOn'), today)
  await hand.button(office.sanction)
  await hand.page.waitForURL(/\/office$/)
}

const control = (who: Secretary, key: string) => main(who).locator(`#stage-${key.replaceAll('.', '-')}`)

const set = async (who: Secretary, key: string, value: string | number) => {
  const place = control(who, key)
  await expect(place).toBeVisible()
  const kind = await place.evaluate(node => (node instanceof HTMLInputElement ? node.type : node.tagName))
  if (kind === 'checkbox') await who.hand.click(place)
  else if (kind === 'SELECT' && typeof value === 'string') await who.hand.choose(place, value)
  else await who.hand.write(place, String(value))
}

export const addStage = async (who: Secretary, stage: NewStage): Promise<void> => {
  const { hand, locale } = who
  const { office, stageSettings } = wordsOf(locale)
  const fold = (of: string) => main(who).locator('summary', { hasText: of }).last()
  if (await unfold(fold(office.addStage))) hand.clicks += 1
  await writeNames(who, 'stage', stage)
  await until(
    async () => {
      await control(who, 'plan.format.kind').selectOption(stage.kind ?? '')
    },
    async () => {
      const rounds = control(who, 'plan.format.rounds')
      const hasRounds = stage.kind === 'swiss' || stage.kind === 'schedule'
      await expect(rounds).toBeVisible({ visible: hasRounds, timeout: 1_000 })
    },
  )
  hand.clicks += 2
  if (stage.rounds) await set(who, 'plan.format.rounds', stage.rounds)
  if (stage.qualified) {
    await hand.click(main(who).getByRole('button', { name: stageSettings.ui.addRow }).filter({ visible: true }).last())
    await set(who, 'plan.from.0.stage', '1')
    await set(who, 'plan.from.0.kind', 'places')
    await set(who, 'plan.from.0.perGroup', stage.qualified)
  }
  for (const [key, value] of stage.plan ?? []) await set(who, `plan.${key}`, value)
  if (stage.settings || stage.penalty) await hand.click(fold(stageSettings.ui.conditions))
  if (stage.penalty) {
    const own = main(who)
      .locator('details', { has: hand.page.getByText(stageSettings.group.mahjong.penalties) })
      .last()
    await hand.click(own.locator('> summary'))
    await hand.click(own.getByRole('button', { name: stageSettings.ui.addRow }))
  }
  for (const [key, value] of stage.penalty ?? []) await set(who, `settings.penalties.0.${key}`, value)
  for (const [key, value] of stage.settings ?? []) await set(who, `settings.${key}`, value)
  await hand.button(office.stage.add)
  await expect(
    main(who).getByRole('heading', { level: 2, name: new RegExp(stage[locale === 'en' ? 'en' : 'zh']) }),
  ).toBeVisible()
}

/** What a sentence says of any number. */
const countedIn = (sentence: string): RegExp => {
  const [, other = sentence] = /other \{([^}]*)\}/.exec(sentence) ?? []
  return new RegExp(`^${other.replace(/#|\{count\}/, '\\d+')}$`)
}

/** Sides a line each; whoever the register does not know is entered in it on the spot. */
export const enterSides = async (who: Secretary, sides: readonly string[], strangers: readonly string[]) => {
  const { hand, locale } = who
  const { office } = wordsOf(locale)
  const list = main(who).locator('textarea[id^=paste]').last()
  await until(
    async () => {
      await list.fill(sides.join('\n'))
    },
    async () => {
      await expect(main(who).locator('[data-state=person], [data-state=unknown]').first()).toBeVisible({
        timeout: 3_000,
      })
    },
  )
  hand.clicks += 1
  hand.keys += sides.join('\n').length
  for (const name of strangers) {
    await hand.choose(main(who).getByLabel(office.link.who.replace('{name}', name)), { label: office.link.registerNew })
    const sheet = hand.page.getByRole('dialog')
    await hand.click(sheet.getByRole('button', { name: office.link.register, exact: true }))
    await expect(sheet).toHaveCount(0)
  }
  await expect(main(who).locator('[data-state=unknown]')).toHaveCount(0)
  await hand.click(
    main(who)
      .getByRole('button', { name: countedIn(office.paste.enter) })
      .last(),
  )
  await expect(main(who).locator('tbody tr')).not.toHaveCount(0)
}

/** To the rounds of the stage last made, with its session opened. */
export const openSession = async (who: Secretary): Promise<void> => {
  const { hand, locale } = who
  const { office, rounds } = wordsOf(locale)
  await hand.click(main(who).getByRole('link', { name: office.toRounds, exact: true }).last())
  await hand.page.waitForURL(/\/rounds$/)
  const session = main(who).getByRole('heading', { level: 2, name: rounds.sessionAt.replace('{session}', '1') })
  const open = hand.page.getByRole('button', { name: rounds.openSession })
  await until(
    async () => {
      if ((await oneOf({ session, open })) === 'open') await open.click()
    },
    async () => {
      await expect(session).toBeVisible({ timeout: 4_000 })
    },
  )
  hand.clicks += 1
}

export const roundAt = (who: Secretary, number: number): Locator => {
  const { roundAt: round } = wordsOf(who.locale).rounds
  const name = round.replace('{round}', String(number))
  return main(who).locator('details', { has: who.hand.page.getByRole('heading', { level: 3, name, exact: true }) })
}

export const drawRound = async (who: Secretary, number: number): Promise<void> => {
  const { draw } = wordsOf(who.locale).rounds
  await who.hand.button(draw.replace('{round}', String(number)))
  await expect(roundAt(who, number)).toBeVisible()
}

export const publishRound = async (who: Secretary, number: number): Promise<void> => {
  const { rounds } = wordsOf(who.locale)
  await who.hand.click(roundAt(who, number).getByRole('button', { name: rounds.publish }))
  await expect(roundAt(who, number).getByText(rounds.status.open, { exact: true })).toBeVisible()
}

/** Enters every line at its place, as the desk goes from one to the next; the keys it took are answered. */
export const typeResults = async (who: Secretary, lines: readonly (readonly string[])[]): Promise<number> => {
  const { hand, locale } = who
  const { keys } = hand
  const missing = main(who).locator('[data-slot-state=missing]')
  let left = await countOf(missing, main(who).getByText(wordsOf(locale).scoreDesk.allSent))
  for (const sheet of lines) {
    await expect(hand.page.locator('[data-desk-line]').first()).toBeFocused()
    for (const line of sheet) await hand.enter(line)
    left -= 1
    await expect(missing).toHaveCount(left)
  }
  // The desk sends one entry after the other, and the hand types faster than a loaded machine stores.
  const queued = 10_000 + lines.length * 1_000
  await expect(main(who).getByText(wordsOf(locale).scoreDesk.allSent)).toBeVisible({ timeout: queued })
  return hand.keys - keys
}

/** From the rounds to the desk of one, its results, and back to close it; the keys of the results are answered. */
export const playRound = async (who: Secretary, number: number, lines: readonly (readonly string[])[]) => {
  const { hand, locale } = who
  const { rounds, scoreDesk } = wordsOf(locale)
  await hand.click(roundAt(who, number).getByRole('link', { name: rounds.enterResults }))
  await hand.page.waitForURL(/\/sessions\//)
  const keys = await typeResults(who, lines)
  await hand.link(scoreDesk.toRounds)
  await closeRound(who, number)
  hand.clicks += 1
  return keys
}

/** Closes a round at the rounds of its stage, once all of its results are in. */
export const closeRound = async (who: Secretary, number: number): Promise<void> => {
  const { rounds } = wordsOf(who.locale)
  const round = roundAt(who, number)
  const closed = round.getByText(rounds.status.closed, { exact: true })
  const close = round.getByRole('button', { name: rounds.close, exact: true })
  await until(
    async () => {
      if ((await oneOf({ closed, close })) === 'close') await close.click({ timeout: 2_000 })
    },
    async () => {
      await expect(closed).toBeVisible({ timeout: 4_000 })
    },
  )
}

/** Opens a closed round again, the button pressed twice, and closes it as it was. */
export const reopenRound = async (who: Secretary, number: number, reason: string): Promise<void> => {
  const { hand, locale } = who
  const { rounds } = wordsOf(locale)
  const panel = roundAt(who, number)
  const fold = panel.locator('summary', { hasText: rounds.reopen.title })
  if (await unfold(panel.locator('summary').first())) hand.clicks += 1
  await hand.click(fold)
  await hand.write(panel.getByLabel(rounds.reopen.reason), reason)
  await panel.getByRole('button', { name: rounds.reopen.do, exact: true }).dblclick()
  await expect(panel.getByText(rounds.status.open, { exact: true })).toBeVisible()
  await hand.click(panel.getByRole('button', { name: rounds.close, exact: true }))
  await expect(panel.getByText(rounds.status.closed, { exact: true })).toBeVisible()
  hand.clicks += 2
}

/** The forms of a match's line-ups, one for each team. */
export const lineUpFolds = (page: Page, title: string): Locator =>
  page
    .locator('main section', { has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
    .last()
    .locator('details')

/** From a round's desk to its first match, where both line-ups are given; the same player twice is refused first. */
export const giveLineUps = async (who: Secretary): Promise<void> => {
  const { hand, locale } = who
  const { lineUps, rounds } = wordsOf(locale)
  await hand.link(rounds.publicPage)
  await hand.click(hand.page.getByRole('link', { name: rounds.matchPage }).first())
  await hand.page.waitForURL(/\/matches\//)
  const folds = lineUpFolds(hand.page, lineUps.title)
  await expect(folds).toHaveCount(2)
  for (const team of [0, 1]) {
    const fold = folds.nth(team)
    await hand.click(fold.locator('summary'))
    const seats = fold.getByRole('combobox')
    for (const [at, player] of (team === 0 ? [1, 1, 3, 4] : [1, 2, 3, 4]).entries())
      await hand.choose(seats.nth(at), String(player))
    const give = fold.getByRole('button', { name: lineUps.give })
    await hand.click(give)
    if (team === 0) {
      await expect(fold.getByRole('alert')).toBeVisible()
      await hand.choose(seats.nth(1), '2')
      await hand.click(give)
    }
    const lines = main(who).getByRole('table', { name: lineUps.title }).getByRole('row')
    await expect(lines.filter({ hasText: / \/ |、/ })).toHaveCount(team + 1)
  }
  await hand.page.goBack()
  await hand.page.goBack()
  hand.clicks += 2
}

/** Publishes every stage of an event and makes it official; answers whether the desk warned that nobody gets points. */
export const makeOfficial = async (who: Secretary, event: Named, stages: number): Promise<boolean> => {
  const { hand, locale } = who
  const { publish, state } = wordsOf(locale)
  await toDesk(who)
  await hand.link(event[locale === 'en' ? 'en' : 'zh'])
  const [publishing, official] = [publish.publish, publish.makeOfficial].map(name =>
    main(who).getByRole('button', { name, exact: true }),
  ) as [Locator, Locator]
  const warned = (await countOf(main(who).getByText(publish.noPoints, { exact: true }), publishing)) > 0
  for (let left = stages; left > 0; left--) {
    await hand.click(publishing.first())
    await expect(publishing).toHaveCount(left - 1)
  }
  for (let left = stages; left > 0; left--) {
    const early = main(who).getByLabel(publish.closeEarly).first()
    if ((await countOf(early.filter({ visible: true }), official)) > 0) await hand.write(early, 'OK.')
    await hand.click(official.first())
    await expect(official).toHaveCount(left - 1)
  }
  await expect(main(who).getByText(state.official).first()).toBeVisible()
  return warned
}

const makePolicy = async (who: Secretary, named: Named, code: string, sport: NewEvent['sport']) => {
  const { hand, locale, today } = who
  const words = wordsOf(locale)
  await writeNames(who, 'policy', named)
  if ((await field(who, 'code').inputValue()) !== code) await hand.write(field(who, 'code'), code)
  if ((await field(who, 'sport').inputValue()) !== sport)
    await hand.choose(field(who, 'sport'), { label: words.sport[sport] })
  await hand.write(field(who, 'effectiveFrom'), `${today.slice(0, 4)}-01-01`)
  await hand.button(words.policies.create)
  await expect(
    main(who)
      .getByText(named[locale === 'en' ? 'en' : 'zh'])
      .first(),
  ).toBeVisible()
}

/** A policy of points, a ranking and the policy it follows. */
export const makeRanking = async (who: Secretary, sport: NewEvent['sport']): Promise<void> => {
  const { hand, locale } = who
  const { desk, policies, publish } = wordsOf(locale)
  await toDesk(who)
  await hand.link(desk.lists)
  await hand.link(publish.policies)
  await hand.link(policies.newFrom.replace('{start}', policies.start.points))
  await makePolicy(who, { zh: `${sport} 积分`, en: `Points of ${sport}` }, `${sport}-points`, sport)
  await hand.link(policies.newRanking)
  await writeNames(who, 'policy', { zh: `${sport} 榜`, en: `List of ${sport}` })
  await hand.write(field(who, 'code'), `${sport}-list`)
  if (sport !== 'bridge') await hand.choose(field(who, 'sport'), { label: wordsOf(locale).sport[sport] })
  await hand.button(policies.createRanking)
  await hand.page.waitForURL(/start=bestResults/)
  await makePolicy(who, { zh: `${sport} 办法`, en: `Rule of ${sport}` }, `${sport}-list`, sport)
}

/** Issues the ranking's list of the day and reads whom it names. */
export const issueList = async (who: Secretary, sport: NewEvent['sport']): Promise<string> => {
  const { hand, locale, today } = who
  const { desk, publish } = wordsOf(locale)
  await toDesk(who)
  await hand.link(desk.lists)
  const day = field(who, `as-of-${sport}-list`)
  await hand.write(day, today)
  await hand.click(
    main(who)
      .locator('form', { has: hand.page.locator(`[id="as-of-${sport}-list"]`) })
      .getByRole('button', { name: publish.issueList }),
  )
  await hand.page.waitForURL(new RegExp(`/rankings/${sport}-list`))
  await expect(main(who).locator('table tbody tr').first()).toBeVisible()
  return main(who).locator('table tbody').innerText()
}
