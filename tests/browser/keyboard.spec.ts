import { expect, test, wordsOf } from './support/test.js'
import { follow, walkTo, walkToEvent } from './support/walk.js'

/** Everything within reach of the keyboard. */

const words = wordsOf('en')

test('the first stop skips to the content', async ({ page, at }) => {
  await page.goto(`/en${at.event}`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words.frame.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('focus is always visible and goes with the reading order', async ({ page, at }) => {
  await page.goto(`/en${at.event}`)
  const seen: { tag: string; ring: number; inView: boolean; place: 'header' | 'main' | 'other' }[] = []
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    seen.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const { bottom, top } = element.getBoundingClientRect()
        return {
          tag: element.outerHTML.slice(0, 120),
          ring: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
          inView: bottom > 0 && top < window.innerHeight,
          place: element.closest('header[data-no-print]') ? 'header' : element.closest('main') ? 'main' : 'other',
        } as const
      }),
    )
  }
  expect(seen.slice(1).filter(stop => stop.ring < 2 || !stop.inView)).toEqual([])
  const places = seen.slice(1).map(stop => stop.place)
  expect(places.indexOf('header')).toBe(0)
  expect(places.lastIndexOf('header')).toBeLessThan(places.indexOf('main'))
})

test('a slash goes to the search, and the search answers', async ({ page }) => {
  await walkTo(page, words.frame.events)
  await expect(async () => {
    await page.keyboard.press('/')
    await expect(page.locator('input[data-search]')).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('wang')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en\/search\?q=wang/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Wang / })
      .first(),
  ).toBeVisible()
})

test('what may be meant stands beneath the search while it is typed; keys choose, and a whole number goes straight', async ({
  page,
  at,
}) => {
  const number = at.player.split('/').at(-1) ?? ''
  await walkTo(page, words.frame.events)
  const box = page.locator('header input[data-search]')
  await expect(box).toHaveAttribute('role', 'combobox')
  await box.fill(number.slice(0, -1))
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText(number)
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(options).toHaveCount(0)
  await box.fill(number)
  await box.press('Enter')
  await page.waitForURL(new RegExp(`/en${at.player}$`))
})

test('Enter opens the explanation of a figure beside the page, Escape closes it', async ({ page, at }) => {
  await walkToEvent(page, 'BRB-')
  await page.waitForLoadState('networkidle')
  const figure = page.locator('table a.opens').first()
  await figure.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await expect(sheet).toContainText(words.explain.view.title)
  await expect(page).toHaveURL(/\/en\/explain\/standing\//)
  await expect(page.locator('main table').first()).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${at.event}$`))
  await expect(figure).toBeFocused()
})

test('j and k walk the rows, Enter opens one, g goes places and ? lists the keys', async ({ page }) => {
  await walkTo(page, words.frame.events)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(page.locator('tbody tr[data-current]')).toHaveCount(1)
  await expect(page.locator('tbody tr').first()).toHaveAttribute('data-current', '')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: words.keys.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await page.waitForURL(/\/en\/rankings$/)
})

test('a long list on a phone scrolls with the page, its heads in sight, and Back returns to the place', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await walkTo(page, words.frame.rankings)
  await follow(page, at.ranking)
  const frame = page.locator('main .register-frame').first()
  expect(await frame.evaluate(element => element.scrollHeight - element.clientHeight)).toBeLessThanOrEqual(1)
  await page.evaluate(() => window.scrollTo(0, 1500))
  await expect(frame.locator('thead th').first()).toBeInViewport()
  const name = frame.locator('tbody tr:nth-child(14) th a').first()
  await name.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(300)
  await name.click()
  await expect(page).toHaveURL(/\/players\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/rankings\//)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2)
})

test('a citation says what it leads to when it is rested on, and Escape puts that away', async ({ page }) => {
  await walkTo(page, words.frame.casebook)
  const citation = page.locator('main a[data-clause]').first()
  const preview = page.getByRole('tooltip')
  for (const rest of [() => citation.hover(), () => citation.focus()]) {
    await rest()
    await expect(preview).toBeVisible()
    await expect(citation).toHaveAccessibleDescription(/\S/)
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
  }
})
