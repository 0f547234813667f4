import { expect, type Locator } from '@playwright/test'
import { type Named, type Secretary, toDesk } from './evening.js'
import { wordsOf } from './test.js'
import { walkFromMenu } from './walk.js'

/**
 * What somebody of the register does with a log-in of the own: invited by the office, the captain of a team, follower
 * of an event, holder of a certificate.
 */

export const MEMBER_PASSWORD = 'another long password'

const main = ({ hand }: Secretary): Locator => hand.page.locator('main')

/** The number under which the register's desk has somebody of this name. */
const numberOf = async (who: Secretary, name: string): Promise<string> => {
  const { hand, locale } = who
  await toDesk(who)
  await hand.link(wordsOf(locale).desk.people)
  await hand.write(main(who).locator('input[name=text]'), name)
  await hand.press('Enter')
  await hand.page.waitForURL(/text=/)
  const row = main(who).locator('table tbody tr', { hasText: name }).first()
  await expect(row).toBeVisible()
  return /1\d{7}/.exec(await row.innerText())?.[0] ?? ''
}

/** The form of an invitation, filled in and sent; the one-time link is answered. */
export const fillInvitation = async (
  { hand, locale }: Secretary,
  fields: Readonly<Partial<Record<'name' | 'email' | 'person', string>>>,
): Promise<string> => {
  const { accounts } = wordsOf(locale)
  for (const [field, text] of Object.entries(fields)) await hand.write(hand.page.locator(`main #invite-${field}`), text)
  await hand.button(accounts.inviteNow)
  return hand.page.getByRole('region', { name: accounts.linkTitle }).locator('code').innerText()
}

/** Opens an account, for somebody of the register where a number is given. */
export const openAccount = async (who: Secretary, name: string, email: string, person = ''): Promise<string> => {
  const { accounts, desk } = wordsOf(who.locale)
  await toDesk(who)
  await who.hand.link(new RegExp(`^${desk.accounts}`))
  await who.hand.link(accounts.invite)
  return fillInvitation(who, { name, email, ...(person ? { person } : {}) })
}

/** Opens an account for somebody of the register; the one-time link is answered. */
export const inviteMember = async (who: Secretary, name: string, email: string): Promise<string> =>
  openAccount(who, name, email, await numberOf(who, name))

/** Opens the link that was handed over, chooses a password and logs in with it. */
export const join = async ({ hand, locale }: Secretary, link: string, email: string): Promise<void> => {
  const { page } = hand
  await page.goto(link)
  for (const id of ['password', 'again']) await hand.write(page.locator(`#${id}`), MEMBER_PASSWORD)
  await hand.button(wordsOf(locale).invitation.submit)
  await page.waitForURL(/\/login/)
  await hand.write(page.locator('main #email'), email)
  await hand.write(page.locator('main #password'), MEMBER_PASSWORD)
  await hand.click(page.locator('main form button[type=submit]').first())
  await page.waitForURL(url => !/login|session$/.test(url.pathname))
}

/** A captain follows the event and says who of the own team plays; of the other team there is nothing to say. */
export const giveOwnLineUp = async (who: Secretary, event: Named, team: string): Promise<void> => {
  const { hand, locale } = who
  const { events, follows, lineUps, rounds } = wordsOf(locale)
  await hand.link(events.title)
  await hand.link(event[locale === 'en' ? 'en' : 'zh'])
  await hand.button(follows.follow)
  await expect(main(who).getByRole('button', { name: follows.unfollow })).toBeVisible()
  await hand.link(events.pairings)
  const match = main(who).getByRole('row').filter({ hasText: team })
  await hand.click(match.getByRole('link', { name: rounds.matchPage }).first())
  await hand.page.waitForURL(/\/matches\//)
  const fold = main(who).locator('details').filter({ hasText: lineUps.give })
  await expect(fold).toHaveCount(1)
  await hand.click(fold.locator('summary'))
  for (let seat = 0; seat < 4; seat++) await hand.choose(fold.getByRole('combobox').nth(seat), String(seat + 1))
  await fold.getByRole('button', { name: lineUps.give }).dblclick()
  hand.clicks += 2
  const lines = main(who).getByRole('table', { name: lineUps.title }).getByRole('row')
  await expect(lines.filter({ hasText: / \/ |、/ })).toHaveCount(1)
}

/** Makes a certificate of the place in an event and opens it. */
export const takeCertificate = async (who: Secretary, event: Named, name: string): Promise<void> => {
  const { hand, locale } = who
  const { certificates, frame } = wordsOf(locale)
  const title = event[locale === 'en' ? 'en' : 'zh']
  await walkFromMenu(hand.page, new RegExp(`^${frame.my}`))
  hand.clicks += 2
  await hand.link(certificates.mine)
  const form = main(who)
    .getByRole('form', { name: `${certificates.make}: ${title}` })
    .first()
  await hand.click(form.getByRole('button', { name: certificates.make }))
  await expect(main(who).getByRole('heading', { name: certificates.made })).toBeVisible()
  await hand.click(main(who).getByRole('link', { name: title }).first())
  await hand.page.waitForURL(/\/certificates\/[^/]+$/)
  await expect(main(who).getByText(name).first()).toBeVisible()
}
