import { bridgeField, FIRST_BOARD, havePlayed } from './support/case-history.js'
import { actOnCase, agreeToAppeal, goOn, isNow, toFiling } from './support/case-steps.js'
import { expect, test, wordsOf } from './support/case-test.js'
import { walkFromMenu, walkTo, walkToDesk } from './support/walk.js'

/** From the table to admission: a player files on a phone, the partner agrees, the clerk admits. */

const words = wordsOf('en')
const PHONE = { viewport: { width: 360, height: 740 } }

test.describe.configure({ mode: 'serial' })

let filed = ''
let number = ''

test('a player files in four steps on a phone and takes a receipt away', async ({ of, as, stamp }) => {
  const title = `Spring Pairs ${stamp}`
  await havePlayed(of, {
    nameZh: '春季双人赛',
    nameEn: title,
    field: bridgeField(of.players),
    published: 10,
    ruling: () => ({
      slot: FIRST_BOARD,
      kind: 'warning',
      article: '16B1a',
      facts: 'A pause before a pass.',
      decision: 'A warning.',
      adjustments: [],
    }),
  })
  const page = await as('player', PHONE)
  await toFiling(page, title)
  await expect(page.getByText(words.filing.clock)).toBeVisible()
  await goOn(page, 2)
  await expect(page.getByLabel(words.filing.signature)).not.toHaveValue('')
  await goOn(page, 3)
  await page
    .getByLabel(words.filing.statement)
    .fill('There was no unauthorized information: partner always thinks that long.')
  await page.getByLabel(words.filing.relief).fill('Withdraw the warning.')
  await page.locator('#evidence-file').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Our convention card says so.'),
  })
  // A file that was chosen goes along with whoever goes on.
  await goOn(page, 4)
  await expect(page.getByText('1 item', { exact: true })).toBeVisible()
  await page.reload()
  await goOn(page, 2, 3, 4)
  await expect(page.getByText('Withdraw the warning.')).toBeVisible()
  await page.getByRole('button', { name: words.filing.file, exact: true }).click()
  await page.waitForURL(/\/receipt$/)
  await expect(page.locator('h1')).toContainText(/AC-\d{4}-\d{3}/)
  number = /AC-\d{4}-\d{3}/.exec(await page.locator('h1').innerText())?.[0] ?? ''
  filed = decodeURIComponent(/appeals\/([^/]+)\/receipt/.exec(page.url())?.[1] ?? '')
  expect(filed).not.toBe('')
})

test('the partner agrees; a stranger and a wrong id find nothing to do', async ({ as, page }) => {
  const partner = await as('partner')
  await walkFromMenu(partner, new RegExp(`^${words.frame.my}`))
  await walkTo(partner, new RegExp(number))
  await agreeToAppeal(partner)
  await expect(partner.getByText(words.concurrence.given).first()).toBeVisible()
  const answer = await page.goto('/en/cases/nothing')
  expect(answer?.status()).toBe(404)
  await page.goto(`/en/cases/${encodeURIComponent(filed)}`)
  await expect(page.locator('[data-case-act]')).toHaveCount(0)
  await expect(page.getByText('Withdraw the warning.')).toHaveCount(0)
})

test('the clerk admits the case and refers its law part', async ({ as }) => {
  const clerk = await as('clerk')
  await walkToDesk(clerk, words.desk.cases, new RegExp(number))
  await actOnCase(clerk, 'admitAppeal')
  await isNow(clerk, 'ADMITTED')
  await actOnCase(clerk, 'referLawPart', {
    [words.caseActField.referLawPart_reason]: 'Does Law 16B cover a pause of ten seconds?',
  })
  await isNow(clerk, 'LAW_PART_REFERRED')
})
