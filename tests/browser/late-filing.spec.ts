import { bridgeField, FIRST_BOARD, havePlayed, havePublished } from './support/case-history.js'
import { actOnCase, agreeToAppeal, fillFiling, isNow, receivedCase, toCase } from './support/case-steps.js'
import { expect, test, wordsOf } from './support/case-test.js'

/** The thirty-first minute: filing is refused, and admitted by a reasoned exception of whom the procedure names. */

const words = wordsOf('en')
const PHONE = { viewport: { width: 360, height: 740 } }

test('a minute late is refused, and admitted with leave', async ({ of, as }) => {
  const played = await havePlayed(of, {
    nameZh: '冬季双人赛',
    nameEn: 'Winter Pairs',
    field: bridgeField(of.players),
    ruling: () => ({
      slot: FIRST_BOARD,
      kind: 'warning',
      article: '16B1a',
      facts: 'A pause before a pass.',
      decision: 'A warning.',
      adjustments: [],
    }),
  })
  const player = await as('player', PHONE)
  const clerk = await as('clerk')

  const appeal = await test.step('sent in the thirty-first minute it is refused, and leave is asked for', async () => {
    await fillFiling(player, 'Winter Pairs', { statement: 'There was no pause.', relief: 'Withdraw the warning.' })
    await havePublished(of, played, 30.5)
    await player.getByRole('button', { name: words.filing.file, exact: true }).click()
    await expect(player.getByText(words.problem.FILED_TOO_LATE).first()).toBeVisible()
    await expect(player.getByText(words.filing.lateTitle)).toBeVisible()
    const ask = player.getByRole('button', { name: words.filing.askLeave })
    await expect(ask).toBeDisabled()
    await player.getByLabel(words.filing.lateReason).fill('The lift stood still with both of us in it.')
    await ask.click()
    return receivedCase(player)
  })

  await test.step('the partner agrees; without leave nothing is admitted', async () => {
    const partner = await as('partner', PHONE)
    await toCase(partner, appeal)
    await agreeToAppeal(partner)
    await toCase(clerk, appeal)
    await expect(clerk.locator('[data-case-act=decideLateLeave]')).toHaveCount(0)
    await actOnCase(clerk, 'admitAppeal')
    await expect(clerk.locator('[data-case-act=admitAppeal]').getByText(words.problem.FILED_TOO_LATE)).toBeVisible()
  })

  await test.step('the chief director gives leave with reasons, and the clerk admits', async () => {
    const director = await as('director')
    await toCase(director, appeal)
    await isNow(director, 'FILED')
    await expect(director.locator('[data-case-act=decideLateLeave]')).toHaveCount(0)
    const chief = await as('chief')
    await toCase(chief, appeal)
    await actOnCase(chief, 'decideLateLeave', {
      [words.caseActField.granted]: words.answer.yes,
      [words.caseActField.reasons]: 'Not their fault; the hall confirms it.',
    })
    await expect(chief.locator('[data-case-act=decideLateLeave]')).toHaveCount(0)
    await clerk.reload()
    await actOnCase(clerk, 'admitAppeal')
    await isNow(clerk, 'ADMITTED')
  })
})
