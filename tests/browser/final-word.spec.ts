import type { Page } from '@playwright/test'
import type { CaseFederation } from './support/case-federation.js'
import { FIRST_TABLE, guandanField, havePlayed, mahjongField } from './support/case-history.js'
import {
  act,
  choosePanel,
  actOnCase,
  draftDecision,
  fileAppeal,
  isNow,
  signAndTell,
  sitPanel,
  toCase,
  toPanel,
  toRoom,
  vote,
} from './support/case-steps.js'
import { type CaseFixtures, expect, test, wordsOf } from './support/case-test.js'

/** Two sports whose committee has the last word: what it may say, what it costs, and that nothing comes after it. */

const words = wordsOf('en')
const t = words.panelRoom
const PHONE = { viewport: { width: 360, height: 740 } }

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
  await act(clerk, 'closeCase')
  await isNow(clerk, 'CLOSED')
}

test('guandan: a game lost by penalty goes to three, and no further', async ({ of, as }) => {
  test.setTimeout(180_000)
  const { event } = await havePlayed(of, {
    nameZh: '秋季掼蛋赛',
    nameEn: 'Autumn Guandan',
    field: guandanField(of.players),
    published: 10,
    ruling: ([offending = '']) => ({
      slot: FIRST_TABLE,
      kind: 'penalty',
      article: '33.1',
      part: 'judgement',
      facts: 'Signals across the table.',
      decision: 'The game is lost.',
      adjustments: [{ kind: 'forfeit', entrant: offending, slot: FIRST_TABLE }],
    }),
  })
  const [player, clerk] = [await as('player', PHONE), await as('clerk')]
  const appeal = await fileAppeal(player, event, { statement: 'I scratched my ear.', relief: 'Give the game back.' })
  const panel = await three(of, as)
  await test.step('two are refused, three are seated', async () => {
    await toCase(clerk, appeal)
    await actOnCase(clerk, 'admitAppeal')
    await isNow(clerk, 'ADMITTED')
    await toPanel(clerk, appeal)
    await choosePanel(clerk, namesOf(panel).slice(0, 2))
    await expect(clerk.getByText(words.problem.PANEL_SIZE_REFUSED.replace('{size}', '2'))).toBeVisible()
    await choosePanel(clerk, namesOf(panel))
    await isNow(clerk, 'PANEL_FORMING')
    await sitPanel(appeal, { clerk, panel })
  })
  await test.step('the ruling stands, and that is the end of it', async () => {
    await vote(appeal, panel, 'rulingUpheld')
    const chair = panel[0]?.page as Page
    await chair.reload()
    await draftDecision(chair, {
      findings: 'The signals were seen by two.',
      articles: '33.3',
      reasoning: 'The penalty is the one the rules name.',
      order: {
        [t.orderKind]: words.decisionOrder.recordOnly,
        [t.orderArticle]: '33.3',
        [t.orderText]: 'The ruling stands.',
      },
    })
    await signAndTell(appeal, chair, clerk)
    await isFinal(appeal, player, clerk)
  })
})

test('mahjong: a false win costs a fee, and its penalty is not the committee’s to lift', async ({ of, as }) => {
  test.setTimeout(180_000)
  const { event } = await havePlayed(of, {
    nameZh: '秋季麻将赛',
    nameEn: 'Autumn Mahjong',
    field: mahjongField(of.players),
    published: 10,
    ruling: ([offending = '']) => ({
      kind: 'penalty',
      article: '3.9',
      part: 'discipline',
      facts: 'A win of seven fan was declared.',
      decision: 'Thirty points.',
      adjustments: [{ kind: 'penalty', entrant: offending, amount: '30' }],
    }),
  })
  const [player, clerk] = [await as('player', PHONE), await as('clerk')]
  const appeal = await fileAppeal(player, event, {
    statement: 'It was eight.',
    relief: 'Lift the penalty.',
    captain: 'Captain Bai',
  })
  const panel = await three(of, as)
  await test.step('nothing is admitted before the fee is paid', async () => {
    await toCase(clerk, appeal)
    await actOnCase(clerk, 'admitAppeal')
    await expect(clerk.locator('[data-case-act=admitAppeal]').getByText(words.problem.DEPOSIT_MISSING)).toBeVisible()
    await actOnCase(clerk, 'recordDeposit')
    await expect(clerk.locator('[data-case-act=recordDeposit]')).toHaveCount(0)
    await clerk.reload()
    await actOnCase(clerk, 'admitAppeal')
    await isNow(clerk, 'ADMITTED')
    await toPanel(clerk, appeal)
    await choosePanel(clerk, namesOf(panel))
    await isNow(clerk, 'PANEL_FORMING')
    await sitPanel(appeal, { clerk, panel })
  })
  await test.step('the penalty cannot be lifted; the appeal is dismissed and the fee kept', async () => {
    await vote(appeal, panel, 'dismissed')
    const chair = panel[0]?.page as Page
    await chair.reload()
    const line = { [t.orderArticle]: '3.13.3', [t.reviews]: words.reviewedMatter.discipline }
    const written = {
      findings: 'Seven fan were shown.',
      articles: '3.13.3',
      reasoning: 'The penalty is the director’s alone.',
    }
    const restored = { [t.orderKind]: words.decisionOrder.restoreResult, ...line, [t.orderText]: 'Lift it.' }
    await draftDecision(chair, { ...written, lifts: true, order: restored })
    await expect(chair.getByText(words.problem.ORDER_ONLY_RECOMMENDED)).toBeVisible()
    const dismissed = { [t.orderKind]: words.decisionOrder.recordOnly, [t.orderText]: 'Dismissed.' }
    await draftDecision(chair, { ...written, order: dismissed })
    await signAndTell(appeal, chair, clerk)
    await isFinal(appeal, player, clerk)
    await toCase(player, appeal)
    await expect(player.getByText(words.depositState.forfeited).first()).toBeVisible()
  })
})
