import type { Locator, Page } from '@playwright/test'
import { linkSaying, pressLink } from './walk.js'

/** A hand on mouse and keyboard that counts what a person would have pressed. */
export class Hand {
  clicks = 0
  keys = 0

  constructor(readonly page: Page) {}

  async click(what: Locator): Promise<void> {
    await what.click()
    this.clicks += 1
  }

  /** A field is gone to and written in: a click and a key for each character. */
  async write(field: Locator, text: string): Promise<void> {
    await field.fill(text)
    this.clicks += 1
    this.keys += text.length
  }

  /** Two clicks: the list opened, the line taken. */
  async choose(list: Locator, choice: string | { readonly label: string }): Promise<void> {
    await list.selectOption(choice)
    this.clicks += 2
  }

  /** Keys where the focus stands, then Enter. */
  async enter(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    await this.page.keyboard.press('Enter')
    this.keys += text.length + 1
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
    this.keys += 1
  }

  button(name: string | RegExp): Promise<void> {
    return this.click(this.page.getByRole('button', { name, exact: typeof name === 'string' }).first())
  }

  /** A link of the page, or of the frame around it; the page it leads to is waited for. */
  async link(name: string | RegExp): Promise<void> {
    const link = await linkSaying(this.page, name)
    await pressLink(this.page, link, () => this.click(link))
  }

  told(what: string): string {
    return `${what}: ${this.clicks} clicks, ${this.keys} keys`
  }
}
