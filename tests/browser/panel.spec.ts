import { bridgeField, FIRST_BOARD, havePartnered, havePlayed } from './support/case-history.js'
import {
  act,
  actOnCase,
  agreeToAppeal,
  answerIt,
  carryOut,
  choosePanel,
  draftDecision,
  fileAppeal,
  isNow,
  printCase,
  signAndTell,
  sitPanel,
  stateFacts,
  toCase,
  toPanel,
  toRoom,
  toPrint,
  vote,
} from './support/case-steps.js'
import { expect, test, wordsOf } from './support/case-test.js'
import { walkTo, walkToEvent } from './support/walk.js'

/**
 * A weighted score under Law 12C, appealed in the twenty-ninth minute: the law part to another director, a tie found in
 * the records, a challenge, a panel, another weighted score, standings and points that move, and a case in print.
 */

const words = wordsOf('en')
const t = words.panelRoom
const PHONE = { viewport: { width: 360, height: 740 } }
/** On the first board the other tables scored 430 and −50: one of these beats both, the other neither. */
const [DOWN, MADE] = [-100, 460]

test('a weighted score is appealed, weighed anew and printed', async ({ of, as, tally, page: reader }) => {
  const [partnerOnce, chair, challenged, sitting, reserve] = of.members.map(member => member.name)
  const names = (...found: (string | undefined)[]) => found.map(name => name ?? '')
  const title = `Autumn Pairs ${of.tag}`
  await havePartnered(of, '2026-02-01', ...of.members.slice(0, 1), ...of.players.slice(0, 1))
  await havePlayed(of, {
    nameZh: '秋季双人赛',
    nameEn: title,
    field: bridgeField(of.players),
    published: 28.5,
    official: true,
    ruling: () => ({
      slot: FIRST_BOARD,
      kind: 'adjustedScore',
      article: '12C1c',
      facts: 'South hesitated; North bid on.',
      decision: 'Nine tenths of two down.',
      adjustments: [
        {
          kind: 'assigned',
          slot: FIRST_BOARD,
          payload: {
            weighted: [
              { weight: '0.9', nsScore: DOWN },
              { weight: '0.1', nsScore: MADE },
            ],
          },
        },
      ],
    }),
  })
  const standings = async () => {
    await walkToEvent(reader, title)
    // By role: the story’s own table is folded away before it.
    return reader.locator('main').getByRole('table').first().innerText()
  }
  const before = await standings()

  const player = await as('player', PHONE)
  const partner = await as('partner', PHONE)
  const appeal = await tally.step('file, in the twenty-ninth minute', '3 pages, 6 taps, 2 texts', () =>
    fileAppeal(player, title, {
      statement: 'The pause was no longer than usual.',
      relief: 'Weigh the contract made more.',
    }),
  )
  await tally.step('agree', '2 pages, 3 taps', async () => {
    await toCase(partner, appeal)
    await agreeToAppeal(partner)
  })

  const clerk = await as('clerk')
  const director = await as('director')
  const respondent = await as('respondent', PHONE)
  await tally.step('admit', '2 pages, 3 clicks', async () => {
    await toCase(clerk, appeal)
    await actOnCase(clerk, 'admitAppeal')
    await isNow(clerk, 'ADMITTED')
  })

  await tally.step('ask that the result wait, and be granted it', 'not walked', async () => {
    const { caseActField: field, answer } = words
    await toCase(player, appeal)
    await actOnCase(player, 'requestStay', { [field.requestStay_reason]: 'Prizes are given tonight.' })
    await expect(player.locator('[data-case-act=requestStay]')).toHaveCount(0)
    await toCase(clerk, appeal)
    await actOnCase(clerk, 'decideStay', {
      [field.decideStay_granted]: answer.yes,
      [field.reasons]: 'Nobody is hurt by an hour.',
    })
    await expect(clerk.locator('[data-case-act=liftStay]')).toHaveCount(1)
  })
  await tally.step('answer', 'not possible', () => answerIt(appeal, respondent))
  await tally.step('state the facts', 'not possible', () => stateFacts(appeal, director))

  const chief = await as('chief')
  await tally.step('refer the law part, answer it', 'deadlock', async () => {
    await toCase(clerk, appeal)
    await actOnCase(clerk, 'referLawPart', {
      [words.caseActField.referLawPart_reason]: 'Is a pause extraneous information?',
    })
    await isNow(clerk, 'LAW_PART_REFERRED')
    await toCase(director, appeal)
    await isNow(director, 'LAW_PART_REFERRED')
    await expect(director.locator('[data-case-act=answerLawPart]')).toHaveCount(0)
    await toCase(chief, appeal)
    await actOnCase(chief, 'answerLawPart', {
      [words.caseActField.answer]: 'It is, where it suggests a call.',
      [words.caseActField.clauses]: '16B1a',
    })
    await isNow(chief, 'ADMITTED')
  })

  await tally.step('choose the panel, challenge, decide', 'a hidden page', async () => {
    await toPanel(clerk, appeal)
    const tied = clerk.getByRole('row').filter({ hasText: partnerOnce })
    await expect(tied).toContainText(t.hard)
    await expect(tied).toContainText(words.conflictTie.partner)
    await expect(clerk.getByLabel(partnerOnce ?? '', { exact: true })).toHaveCount(0)
    await choosePanel(clerk, names(chair, challenged, sitting), { reserves: names(reserve) })
    await isNow(clerk, 'PANEL_FORMING')
    await toPanel(player, appeal)
    await act(player, 'challengeMember', {
      [t.member]: challenged ?? '',
      [t.reason]: 'They travelled with the other side.',
    })
    await isNow(player, 'CHALLENGED')
    const presides = await as('member2')
    await toPanel(presides, appeal)
    await act(presides, 'decideChallenge', { [t.decision]: t.upheld, [t.reasons]: 'Two people saw it.' })
    await isNow(presides, 'PANEL_FORMING')
    await clerk.reload()
    await isNow(clerk, 'PANEL_FORMING')
    await expect(clerk.getByRole('row').filter({ hasText: challenged }).first()).toContainText(t.left)
  })

  const panel = [
    { page: await as('member2'), name: chair },
    { page: await as('member4'), name: sitting },
    { page: await as('member5'), name: reserve },
  ] as const
  const presiding = panel[0].page
  await tally.step('disclose by mistake, take it back', 'not possible', async () => {
    const { page } = panel[1]
    const because = 'It was another of the same name.'
    await toPanel(page, appeal)
    await act(page, 'disclose', { [t.tie]: words.conflictTie.family, [t.tieText]: 'A cousin.' })
    await expect(page.getByText(t.tiedTitle)).toBeVisible()
    await act(page, 'withdrawDisclosure', { [t.reason]: because })
    await expect(page.locator('form[data-act=disclose] select')).toBeVisible()
    await toCase(player, appeal)
    await expect(player.getByText(because).first()).toBeVisible()
  })
  await tally.step('disclose, seat', 'a hidden page', () =>
    sitPanel(appeal, { clerk, panel, sides: [player, respondent] }),
  )
  await tally.step('vote', '1 click each, a hidden page', () => vote(appeal, panel, 'rulingVaried'))

  await tally.step('write, look at the effect, sign, tell', '1 page, ~14 fields', async () => {
    await presiding.reload()
    await draftDecision(presiding, {
      findings: 'There was a break in tempo.',
      articles: '16B1a, 12C1c',
      reasoning: 'Few of those asked would have passed.',
      order: {
        [t.orderArticle]: '12C1c',
        [t.orderText]: 'Nine tenths of the contract made.',
      },
      weighted: {
        slot: FIRST_BOARD,
        shares: [
          ['90', `+${MADE}`],
          ['10', `${DOWN}`],
        ],
      },
    })
    await expect(presiding.locator('[data-effects] table').first()).toBeVisible()
    await signAndTell(appeal, presiding, clerk)
    expect(await standings()).toBe(before)
  })

  const [staff, second] = [await as('staff'), await as('staff2')]
  await tally.step('carry out, approve', '3 pages, 4 clicks', () => carryOut(appeal, title, { staff, second }))
  expect(await standings()).not.toBe(before)
  await expect(reader.getByText(words.state.corrected).first()).toBeVisible()

  await tally.step('print', 'a hidden page', async () => {
    await toPrint(clerk, appeal)
    await printCase(clerk, {
      [words.casebook.headnoteZh]: '犹豫之后的叫牌',
      [words.casebook.headnoteEn]: 'Bidding on after a hesitation',
      [words.casebook.keywords]: `tempo, ${of.tag}`,
    })
    await expect(clerk.locator('header').getByText(words.appealOutcome.rulingVaried)).toBeVisible()
  })
  await walkTo(reader, words.frame.casebook, of.tag)
  await reader.waitForURL(/keyword=/)
  await walkTo(reader, /^CB-/)
  await expect(reader.getByText('Few of those asked would have passed.')).toBeVisible()

  await tally.step('the other side goes to the next body', 'not walked', async () => {
    await toRoom(respondent, appeal)
    await act(respondent, 'escalateAppeal', { [t.grounds]: 'Nine tenths are too many.' })
    await isNow(respondent, 'ESCALATED')
    await toCase(respondent, appeal)
    await walkTo(respondent, /^AC-\d{4}-\d{3}$/)
    await isNow(respondent, 'FILED')
  })
})
