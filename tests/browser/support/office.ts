import { expect, type Page } from '@playwright/test'
import { oneOf, unfold } from './settled.js'
import { wordsOf } from './test.js'
import { walkToDesk } from './walk.js'

/** Events made through the office's own forms, so that a test has one that nobody else changes. */

const { common, desk, office, rounds, sport: sports, stageSettings } = wordsOf('en')

/** Presses until the page shows what follows: a form may be on the page before it listens. */
export const until = (act: () => Promise<void>, seen: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await act()
    await seen()
  }).toPass()

export type SportName = 'bridge' | 'guandan' | 'mahjong'

/** Sanctions an event and stands in its office; its address, without the language, is answered. */
export const sanction = async (page: Page, sport: SportName, code: string): Promise<string> => {
  await walkToDesk(page, new RegExp(`^${desk.overview}`), desk.newEvent)
  for (const one of [sport === 'mahjong' ? 'guandan' : 'mahjong', sport] as const) {
    await until(
      async () => {
        await page.getByLabel(office.sport, { exact: true }).selectOption({ label: sports[one] })
      },
      async () => {
        await expect(page.getByLabel(office.edition)).toHaveValue(new RegExp(`^${one}/`), { timeout: 1_000 })
      },
    )
  }
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: office.sanction }) })
  await form.getByLabel(common.nameZh, { exact: true }).fill(`试赛 ${code}`)
  await form.getByLabel(common.nameEn, { exact: true }).fill(`Trial ${code}`)
  await form.getByLabel(office.code, { exact: true }).fill(code)
  await form.getByLabel(office.startsOn).fill('2026-12-05')
  await form.getByLabel(office.endsOn).fill('2026-12-06')
  await page.getByRole('button', { name: office.sanction }).click()
  await page.waitForURL(/\/office$/)
  return new URL(page.url()).pathname.replace(/^\/en/, '')
}

export interface StageFields {
  /** `usual` leaves what the form has chosen for the sport. */
  readonly kind: 'swiss' | 'singleElimination' | 'roundRobin' | 'laidOut' | 'none' | 'usual'
  /** Settings of the plan and of the sport by their keys, written with the controls of the form. */
  readonly plan?: Readonly<Record<string, string | number>>
  readonly settings?: Readonly<Record<string, string | number>>
}

/** Adds a stage with the office's form. */
export const addStage = async (page: Page, name: string, { kind, plan = {}, settings = {} }: StageFields) => {
  const control = (of: string) => page.locator(`#stage-${of.replaceAll('.', '-')}`)
  const write = async (key: string, value: string | number) =>
    typeof value === 'number' ? control(key).fill(String(value)) : control(key).selectOption(value)
  await unfold(page.locator('summary', { hasText: office.addStage }))
  const turns = kind === 'usual' ? [] : kind === 'none' ? ['swiss', ''] : ['', kind]
  for (const one of turns)
    await until(
      async () => {
        await control('plan.format.kind').selectOption(one)
      },
      async () => {
        await expect(control('plan.format.rounds')).toBeVisible({ visible: one === 'swiss', timeout: 1_000 })
      },
    )
  await page.locator('#stage-zh').fill(`${name}阶段`)
  await page.locator('#stage-en').fill(name)
  for (const [key, value] of Object.entries(plan)) await write(`plan.${key}`, value)
  if (Object.keys(settings).length > 0) await page.locator('summary', { hasText: stageSettings.ui.conditions }).click()
  for (const [key, value] of Object.entries(settings)) await write(`settings.${key}`, value)
  await page.getByRole('button', { name: office.stage.add }).click()
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(name) })).toBeVisible()
}

/** Enters sides by their players' names, in the order of strength. */
export const enter = async (page: Page, sides: readonly string[]) => {
  const list = page.getByLabel(office.paste.label).first()
  const button = page.getByRole('button', { name: new RegExp(`^Enter ${sides.length} sides$`) })
  await until(
    async () => {
      await list.fill(sides.join('\n'))
    },
    async () => {
      await expect(button).toBeEnabled({ timeout: 1_000 })
    },
  )
  await button.click()
  // The list is emptied once they are entered, and the button names as many as it holds.
  await expect(button).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
}

/** From the office to the director's desk of a stage, with a session opened. */
export const openDesk = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: office.toRounds }).last().click()
  await page.waitForURL(/\/rounds$/)
  const session = page.getByRole('heading', { level: 2, name: /^Session 1$/ })
  const open = page.getByRole('button', { name: rounds.openSession })
  await until(
    async () => {
      if ((await oneOf({ session, open })) === 'open') await open.click()
    },
    async () => {
      await expect(session).toBeVisible({ timeout: 5_000 })
    },
  )
  return new URL(page.url()).pathname.replace(/^\/en/, '')
}
