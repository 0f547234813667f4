import { expect, type Locator, type Page } from '@playwright/test'
import { countOf } from './settled.js'
import { wordsOf } from './test.js'
import { walkFromMenu, walkTo, walkToDesk } from './walk.js'

/** What people do to a case, page by page, as every test of it does it. */

const words = wordsOf('en')
const part = encodeURIComponent

/** The address of a case as links write it: its id leads there until it has a number, and from then on is sent on. */
const caseAddress = async (page: Page, appeal: string): Promise<string> => {
  const address = `/en/cases/${part(appeal)}`
  const { location } = (await page.request.get(address, { maxRedirects: 0 })).headers()
  return location ? new URL(location, 'http://any').pathname : address
}

const linkTo = (page: Page, address: string): Locator =>
  page.locator(`main a[href="${address}"]`).filter({ visible: true }).first()

/** Whether the page where somebody stands has the link, once it is all there; who has opened none yet, stands nowhere. */
const leadsTo = async (page: Page, address: string): Promise<boolean> =>
  page.url() !== 'about:blank' && (await countOf(linkTo(page, address), page.locator('h1'))) > 0

const follow = async (page: Page, address: string): Promise<void> => {
  await linkTo(page, address).click()
  await page.waitForURL(url => url.pathname === address)
}

/** To a case as whoever stands there finds it: on the desk where one has cases, else among one's own affairs. */
export const toCase = async (page: Page, appeal: string): Promise<string> => {
  const address = await caseAddress(page, appeal)
  await walkFromMenu(page, new RegExp(`^${words.frame.my}`))
  if (!(await leadsTo(page, address))) await walkToDesk(page, words.desk.cases)
  await follow(page, address)
  return address
}

/** Through a door to it on the page where somebody stands, else by way of the case. */
const through = async (page: Page, appeal: string, door: 'panel' | 'room'): Promise<void> => {
  const address = `${await caseAddress(page, appeal)}/${door}`
  if (!(await leadsTo(page, address))) await toCase(page, appeal)
  await follow(page, address)
}

/** To the page of the panel of a case. */
export const toPanel = (page: Page, appeal: string): Promise<void> => through(page, appeal, 'panel')

/** To the room where a case is heard and decided. */
export const toRoom = (page: Page, appeal: string): Promise<void> => through(page, appeal, 'room')

/** The status as the head of the case says it, on its own page and on those of its panel. */
export const isNow = (page: Page, status: keyof typeof words.appealStatus): Promise<void> =>
  expect(page.locator('header').getByText(words.appealStatus[status], { exact: true })).toBeVisible()

/** A form that the browser has taken over: sent before that, it would only load its page again. */
const taken = async (form: Locator): Promise<Locator> => {
  await expect(form).toBeVisible()
  await expect
    .poll(() => form.evaluate(element => Object.keys(element).some(key => key.startsWith('__reactProps'))))
    .toBe(true)
  return form
}

type Answers = Readonly<Record<string, string>>

/** Answers the questions of a form by their labels: a choice by its words, anything else by typing. */
const answer = async (form: Locator, answers: Answers): Promise<void> => {
  for (const [label, text] of Object.entries(answers)) {
    const field = form.getByLabel(label, { exact: true })
    if ((await field.evaluate(element => element.tagName)) === 'SELECT') await field.selectOption({ label: text })
    else await field.fill(text)
  }
}

/** One of the small forms of the case page, opened, answered and sent. */
export const actOnCase = async (page: Page, name: string, answers: Answers = {}): Promise<void> => {
  const folded = page.locator(`[data-case-act=${name}]`)
  await folded.waitFor()
  if ((await folded.getAttribute('open')) === null) await folded.locator('summary').click()
  const form = await taken(page.locator(`[data-case-act=${name}] form`))
  await answer(form, answers)
  await form.locator('button[type=submit]').click()
}

/** A partner or captain agrees with the appeal; the form itself says neither yes nor no. */
export const agreeToAppeal = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-case-act=concurInAppeal] select')).toHaveValue('')
  await actOnCase(page, 'concurInAppeal', { [words.caseActField.agrees]: words.answer.yes })
  await expect(page.locator('[data-case-act=concurInAppeal]')).toHaveCount(0)
}

/** A form of the panel's pages, answered and sent. */
export const act = async (page: Page, name: string, answers: Answers = {}): Promise<void> => {
  const form = await taken(page.locator(`form[data-act=${name}]`).first())
  await answer(form, answers)
  await form.locator('button[type=submit]').click()
}

const stepIs = (page: Page, step: number) => page.getByRole('heading', { level: 2, name: new RegExp(`^${step} `) })

/** Goes on in the four steps of a filing, to each of these in turn. */
export const goOn = async (page: Page, ...steps: readonly number[]): Promise<void> => {
  await taken(page.locator('main form'))
  for (const step of steps) {
    await page.getByRole('button', { name: words.filing.continue }).click()
    await expect(stepIs(page, step)).toBeVisible()
  }
}

export interface Filing {
  readonly statement: string
  readonly relief: string
  /** Who signs besides the player, where the procedure wants the captain's signature. */
  readonly captain?: string
}

const cosigned = words.filing.cosigned.replace('{capacity}', words.capacity.captain)

/** What a player was told of a ruling at his table in the event of this name: that it was given, or that the time runs. */
const toldOf = (event: string): RegExp => {
  const told = [words.notice.APPEAL_TIME_RUNS, words.notice.RULING_GIVEN]
  return new RegExp(told.map(text => `^${text.replace('{event}', event)}$`).join('|'))
}

/** The four steps of a filing, to where there is only the button left to press. */
const fillSteps = async (page: Page, { statement, relief, captain }: Filing): Promise<void> => {
  await expect(stepIs(page, 1)).toBeVisible()
  await goOn(page, 2)
  if (captain) await page.getByLabel(cosigned).fill(captain)
  await goOn(page, 3)
  await page.getByLabel(words.filing.statement).fill(statement)
  await page.getByLabel(words.filing.relief).fill(relief)
  await goOn(page, 4)
}

/** From the notice of the ruling to the first of the four steps. */
export const toFiling = async (page: Page, event: string): Promise<void> => {
  await walkFromMenu(page, new RegExp(`^${words.frame.my}`))
  await walkTo(page, toldOf(event), words.myCases.appeal)
}

/** From the notice of the ruling through the four steps. */
export const fillFiling = async (page: Page, event: string, filing: Filing): Promise<void> => {
  await toFiling(page, event)
  await fillSteps(page, filing)
}

/** The case that the receipt on the page is for. */
export const receivedCase = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/receipt$/)
  await expect(page.locator('h1')).toContainText(/AC-\d{4}-\d{3}/)
  return decodeURIComponent(/appeals\/([^/]+)\/receipt/.exec(page.url())?.[1] ?? '')
}

/** Files in time and takes the receipt; answers the case. */
export const fileAppeal = async (page: Page, event: string, filing: Filing): Promise<string> => {
  await fillFiling(page, event, filing)
  return sendFiling(page)
}

/** The same by whoever was told nothing, as an account that came after the ruling: from the rulings of the event. */
export const fileFromRulings = async (page: Page, event: string, filing: Filing): Promise<string> => {
  await walkTo(page, words.events.title, event, new RegExp(`^${words.events.rulings}`), words.myCases.appeal)
  await fillSteps(page, filing)
  return sendFiling(page)
}

const sendFiling = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: words.filing.file, exact: true }).click()
  return receivedCase(page)
}

/** Gives seats by name, the chair first; `why` where others could sit as well. */
export const choosePanel = async (
  page: Page,
  chosen: readonly string[],
  { reserves = [], why }: { readonly reserves?: readonly string[]; readonly why?: string } = {},
) => {
  const form = await taken(page.locator('form', { has: page.getByText(words.panelRoom.byName) }))
  const reserve = (at: number) => words.panelRoom.reserveNumber.replace('{number}', String(at + 1))
  const roles = chosen.map((_, at) => words.panelRole[at === 0 ? 'chair' : 'member'])
  const seats = [...chosen.map((name, at) => [name, roles[at]]), ...reserves.map((name, at) => [name, reserve(at)])]
  await answer(form, Object.fromEntries(seats))
  if (why) await answer(form, { [words.panelRoom.choiceField]: why })
  await form.getByRole('button').click()
}

export interface Written {
  readonly findings: string
  readonly articles: string
  readonly reasoning: string
  /** The one order, by the labels of its fields. */
  readonly order: Answers
  /** It lifts what the ruling put beside the sheets. */
  readonly lifts?: boolean
  /** The results it puts in a place, with what each weighs in per cent. */
  readonly weighted?: { readonly slot: string; readonly shares: readonly (readonly [weight: string, result: string])[] }
}

const weigh = async (order: Locator, { slot, shares }: NonNullable<Written['weighted']>): Promise<void> => {
  await order.getByLabel(words.panelRoom.slot, { exact: true }).selectOption(slot)
  await order.getByLabel(words.panelRoom.award, { exact: true }).selectOption('assigned')
  const row = (text: string, at: number) => order.getByLabel(text.replace('{row}', String(at + 1)), { exact: true })
  for (const [at, [weight, result]] of shares.entries()) {
    if (at > 0) await order.getByRole('button', { name: words.ruling.addResult }).first().click()
    await (at > 0 ? row(words.ruling.resultOf, at) : order.locator('[id$=answer-ns]')).fill(result)
    if (at > 0) await row(words.ruling.weightOf, at).fill(weight)
  }
  await row(words.ruling.weightOf, 0).fill(shares[0]?.[0] ?? '')
}

/** The decision as the chair writes it, kept as a draft. */
export const draftDecision = async (page: Page, { order, lifts, weighted, ...text }: Written): Promise<void> => {
  const form = await taken(page.locator('form', { has: page.getByLabel(words.panelRoom.findings) }))
  const t = words.panelRoom
  await answer(form, { [t.findings]: text.findings, [t.articles]: text.articles, [t.reasoningEn]: text.reasoning })
  const first = form.getByRole('group', { name: t.orderNumber.replace('{number}', '1') })
  await answer(first, order)
  if (lifts) await first.getByRole('checkbox').check()
  if (weighted) await weigh(first, weighted)
  await form.getByRole('button', { name: t.saveDraft }).click()
}

/** Who won the ruling answers the appeal. */
export const answerIt = async (appeal: string, respondent: Page): Promise<void> => {
  const fields = words.caseActField
  await toCase(respondent, appeal)
  await actOnCase(respondent, 'answerAppeal', {
    [fields.facts]: 'We all saw it.',
    [fields.answerAppeal_reasons]: 'The ruling should stand.',
  })
  await expect(respondent.getByText('The ruling should stand.').first()).toBeVisible()
}

/** Who gave the ruling says why. */
export const stateFacts = async (appeal: string, director: Page): Promise<void> => {
  const fields = words.caseActField
  await toCase(director, appeal)
  await actOnCase(director, 'stateFacts', {
    [fields.facts]: 'All four agreed on what happened.',
    [fields.stateFacts_reasons]: 'Two colleagues were asked.',
  })
  await expect(director.getByText('Two colleagues were asked.').first()).toBeVisible()
}

/** A member of a panel at work, with the name the seats show. */
export interface Sitting {
  readonly page: Page
  readonly name: string | undefined
}

/** A side agrees, on the page of the panel, that it sits at once. */
const consent = async (appeal: string, page: Page): Promise<void> => {
  await toPanel(page, appeal)
  const forms = page.locator('form[data-act=consentToPanel]')
  const open = await countOf(forms, page.locator('h1'))
  await act(page, 'consentToPanel')
  await expect(forms).toHaveCount(open - 1)
}

interface ToSeat {
  readonly clerk: Page
  readonly panel: readonly Sitting[]
  /** One of each side that has an account. */
  readonly sides: readonly Page[]
}

/** Everybody discloses that there is nothing, the sides agree, and the clerk seats the panel. */
export const seatAll = async (appeal: string, { clerk, panel, sides }: ToSeat): Promise<void> => {
  const t = words.panelRoom
  for (const { page, name } of panel) {
    await toPanel(page, appeal)
    // Nothing is declared by pressing the button alone.
    await expect(page.locator('form[data-act=disclose] select')).toHaveValue('')
    await act(page, 'disclose', { [t.tie]: t.none })
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(t.disclosedNone)
  }
  await toPanel(clerk, appeal)
  await act(clerk, 'seatPanel')
  await expect(clerk.getByText(/challenges still runs/)).toBeVisible()
  for (const side of sides) await consent(appeal, side)
  await toPanel(clerk, appeal)
  await act(clerk, 'seatPanel')
  await isNow(clerk, 'IN_REVIEW')
}

/** What is read at a hearing is printed large, what happens next and until when too. */
const isLarge = async (page: Page): Promise<void> => {
  const small = await page.locator('section[aria-labelledby=next], [data-hearing] section > p').evaluateAll(parts =>
    parts
      .flatMap(part => [part, ...part.querySelectorAll('*')])
      .filter(each => [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
      .filter(each => Number.parseFloat(getComputedStyle(each).fontSize) < 18)
      .map(each => each.textContent),
  )
  expect(small, 'smaller than 18 px').toEqual([])
}

/** The chair goes through the hearing to its last station and opens the vote; `dispense` says why nobody is waited for. */
export const deliberate = async (appeal: string, chair: Page, dispense?: string): Promise<void> => {
  const t = words.panelRoom
  await toRoom(chair, appeal)
  await chair.locator('[data-hearing] nav').getByRole('link', { name: t.steps.deliberate }).click()
  await expect(chair.locator('[data-hearing=deliberate]')).toBeVisible()
  await isLarge(chair)
  if (dispense) await expect(chair.locator('[data-awaited] li').first()).toBeVisible()
  await act(chair, 'openDeliberation', dispense ? { [t.dispense]: dispense } : {})
  await isNow(chair, 'DELIBERATION')
}

/** A panel is seated, and its chair opens the vote. */
export const sitPanel = async (
  appeal: string,
  { dispense, ...of }: ToSeat & { readonly dispense?: string },
): Promise<void> => {
  await seatAll(appeal, of)
  const [chair] = of.panel
  if (chair) await deliberate(appeal, chair.page, dispense)
}

/** A member finds in the hearing that he knows a party; the clerk lets the reserve take his seat. */
export const tieFoundLate = async (
  appeal: string,
  { clerk, member, reserve }: { readonly clerk: Page; readonly member: Sitting; readonly reserve: Sitting },
): Promise<void> => {
  const t = words.panelRoom
  await toPanel(member.page, appeal)
  await act(member.page, 'disclose', { [t.tie]: words.conflictTie.business, [t.tieText]: 'We share an office.' })
  await expect(member.page.getByText(t.tiedTitle)).toBeVisible()
  await toPanel(clerk, appeal)
  await act(clerk, 'replaceByReserve', { [t.member]: member.name ?? '', [t.reason]: 'They share an office.' })
  await expect(clerk.getByRole('row').filter({ hasText: member.name }).first()).toContainText(t.left)
  await expect(clerk.getByRole('row').filter({ hasText: reserve.name }).first()).toContainText(words.panelRole.member)
}

/** All vote alike, which makes the outcome. */
export const vote = async (
  appeal: string,
  panel: readonly Sitting[],
  outcome: keyof typeof words.appealOutcome,
): Promise<void> => {
  for (const { page } of panel) {
    await toRoom(page, appeal)
    expect((await page.request.get(page.url())).status()).toBe(200)
    // Nothing is voted by pressing the button alone.
    await expect(page.locator('form[data-act=castVote] select')).toHaveValue('')
    await act(page, 'castVote', { [words.panelRoom.outcome]: words.appealOutcome[outcome] })
    await expect(page.locator('form[data-act=castVote]')).toHaveCount(0)
  }
}

/** The chair looks at what the draft moves and signs; the clerk tells both sides. */
export const signAndTell = async (appeal: string, chair: Page, clerk: Page): Promise<void> => {
  await act(chair, 'previewDecision')
  await act(chair, 'signDecision')
  await expect(chair.locator('form[data-act=signDecision]')).toHaveCount(0)
  await expect(chair.getByRole('heading', { name: words.panelRoom.effectDone })).toBeVisible()
  await toRoom(clerk, appeal)
  await act(clerk, 'notifyDecision')
  await isNow(clerk, 'NOTIFIED')
}

/** Two of the office carry out what was decided: one proposes it from the room, the other approves it at the desk. */
export const carryOut = async (
  appeal: string,
  event: string,
  { staff, second }: { readonly staff: Page; readonly second: Page },
): Promise<void> => {
  await toRoom(staff, appeal)
  await act(staff, 'proposeEffects')
  await expect(staff.getByText(words.nextStep.APPROVE_EFFECTS)).toBeVisible()
  await toCase(second, appeal)
  await walkTo(second, words.cases.door_corrections, new RegExp(event))
  await second.getByRole('button', { name: words.correct.approve }).click()
  await second.waitForURL(/\/events\/[^/]+\/corrections$/)
}

/** From the case to the page where it is printed, by what waits for the clerk. */
export const toPrint = async (page: Page, appeal: string): Promise<void> => {
  await toCase(page, appeal)
  await walkTo(page, words.cases.door_casebook)
}

/** The print is looked at before it goes out. */
export const printCase = async (page: Page, answers: Answers): Promise<void> => {
  const form = await taken(page.locator('form', { has: page.getByLabel(words.casebook.headnoteEn) }))
  await answer(form, answers)
  await form.getByRole('button', { name: words.casebook.lookFirst }).click()
  await form.getByRole('button', { name: words.casebook.publish, exact: true }).click()
}
