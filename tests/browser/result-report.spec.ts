import { expect, test, wordsOf } from './support/test.js'
import { walkFromMenu, walkTo, walkToDesk } from './support/walk.js'

/**
 * A player finds a result of last night wrong and says so; the director answers, the player reads the answer, and
 * confirms the scores, as the director then sees.
 */

const words = wordsOf('zh-CN')
const t = words.resultReports

test('a player says that a result is wrong, a director answers it', async ({ openAs }) => {
  const phone = { viewport: { width: 360, height: 740 }, locale: 'zh-CN' }
  const player = await openAs('player', phone)
  const note = `第 1 副应为 4♠，不是 3♠（${Date.now().toString(36)}）`
  await player.goto('/zh-CN')
  await walkFromMenu(player, words.frame.my)
  await walkTo(player, /桥牌地区公开双人赛$/)
  const own = await player.locator('header details a[href*="/players/"]').first().getAttribute('href')
  await player
    .locator('tbody tr', { has: player.locator(`a[href="${own}"]`) })
    .locator('a.unfolds')
    .click()
  await player.waitForURL(/card=/)
  await walkTo(player, words.standings.wholeCard)
  await player.getByRole('link', { name: t.title }).first().click()
  await expect(player.getByRole('heading', { name: t.title })).toBeVisible()
  await player.getByLabel(t.what).selectOption({ label: t.kind.score })
  await player.getByLabel(t.note).fill(note)
  await player.getByRole('button', { name: t.send }).click()
  await expect(player.getByText(t.waits)).toBeVisible()
  expect(await player.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const director = await openAs('director', phone)
  await director.goto('/zh-CN')
  await walkToDesk(director)
  await director.locator('main a[href$="/reports"]').first().click()
  const item = director.locator('main li', { hasText: note })
  await item.locator('summary').click()
  await item.getByLabel(t.became).selectOption('stands')
  await item.getByRole('button', { name: t.answerIt }).click()
  await expect(item.getByText(words.problem.REASON_MISSING)).toBeVisible()
  await item.getByLabel(t.reasonZh).fill('两份记分单均为 3♠。')
  await item.getByRole('button', { name: t.answerIt }).click()
  await expect(item.getByText(t.answer.stands)).toBeVisible()

  await player.goBack()
  await walkFromMenu(player, words.frame.my)
  await player.getByRole('main').locator('a[href*="/report?"]').filter({ visible: true }).first().click()
  await expect(player.getByText('两份记分单均为 3♠。')).toBeVisible()

  await walkFromMenu(player, words.frame.my)
  const evening = player
    .getByRole('region', { name: t.confirmTitle })
    .getByRole('listitem')
    .filter({ hasText: '桥牌地区公开双人赛' })
  await evening.locator('summary').click()
  await expect(evening.getByRole('table').getByRole('link', { name: t.wrong }).first()).toBeVisible()
  expect(await player.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await evening.getByRole('button', { name: /确认$/ }).click()
  await expect(evening.getByText(/已确认 (\d+) \/ \1$/)).toBeVisible()
  await director.reload()
  await expect(director.getByText(/已由参赛者确认/)).toBeVisible()
})
