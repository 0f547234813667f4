import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.js'

/**
 * The front door is the only door: a browser test opens the home page and presses its way from there. Where one types
 * an address it is about the address, or stands here with why; what stands here may grow shorter, never longer.
 */

/** How many addresses a file types, and what for. */
const TYPED: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'accounts.spec.ts': [
    3,
    'a stranger and a player try addresses that no link offers them, and one comes back after logging out',
  ],
  'appeals.spec.ts': [2, 'a stranger who was handed an address or made one up'],
  'at-the-table.spec.ts': [1, 'what a telephone reads from the code on a slip'],
  'before-scripts.spec.ts': [1, 'pages whose scripts are held back from the first request'],
  'crawl.spec.ts': [1, 'each address was found by following links, in the step before'],
  'forgotten.spec.ts': [1, 'reads the links of two pages of something made for the test'],
  'help-pictures.spec.ts': [1, 'pictures, not a test'],
  'keyboard.spec.ts': [2, 'where the first stop of the keyboard lies on a page just opened'],
  'mahjong.spec.ts': [1, 'the address of the tool carries the hand'],
  'main-road.spec.ts': [3, 'lists by their day: the address is what is cited'],
  'offline.spec.ts': [10, 'pages of a server of its own, which is cut off: no home page leads to them'],
  'open-internet.spec.ts': [4, 'addresses as machines ask for them'],
  'other-sites.spec.ts': [2, 'the page of another site, which shows ours; addresses that the API says'],
  'own-account.spec.ts': [2, 'the one-time links that were handed over'],
  'phone-first.spec.ts': [4, 'measures each page as it is opened, by itself, and the tap from one of them'],
  'play.spec.ts': [1, 'reads the page again until the worker has filled it'],
  'reading.spec.ts': [9, 'pages as the server sends them, without a script'],
  'register-desk.spec.ts': [1, 'a second officer opens the record that the first has open'],
  'rounds.spec.ts': [4, 'another director takes over where the first stands, and the print that a wall is given'],
  'screenshots.spec.ts': [1, 'pictures, not a test'],
  'steady.spec.ts': [1, 'measures pages as they are opened, each by itself'],
  'simulation.spec.ts': [1, 'a player tries an address that no link offers'],

  'support/page-check.ts': [1, 'reads every kind of page by itself; the crawl walks to them'],
  'support/member.ts': [1, 'the one-time link that was handed over'],
}

const HOME = /\.goto\((?:'\/(?:en|zh-CN)'|`\/\$\{locale\}`)\)/

const typed = sourceFiles()
  .filter(({ path }) => path.startsWith('tests/browser/'))
  .map(({ path, text }) => ({
    file: path.slice('tests/browser/'.length),
    count: text.split('\n').filter(line => line.includes('.goto(') && !HOME.test(line)).length,
  }))
  .filter(({ count }) => count > 0)

describe('browser tests', () => {
  it('type no address but the home page’s, save where it says why', () =>
    expect(typed.filter(({ file, count }) => count > (TYPED[file]?.[0] ?? 0))).toEqual([]))

  it('have no more leave to type than they use', () =>
    expect(
      Object.entries(TYPED).filter(([file, [count]]) => count !== typed.find(one => one.file === file)?.count),
    ).toEqual([]))
})
