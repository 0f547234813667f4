import type { Page } from '@playwright/test'
import type { CaseFederation } from './support/case-federation.js'
import { FIRST_TABLE, guandanField, havePlayed, mahjongField } from './support/case-history.js'
import {
  act,
  actOnCase,
  answerIt,
  carryOut,
  choosePanel,
  deliberate,
  draftDecision,
  fileAppeal,
  isNow,
  type Sitting,
  seatAll,
  signAndTell,
  sitPanel,
  stateFacts,
  tieFoundLate,
  toCase,
  toPanel,
  toRoom,
  vote,
} from './support/case-steps.js'
import { type CaseFixtures, expect, test, wordsOf } from './support/case-test.js'
import { walkToDesk } from './support/walk.js'

/** Two sports whose committee has the last word: what it may say, what it costs, and that nothing comes after it. */

const words = wordsOf('en')
const t = words.panelRoom
const PHONE = { viewport: { width: 360, height: 740 } }
const WHY = 'They were in the hall.'

/** Three who are free in these cases, the chair first. */
const three = async (of: CaseFederation, as: CaseFixtures['as']) => [
  { page: await as('member2'), name: of.members[1]?.name },
  { page: await as('member3'), name: of.members[2]?.name },
  { page: await as('member4'), name: of.members[3]?.name },
]

const namesOf = (panel: readonly { readonly name: string | undefined }[]) => panel.map(({ name }) => name ?? '')

/** The player reads the decision and finds no way on; the clerk closes the case. */
const isFinal = async (appeal: string, player: Page, clerk: Page) => {
  await toRoom(player, appeal)
  await expect(player.getByText(t.final)).toBeVisible()
  await expect(player.locator('form[data-act=escalateAppeal]')).toHaveCount(0)
  await toRoom(clerk, appeal)
  await act(clerk, 'closeCase')
  await isNow(clerk, 'CLOSED')
}

test('guandan: a game lost by penalty goes to three, is given back, and no further', async ({ of, as, tally }) => {
  const title = `Autumn Guandan ${of.tag}`
  await havePlayed(of, {
    nameZh: '秋季掼蛋赛',
    nameEn: title,
    field: guandanField(of.players),
    published: 10,
    ruling: ([offending = '']) => ({
      slot: FIRST_TABLE,
      kind: 'penalty',
      article: '33.1',
      facts: 'Signals across the table.',
      decision: 'The game is lost.',
      adjustments: [{ kind: 'forfeit', entrant: offending, slot: FIRST_TABLE }],
    }),
  })
  const [player, clerk] = [await as('player', PHONE), await as('clerk')]
  const [respondent, director] = [await as('respondent', PHONE), await as('director')]
  const appeal = await tally.step('file', '3 pages, 6 taps, 2 texts', () =>
    fileAppeal(player, title, { statement: 'I scratched my ear.', relief: 'Give the game back.' }),
  )
  const panel = await three(of, as)
  const reserve = { page: await as('member5'), name: of.members[4]?.name }
  const staff = await as('staff')
  await tally.step('the results cannot become official meanwhile', 'not walked', async () => {
    await walkToDesk(staff, new RegExp(`^${words.desk.overview}`), title)
    await staff.getByRole('button', { name: words.publish.makeOfficial, exact: true }).first().click()
    await expect(staff.getByText(words.problem.CASES_STILL_OPEN)).toBeVisible()
  })
  await tally.step('admit', '2 pages, 3 clicks', async () => {
    await toCase(clerk, appeal)
    await actOnCase(clerk, 'admitAppeal')
    await isNow(clerk, 'ADMITTED')
  })
  await tally.step('answer', 'not possible', () => answerIt(appeal, respondent))
  await tally.step('state the facts', 'not possible', () => stateFacts(appeal, director))
  await tally.step('two are refused, three are seated', 'a hidden page', async () => {
    await toPanel(clerk, appeal)
    await choosePanel(clerk, namesOf(panel).slice(0, 2), { why: WHY })
    await expect(clerk.getByText(words.problem.PANEL_SIZE_REFUSED.replace('{size}', '2'))).toBeVisible()
    await choosePanel(clerk, namesOf(panel), { reserves: namesOf([reserve]) })
    await isNow(clerk, 'PANEL_FORMING')
    await seatAll(appeal, { clerk, panel: [...panel, reserve], sides: [player, respondent] })
  })
  const sitting = [...panel.slice(0, 2), reserve]
  await tally.step('a tie found in the hearing, the reserve takes over', 'not walked', () =>
    tieFoundLate(appeal, { clerk, member: panel[2] as Sitting, reserve }),
  )
  await tally.step('deliberate', 'not walked', () => deliberate(appeal, panel[0]?.page as Page))
  await tally.step('vote', '1 click each, a hidden page', () => vote(appeal, sitting, 'rulingOverturned'))
  await tally.step('write, look at the effect, sign, tell', '1 page, ~14 fields', async () => {
    const chair = panel[0]?.page as Page
    await chair.reload()
    await draftDecision(chair, {
      findings: 'Nobody else saw a signal.',
      articles: '33.3',
      reasoning: 'A scratched ear is no signal.',
      lifts: true,
      order: {
        [t.orderKind]: words.decisionOrder.restoreResult,
        [t.orderArticle]: '33.3',
        [t.orderText]: 'The game counts as it was played.',
      },
    })
    await signAndTell(appeal, chair, clerk)
  })
  const second = await as('staff2')
  await tally.step('carry out, approve', '3 pages, 4 clicks', () => carryOut(appeal, title, { staff, second }))
  await tally.step('read the end of it, close', 'no page for the player', () => isFinal(appeal, player, clerk))
})

test('mahjong: a false win costs a fee, and its penalty is not the committee’s to lift', async ({ of, as, tally }) => {
  const title = `Autumn Mahjong ${of.tag}`
  await havePlayed(of, {
    nameZh: '秋季麻将赛',
    nameEn: title,
    field: mahjongField(of.players),
    published: 10,
    ruling: ([offending = '']) => ({
      kind: 'penalty',
      article: '3.9',
      facts: 'A win of seven fan was declared.',
      decision: 'Thirty points.',
      adjustments: [{ kind: 'penalty', entrant: offending, amount: '30' }],
    }),
  })
  const [player, clerk] = [await as('player', PHONE), await as('clerk')]
  const director = await as('director')
  const appeal = await tally.step('file', '3 pages, 6 taps, 2 texts', () =>
    fileAppeal(player, title, {
      statement: 'It was eight.',
      relief: 'Lift the penalty.',
      captain: 'Captain Bai',
    }),
  )
  const panel = await three(of, as)
  await tally.step('admit once the fee is paid', '2 pages, 3 clicks', async () => {
    await toCase(clerk, appeal)
    await actOnCase(clerk, 'admitAppeal')
    await expect(clerk.locator('[data-case-act=admitAppeal]').getByText(words.problem.DEPOSIT_MISSING)).toBeVisible()
    await actOnCase(clerk, 'recordDeposit')
    await expect(clerk.locator('[data-case-act=recordDeposit]')).toHaveCount(0)
    await clerk.reload()
    await actOnCase(clerk, 'admitAppeal')
    await isNow(clerk, 'ADMITTED')
  })
  // The penalty is one player’s: nobody stands on the other side.
  await tally.step('state the facts', 'not possible', () => stateFacts(appeal, director))
  await tally.step('choose the panel, disclose, seat', 'a hidden page', async () => {
    await toPanel(clerk, appeal)
    await choosePanel(clerk, namesOf(panel), { why: WHY })
    await isNow(clerk, 'PANEL_FORMING')
    await sitPanel(appeal, { clerk, panel, sides: [player] })
  })
  await tally.step('vote', '1 click each, a hidden page', () => vote(appeal, panel, 'dismissed'))
  await tally.step('dismissed, the fee kept, closed', '1 page, ~14 fields', async () => {
    const chair = panel[0]?.page as Page
    await chair.reload()
    const written = {
      findings: 'Seven fan were shown.',
      articles: '3.13.3',
      reasoning: 'The penalty is the director’s alone.',
    }
    await expect(chair.getByText(t.mayNothingHint)).toBeVisible()
    await expect(chair.getByRole('option', { name: words.decisionOrder.restoreResult })).toHaveCount(0)
    const dismissed = {
      [t.orderKind]: words.decisionOrder.recordOnly,
      [t.orderArticle]: '3.13.3',
      [t.orderText]: 'Dismissed.',
    }
    await draftDecision(chair, { ...written, order: dismissed })
    await signAndTell(appeal, chair, clerk)
    await isFinal(appeal, player, clerk)
    await toCase(player, appeal)
    await expect(player.getByText(words.depositState.forfeited).first()).toBeVisible()
  })
})
