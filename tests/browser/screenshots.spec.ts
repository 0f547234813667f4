import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deskFamilies, type Family, playerFamilies, publicFamilies } from './support/families.js'
import { storedSession } from './support/places.js'
import { expect, locales, test } from './support/test.js'

/**
 * With `SHOTS=folder`, as `npm run contact-sheet` asks: a picture of every kind of page in both languages and themes, wide
 * and on a phone, and the sheet that shows them side by side.
 */

const folder = process.env.SHOTS
const widths = [360, 1280]
const themes = ['light', 'dark'] as const

interface Look {
  readonly name: string
  readonly locale: string
  readonly width: number
  readonly theme: string
}

const pictureName = ({ name, locale, width, theme }: Look): string => `${name}.${locale}.${width}.${theme}.png`

/** How wide a picture stands on the sheet. */
const shown = (width: number): number => (width === 360 ? 180 : 400)

const rowOf = (name: string): string => {
  const looks = widths.flatMap(width =>
    themes.flatMap(theme => locales.map((locale): Look => ({ name, locale, width, theme }))),
  )
  const pictures = looks.map(
    look =>
      `<a href="${pictureName(look)}"><img src="${pictureName(look)}" width="${shown(look.width)}" alt="${Object.values(look).join(' ')}"></a>`,
  )
  return `<section><h2>${name}</h2>${pictures.join('')}</section>`
}

/** The sheet of the pictures that are there so far: a line for each kind of page. */
const writeSheet = (into: string): void => {
  const names = readdirSync(into).flatMap(file => (file.endsWith('.png') ? [file.split('.')[0] ?? ''] : []))
  const style =
    'body{font:14px sans-serif;background:#777;color:#fff}h2{font-size:14px;margin:16px 0 4px}section{white-space:nowrap}img{margin:0 6px 6px 0;vertical-align:top}'
  const rows = [...new Set(names)].map(rowOf)
  const head = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>`
  writeFileSync(path.join(into, 'index.html'), `${head}${rows.join('')}`)
}

const shoot = (families: readonly Family[]) => {
  for (const { name, path: pathOf } of families)
    test(`${name}`, async ({ page, at }) => {
      for (const locale of locales)
        for (const width of widths) {
          await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
          const answer = await page.goto(`/${locale}${pathOf(at)}`, { waitUntil: 'load' })
          await page.waitForLoadState('networkidle')
          await page.evaluate(() => document.fonts.ready)
          for (const theme of themes) {
            await page.emulateMedia({ colorScheme: theme })
            await page.screenshot({
              path: path.join(folder ?? '', pictureName({ name, locale, width, theme })),
              animations: 'disabled',
            })
          }
          expect(answer?.status()).toBeLessThan(500)
        }
      writeSheet(folder ?? '')
    })
}

/** Pages that no other test reads family by family. */
const more: readonly Family[] = [
  { name: 'event-programme', path: at => `${at.event}/programme` },
  { name: 'developers', path: () => '/developers' },
  { name: 'explorer', path: () => '/developers/explorer' },
  { name: 'trust', path: () => '/trust' },
  { name: 'open-data', path: () => '/open-data' },
  { name: 'policies', path: () => '/policies' },
  { name: 'ranking-rating', path: () => '/rankings/guandan-rating' },
]

test.describe('public pages', () => shoot([...publicFamilies, ...more]))

test.describe('pages of a player', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession('player')) })
  shoot([
    ...playerFamilies,
    { name: 'my-data', path: () => '/my/data' },
    { name: 'my-account', path: () => '/my/account' },
  ])
})

test.describe('desk pages', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use(storedSession('staff')) })
  shoot(deskFamilies)
})
