import { expect, type Locale, locales, test, wordsOf } from './support/test.js'
import { countOf } from './support/settled.js'
import { walkTo } from './support/walk.js'

/** Everything that matters is in the page as the server sends it: these browsers run no script. */

test.use({ javaScriptEnabled: false })

const other = (locale: Locale): Locale => (locale === 'en' ? 'zh-CN' : 'en')

for (const locale of locales) {
  const words = wordsOf(locale)

  test.describe(`without a script, in ${locale}`, () => {
    test('home: latest events, corrections and rankings, and the other language', async ({ page }) => {
      await page.goto(`/${locale}`)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { name: words.home.latestEvents })).toBeVisible()
      await expect(page.getByRole('heading', { name: words.home.latestCorrections })).toBeVisible()
      expect(await page.locator('main a[href*="/events/"]').count()).toBeGreaterThan(4)
      await page.getByRole('link', { name: words.frame.switchLanguageLabel }).click()
      await expect(page).toHaveURL(new RegExp(`/${other(locale)}$`))
      await expect(page.locator('html')).toHaveAttribute('lang', other(locale))
    })

    for (const [kind, typed] of [
      ['Chinese', '王永龙'],
      ['pinyin', 'wang yonglong'],
      ['a typing mistake', 'wang yonglang'],
    ] as const)
      test(`search by ${kind}`, async ({ page }) => {
        await page.goto(`/${locale}`)
        await page.locator('main input[name=q]').fill(typed)
        await page.locator('main input[name=q]').press('Enter')
        await expect(page.locator('main table tbody tr').first()).toContainText('王永龙')
        await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=`))
      })

    test('search forgives a mistake in a Latin name', async ({ page }) => {
      await page.goto(`/${locale}`)
      await page.locator('main input[name=q]').fill('zhuo yujia')
      await page.locator('main input[name=q]').press('Enter')
      await expect(page.locator('main table tbody tr').first()).toContainText('周雨佳')
    })

    test('event: state, podium, lines that unfold their card, and each figure with its explanation', async ({
      page,
      at,
    }) => {
      await page.goto(`/${locale}${at.event}`)
      await expect(page.getByText(words.state.official, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(words.state.corrected).first()).toBeVisible()
      expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(6)
      await expect(page.getByRole('list', { name: words.standings.podium }).getByRole('listitem')).not.toHaveCount(0)
      const card = page.getByRole('table', { name: words.standings.scorecard })
      await expect(card).toHaveCount(0)
      await page.locator('a.unfolds[aria-expanded="false"]').nth(1).click()
      await expect(card.locator('tbody tr').first()).toBeVisible()
      await page.locator('a.unfolds[aria-expanded="true"]').click()
      await expect(card).toHaveCount(0)
      const figures = page.locator('main table a.opens')
      expect(await figures.count()).toBeGreaterThan(6)
      await figures.first().click()
      await expect(page.getByRole('heading', { level: 1, name: words.explain.view.title })).toBeVisible()
      await expect(page.locator('main details').first()).toBeAttached()
      const board = page.locator('main a', { hasText: words.explain.view.openFact }).first()
      expect(await board.getAttribute('href')).toContain('/boards/')
    })

    test('board: auction and play of the table on record', async ({ page, at }) => {
      await page.goto(`/${locale}${at.board}`)
      const record = page.locator('#record')
      await expect(record.getByRole('table', { name: words.boardPage.auction })).toContainText(
        words.boardPage.call.Pass,
      )
      await expect(record.getByRole('table', { name: words.boardPage.play })).toContainText(words.boardPage.led)
      await expect(record).toContainText(words.boardPage.leadsTo)
      await expect(page.getByText(words.boardPage.faults)).toHaveCount(0)
      await expect(page.locator('main table a[aria-current="true"]')).toHaveText(words.boardPage.recordShown)
    })

    test('cross-table: every contestant by board', async ({ page, at }) => {
      await page.goto(`/${locale}${at.board}`)
      await page.getByRole('link', { name: words.events.crossTable }).click()
      await expect(page.getByRole('heading', { name: words.crossTable.title })).toBeVisible()
      expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(6)
      expect(await page.locator('main table tbody a.opens').count()).toBeGreaterThan(20)
    })

    test('board: the traveller', async ({ page, at }) => {
      await page.goto(`/${locale}${at.board}`)
      expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(3)
      await expect(page.locator('main table thead').first()).toContainText(words.columns.contract)
      const compass = page.locator('main figure [role=img]').first()
      await expect(compass).toHaveAttribute('aria-label', /./)
      await expect(compass).toContainText(words.printed.seat.N)
      if (locale === 'en') await expect(compass).not.toContainText(words.seat.N)
      const strip = page.getByRole('navigation', { name: words.boards.neighbours }).first()
      await expect(strip.locator('[aria-current=page]')).toHaveCount(1)
      expect(await strip.getByRole('link').count()).toBeGreaterThan(3)

      // On a phone both pairs are seen whole, beside what they got.
      await page.setViewportSize({ width: 360, height: 740 })
      const line = page.locator('main table tbody tr').first()
      const edge = (await line.locator('[data-decides]').boundingBox())?.x ?? 0
      const names = line.locator('bdi').filter({ visible: true })
      expect(await names.count()).toBeGreaterThan(3)
      for (const box of await Promise.all((await names.all()).map(name => name.boundingBox())))
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edge)
      const figures = line.locator('[data-decides]')
      await expect(figures.locator('a').filter({ visible: true })).toHaveCount(1)
      await expect(figures.getByText(words.columns.ew, { exact: true })).toBeVisible()
      expect((await figures.innerText()).match(/\d+(\.\d+)?/g)).toHaveLength(2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })

    test('tables: those of a sport without boards, each leading to its sheet', async ({ page, at }) => {
      await page.goto(`/${locale}${at.guandanEvent}`)
      const tabs = page.getByRole('navigation', { name: words.events.sections })
      await expect(tabs.getByRole('link', { name: words.events.boards, exact: true })).toHaveCount(0)
      await tabs.getByRole('link', { name: words.events.tables, exact: true }).click()
      await expect(page.locator('main table thead').first()).toContainText(words.unit.levelPoint)
      await page.locator('main table tbody a[href*="#sheet-"]').first().click()
      await expect(page.locator('main')).toContainText(words.standings.tableCard)
    })

    test('an explanation names the article', async ({ page, at }) => {
      await page.goto(`/${locale}${at.explainTotal}`)
      await expect(page.locator('main')).toContainText(/78|A\./)
    })

    test('player: names in their scripts, results, points and history', async ({ page, at }) => {
      await page.goto(`/${locale}${at.player}`)
      await expect(page.locator('main')).toContainText(words.state.official)
      expect(await page.locator('main a[href*="/rankings/"]').count()).toBeGreaterThan(0)
      expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(0)
      await walkTo(page, words.players.history)
      await expect(page.locator('main svg').first()).toBeVisible()
      await walkTo(page, words.players.points)
      expect(await page.locator('main table tbody tr').count()).toBeGreaterThan(0)
    })

    test('player: partners and opponents with their records', async ({ page, at }) => {
      await page.goto(`/${locale}${at.player}`)
      await page.getByRole('link', { name: words.players.companions }).click()
      await expect(page.getByRole('heading', { name: words.companions.partners })).toBeVisible()
      await expect(page.getByRole('table', { name: words.companions.partners })).toContainText(
        words.companions.together,
      )
      // How the boards went, once they are counted.
      await page.getByRole('link', { name: words.players.play }).click()
      await expect(page.locator('main table').or(page.getByText(words.play.noneTitle)).first()).toBeVisible()
    })

    test('ranking list: fifty a page, its filters stand in the address', async ({ page, at }) => {
      const day = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
      await page.goto(`/${locale}${at.ranking}?asOf=${day}`)
      const lines = page.locator('main table tbody tr')
      await expect(lines).toHaveCount(50)
      await page.getByRole('link', { name: words.common.nextPage }).click()
      await expect(lines.first()).toContainText(/5\d|60/)
      expect(await lines.count()).toBeLessThan(50)
      await page.goBack()
      await page.locator('main #gender').selectOption('female')
      await page.locator('main #name').fill('wang')
      await page.getByRole('button', { name: words.common.apply }).click()
      await expect(page).toHaveURL(/gender=female/)
      await expect(page).toHaveURL(new RegExp(`asOf=${day}`))
      await expect(page).toHaveURL(/text=wang/)
      const filtered = await countOf(lines, page.locator('main table'))
      expect(filtered).toBeGreaterThan(0)
      expect(filtered).toBeLessThan(50)
    })

    test('logging in needs no script either', async ({ page }) => {
      await page.goto(`/${locale}`)
      await walkTo(page, words.frame.logIn)
      await page.locator('main #email').fill('nobody@paiji.example')
      await page.locator('main #password').fill('not the password')
      await page.getByRole('main').getByRole('button', { name: words.login.submit }).click()
      await expect(page.getByText(words.login.refused)).toBeVisible()
      await expect(page.locator('#email')).toHaveValue(/@/)
    })
  })
}
