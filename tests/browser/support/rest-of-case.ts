import { expect, type Page } from '@playwright/test'
import { actOnCase, choosePanel, fileFromRulings, isNow, type Sitting, toCase, toPanel } from './case-steps.js'
import { type Named, type Secretary, toDesk } from './evening.js'
import { takeCertificate } from './member.js'
import type { Tally } from './tally.js'
import { wordsOf } from './test.js'
import { walkFromMenu, walkTo } from './walk.js'

/** The rest of a case’s life: a party under age, a second appeal of the same ruling, what was not known before. */

const words = wordsOf('en')

/** The register’s desk writes when somebody was born and who answers for him. */
const makeMinor = async (who: Secretary, name: string, guardian: string): Promise<void> => {
  const { hand, locale } = who
  const { desk, registerDesk } = wordsOf(locale)
  const main = hand.page.locator('main')
  await toDesk(who)
  await hand.link(desk.people)
  await hand.write(main.locator('input[name=text]'), name)
  await hand.press('Enter')
  await hand.page.waitForURL(/text=/)
  await hand.click(main.locator('table tbody tr', { hasText: name }).first().getByRole('link').first())
  await hand.page.waitForURL(/\/people\/[^/?]+$/)
  await hand.click(main.locator('details', { has: hand.page.locator('#record-birth') }).locator('summary'))
  await hand.write(main.locator('#record-birth'), '2012-05-04')
  await hand.write(main.locator('#record-reason'), 'Seen on paper.')
  const record = main.locator('form', { has: hand.page.locator('#record-birth') })
  await hand.click(record.getByRole('button', { name: registerDesk.save, exact: true }))
  await expect(main.getByText(registerDesk.minor, { exact: true }).first()).toBeVisible()
  await hand.click(main.locator('summary', { hasText: registerDesk.addGuardian }).first())
  await hand.write(main.locator('#guardian-name'), guardian)
  await hand.write(main.locator('#guardian-contact'), '021 5555')
  await hand.button(registerDesk.addGuardian)
  await expect(main.getByText(guardian, { exact: false }).first()).toBeVisible()
}

/** The other side has appealed the same ruling by itself, and thinks better of it. */
const withdraw = async (page: Page, appeal: string): Promise<void> => {
  await toCase(page, appeal)
  await actOnCase(page, 'withdrawAppeal', {
    [`${words.caseActField.reason} (${words.common.optional})`]: 'One is enough.',
  })
  await isNow(page, 'WITHDRAWN')
}

/** A side asks for the decided case to be heard again, the chair grants it, and a new panel is named for it. */
const hearAgain = async (
  appeal: string,
  { asking, desk }: { readonly asking: Page; readonly desk: Page },
  panel: readonly Sitting[],
): Promise<void> => {
  const { caseActField: field, answer, panelRoom } = words
  await toCase(asking, appeal)
  await actOnCase(asking, 'requestReopening', { [field.requestReopening_reason]: 'A film that came yesterday.' })
  await expect(asking.locator('[data-case-act=requestReopening]')).toHaveCount(0)
  const chair = panel[0]?.page as Page
  await toCase(chair, appeal)
  await actOnCase(chair, 'decideReopening', {
    [field.decideReopening_granted]: answer.yes,
    [field.reasons]: 'It could have changed the vote.',
  })
  await expect(chair.locator('[data-case-act=decideReopening]')).toHaveCount(0)
  await asking.reload()
  await walkTo(asking, /^AC-\d{4}-\d{3}$/)
  await isNow(asking, 'ADMITTED')
  const again = decodeURIComponent(new URL(asking.url()).pathname.split('/').at(-1) ?? '')
  const evidence = asking.locator('[data-case-act=uploadEvidence]')
  await evidence.locator('summary').click()
  await evidence.getByLabel(field.title, { exact: true }).fill('The film, described')
  const buffer = Buffer.from('South looked at the clock, at nobody.', 'utf8')
  await evidence.locator('input[type=file]').setInputFiles({ name: 'film.txt', mimeType: 'text/plain', buffer })
  await evidence.locator('button[type=submit]').click()
  await expect(asking.getByText('The film, described').first()).toBeVisible()
  await toPanel(desk, again)
  await choosePanel(
    desk,
    panel.map(({ name }) => name ?? ''),
  )
  await isNow(desk, 'PANEL_FORMING')
  await expect(desk.getByText(panelRoom.seatWaitsDisclosure)).toBeVisible()
}

/** What somebody has certified says itself that the standings it quotes were corrected. */
const certificateFollows = async (page: Page, event: string): Promise<void> => {
  const { certificates, frame } = words
  await walkFromMenu(page, new RegExp(`^${frame.my}`))
  await walkTo(page, certificates.mine, event)
  await expect(page.getByRole('heading', { name: certificates.status.SUPERSEDED })).toBeVisible()
}

/** What is there before a case: a partner under age, and a certificate of the place that the case will move. */
export const beforeTheCase = async (
  tally: Tally,
  { office, player, event }: { readonly office: Secretary; readonly player: Secretary; readonly event: Named },
): Promise<void> => {
  await tally.step('a party’s birth and guardian are registered', 'not walked', () =>
    makeMinor(office, '陈杰', 'Chen Guang'),
  )
  await tally.step('a certificate of the place', 'walked for another event', () =>
    takeCertificate(player, event, '赵敏'),
  )
}

/** The other side appeals the same ruling: a case of its own, which it withdraws. */
export const appealToo = (tally: Tally, { hand: { page } }: Secretary, event: Named, first: string): Promise<void> =>
  tally.step('the other side appeals the same ruling, withdraws', 'not walked', async () => {
    const filing = { statement: 'It should have cost them more.', relief: 'Two down.' }
    const own = await fileFromRulings(page, event.en, filing)
    expect(own).not.toBe(first)
    await withdraw(page, own)
  })

/** The clerk reads beside the name of a party under age whom to notify as well. */
export const guardianShown = (desk: Page): Promise<void> =>
  expect(desk.getByText(words.cases.guardians.replace('{names}', 'Chen Guang (021 5555)'))).toBeVisible()

/** What the decision took with it, and what was not known when it was made. */
export const afterTheCase = async (
  tally: Tally,
  appeal: string,
  { asking, desk, event }: { readonly asking: Page; readonly desk: Page; readonly event: Named },
  panel: readonly Sitting[],
): Promise<void> => {
  await tally.step('the certificate says that it is superseded', 'not walked', () =>
    certificateFollows(asking, event.en),
  )
  await tally.step('heard again on new evidence, a panel named', 'not possible', () =>
    hearAgain(appeal, { asking, desk }, panel),
  )
  process.stdout.write(`\n${tally.table('the rest of a case’s life')}\n`)
}

/** Somebody whose presses are counted from here on. */
export const counted = async (tally: Tally, who: Secretary): Promise<Secretary> => {
  await tally.watch(who.hand.page)
  return who
}
