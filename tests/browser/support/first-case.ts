import { expect, type Page } from '@playwright/test'
import {
  act,
  actOnCase,
  choosePanel,
  draftDecision,
  isNow,
  type Sitting,
  signAndTell,
  sitPanel,
  toCase,
  toPanel,
  toRoom,
  vote,
} from './case-steps.js'
import { type Named, type Secretary, toDesk } from './evening.js'
import { fillInvitation } from './member.js'
import { wordsOf } from './test.js'
import { walkFromMenu, walkToDesk } from './walk.js'

/** What a young federation does for its first case: a ruling, a committee, a clerk, and a player who claims a record. */

const main = ({ hand }: Secretary) => hand.page.locator('main')

/** The director rules against a side of an event, at the last table it played: the result given there is another. */
export const ruleAgainst = async (who: Secretary, event: Named, side: string, result: string): Promise<void> => {
  const { hand, locale } = who
  const { publish, ruling } = wordsOf(locale)
  await toDesk(who)
  await hand.link(event[locale === 'en' ? 'en' : 'zh'])
  await hand.link(publish.publicPage)
  await hand.link(ruling.title)
  await hand.click(main(who).locator('a[href*="entry="]').filter({ hasText: side }))
  await hand.page.waitForURL(/entry=/)
  await hand.click(hand.page.getByText(ruling.chooseSituation))
  await hand.click(hand.page.getByRole('button', { name: /weighted/i }).first())
  await hand.write(hand.page.locator('#answer-ns'), result)
  await expect(hand.page.locator('[data-ruling-effects] table').first()).toBeVisible()
  await hand.write(hand.page.locator('#ruling-facts'), 'South hesitated, and North bid on.')
  await hand.button(ruling.record)
  await hand.page.waitForURL(/\/rulings\/[^/]+$/)
}

export interface NewMember {
  readonly name: string
  /** As the page calls them. */
  readonly called: string
  readonly email: string
}

/** Takes people of the register into the appeals committee and opens an account for each, by the door beside the name. */
export const seatCommittee = async (who: Secretary, body: string, people: readonly NewMember[]): Promise<string[]> => {
  const { hand, locale } = who
  const { desk, registerDesk } = wordsOf(locale)
  await toDesk(who)
  await hand.link(desk.organisations)
  await hand.link(body)
  const fold = main(who).locator('details').filter({ hasText: registerDesk.nameMember })
  await hand.click(fold.locator('summary'))
  const doors = main(who).getByRole('link', { name: registerDesk.inviteMember, exact: true })
  for (const [at, { name }] of people.entries()) {
    await hand.write(fold.locator('#committee-person'), name)
    await hand.button(registerDesk.find)
    await hand.click(fold.getByText(name))
    await hand.click(fold.getByRole('button', { name: registerDesk.nameMember }))
    await expect(doors).toHaveCount(at + 1)
  }
  const links: string[] = []
  for (const { name, called, email } of people) {
    const row = main(who).getByRole('listitem').filter({ hasText: called })
    await hand.click(row.getByRole('link', { name: registerDesk.inviteMember, exact: true }))
    await hand.page.waitForURL(/number=/)
    links.push(await fillInvitation(who, { name, email }))
    await hand.page.goBack()
    await expect(main(who).getByRole('heading', { level: 1, name: body })).toBeVisible()
  }
  return links
}

/** From the page that shows the link of a new account: its first role, from today. */
export const giveRole = async (who: Secretary, role: string): Promise<void> => {
  const { hand, locale } = who
  const { accounts } = wordsOf(locale)
  await hand.link(accounts.giveRoles)
  await hand.choose(main(who).locator('#grant-role'), { label: role })
  await hand.button(accounts.giveRole)
  await expect(main(who).getByText(accounts.status.HOLDS, { exact: true })).toBeVisible()
}

/** Somebody whose account belongs to nobody yet finds the own record and says so; the office has checked it. */
export const claimRecord = async (player: Secretary, office: Secretary, called: string): Promise<void> => {
  const { claims, frame } = wordsOf(player.locale)
  await walkFromMenu(player.hand.page, new RegExp(`^${frame.my}`))
  await player.hand.link(claims.toPlayers)
  await player.hand.link(new RegExp(`^${called}`))
  await player.hand.link(claims.thisIsMe)
  await player.hand.write(player.hand.page.locator('#claim-proof'), 'Ask anybody at the table.')
  await player.hand.button(claims.send)
  await expect(main(player).getByText(claims.status.OPEN, { exact: true })).toBeVisible()
  await toDesk(office)
  await office.hand.click(main(office).locator('a[href$="/people/claims"]').last())
  const form = main(office).locator('form', { has: office.hand.page.getByRole('button', { name: claims.accept }) })
  await office.hand.write(form.getByLabel(claims.reason), 'They know each other.')
  await office.hand.click(form.getByRole('button', { name: claims.accept }))
  await expect(main(office).getByText(claims.none)).toBeVisible()
}

const words = wordsOf('en')

/** The clerk is refused until the partner, who has no account, has agreed on paper; then admits the case. */
export const admitOnPaper = async (desk: Page, appeal: string, partner: string): Promise<void> => {
  // A log-in has led the clerk to the desk before the case was there.
  await walkToDesk(desk, new RegExp(`^${words.desk.cases}`), new RegExp(`^${words.desk.overview}`))
  await expect(desk.getByRole('heading', { name: words.docket.title })).toBeVisible()
  await expect(desk.getByText(words.desk.work.nothing)).toHaveCount(0)
  await toCase(desk, appeal)
  await actOnCase(desk, 'admitAppeal')
  await expect(desk.locator('[data-case-act=admitAppeal]').getByText(words.problem.CONCURRENCE_MISSING)).toBeVisible()
  await actOnCase(desk, 'concurInAppeal', {
    [words.caseActField.party]: partner,
    [words.caseActField.concurOnPaper_agrees]: words.answer.yes,
    [words.caseActField.concurOnPaper_reason]: 'He signed the form.',
  })
  await expect(desk.locator('[data-case-act=concurInAppeal]')).toHaveCount(0)
  await actOnCase(desk, 'admitAppeal')
  await isNow(desk, 'ADMITTED')
}

/** A panel is named, cannot be seated too early, overturns the ruling, and both sides are told. */
export const overturn = async (
  appeal: string,
  { desk, sides }: { readonly desk: Page; readonly sides: readonly Page[] },
  panel: readonly Sitting[],
): Promise<void> => {
  const t = words.panelRoom
  await toPanel(desk, appeal)
  await choosePanel(
    desk,
    panel.map(({ name }) => name ?? ''),
  )
  await isNow(desk, 'PANEL_FORMING')
  await expect(desk.getByText(t.seatWaitsDisclosure)).toBeVisible()
  await expect(desk.locator('form[data-act=seatPanel]')).toHaveCount(0)
  await sitPanel(appeal, {
    clerk: desk,
    panel,
    sides,
    dispense: 'They were heard in the hall.',
  })
  await vote(appeal, panel, 'rulingOverturned')
  const [chair] = panel
  if (!chair) return
  await chair.page.reload()
  await draftDecision(chair.page, {
    findings: 'The pause was no longer than usual.',
    articles: '16B1a',
    reasoning: 'There was no unauthorised information.',
    lifts: true,
    order: {
      [t.orderKind]: words.decisionOrder.restoreResult,
      [t.orderArticle]: '12C1c',
      [t.orderText]: 'The score of the table stands.',
    },
  })
  await signAndTell(appeal, chair.page, desk)
}

/** One of the office proposes what was decided, another finds it at the desk among what waits for a second person. */
export const carryOutAtDesk = async (
  appeal: string,
  event: string,
  proposing: Page,
  approving: Page,
): Promise<void> => {
  await toRoom(proposing, appeal)
  await act(proposing, 'proposeEffects')
  await expect(proposing.getByText(words.nextStep.APPROVE_EFFECTS)).toBeVisible()
  await walkToDesk(approving, new RegExp(`^${words.desk.corrections}`), new RegExp(event))
  await approving.getByRole('button', { name: words.correct.approve }).click()
  await approving.waitForURL(/\/events\/[^/]+\/corrections$/)
}
