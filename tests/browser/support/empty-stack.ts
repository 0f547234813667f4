import { type Browser, expect, type Page } from '@playwright/test'
import type { Named, Secretary } from './evening.js'
import { Hand } from './hand.js'
import { type Stack, startStack } from './stack.js'
import { type Locale, wordsOf } from './test.js'

/** A stack of a spec's own on an empty database: its federation is founded by pressing, and what everybody did is counted. */

export const PASSWORD = 'a long password'
export const CHAIR = 'chen@example.org'
export const SECOND = 'wang@example.org'
export const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** Neither may a page be wider than its window nor may anything go wrong behind it. */
const watch = (page: Page, wrong: string[]) => {
  page.on('pageerror', error => wrong.push(`${page.url()}: ${error.message}`))
  page.on('console', said => {
    if (said.type() === 'error') wrong.push(`${page.url()}: ${said.text()}`)
  })
  page.on('response', answer => {
    if (answer.status() >= 500) wrong.push(`${answer.url()}: ${answer.status()}`)
  })
}

/** Fills the log-in page, gone to from the frame; the desk is come to. */
export const logIn = async ({ hand, locale }: Secretary, email = CHAIR, password = PASSWORD): Promise<void> => {
  const { frame, login } = wordsOf(locale)
  const { page } = hand
  if (!page.url().includes('/login')) await hand.click(page.locator('header').getByRole('link', { name: frame.logIn }))
  await hand.write(page.locator('main #email'), email)
  await hand.write(page.locator('main #password'), password)
  await hand.click(page.getByRole('main').getByRole('button', { name: login.submit, exact: true }))
  await page.waitForURL(url => !/login|session$/.test(url.pathname))
}

/** The set-up of an empty database: a federation and its first two officers, the first of whom then logs in. */
export const found = async (who: Secretary, setupCode: string, federation: Named, code: string): Promise<void> => {
  const { hand, locale } = who
  const { page } = hand
  const { setup } = wordsOf(locale)
  await expect(page.getByRole('heading', { level: 1, name: setup.title })).toBeVisible()
  const given: Readonly<Record<string, string>> = {
    setupCode,
    'federation-zh': federation.zh,
    'federation-en': federation.en,
    code,
    'first-name': 'Chen Lihua',
    'first-email': CHAIR,
    'first-password': PASSWORD,
    'second-name': '王小明',
    'second-email': SECOND,
    'second-password': PASSWORD,
  }
  for (const [id, text] of Object.entries(given)) if (text) await hand.write(page.locator(`main [id="${id}"]`), text)
  await hand.button(setup.submit)
  await page.waitForURL(/\/login/)
  await logIn(who)
  await expect(page).toHaveURL(/\/desk$/)
}

export interface EmptyStack {
  /** What the set-up takes. */
  readonly setupCode: string
  /** Somebody at a browser of the own, on the home page. */
  sitDown(browser: Browser, locale: Locale, viewport?: typeof WIDE): Promise<Secretary>
  /** Closes the browser, notes the effort and up to three lines of a list; nothing may have gone wrong behind the pages. */
  leave(who: Secretary, what: string, list?: string): Promise<void>
  stop(): Promise<void>
}

export const emptyStack = async (): Promise<EmptyStack> => {
  const stack: Stack = await startStack('empty')
  const wrong: string[] = []
  const efforts: string[] = []
  return {
    setupCode: stack.password,
    sitDown: async (browser, locale, viewport = WIDE) => {
      const context = await browser.newContext({ baseURL: stack.url, viewport })
      const page = await context.newPage()
      watch(page, wrong)
      await page.goto(`/${locale}`)
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date())
      return { hand: new Hand(page), locale, today }
    },
    leave: async (who, what, list = '') => {
      efforts.push(who.hand.told(what))
      const named = list.split('\n').filter(text => /\d/.test(text))
      for (const line of named.slice(0, 3)) efforts.push(`  ${line.trim()}`)
      await who.hand.page.context().close()
      expect(wrong).toEqual([])
    },
    stop: async () => {
      await stack.stop()
      for (const line of efforts) process.stdout.write(`    ${line}\n`)
    },
  }
}
