import { accessSync, chmodSync, constants, existsSync, lstatSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { chromium as playwrightChromium } from '@playwright/test'

export interface Chromium {
  readonly executablePath: string
  readonly args: string[]
}

/** Root has no sandbox; the others keep a test machine's browser quiet. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const executable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Arguments of the packaged one that are left out. Made for one page and no more: with it the first context that closes
 * takes the browser along. Made for three dimensions: every frame would be drawn by a graphics card in software. Made for
 * a place that forks nothing: each window would begin with a process that loads the browser anew. Made for scrapers: a
 * page could read of other origins what no reader's browser gives it.
 */
const LEFT_OUT = new RegExp(
  `^--(${[
    ...['single-process', 'in-process-gpu'],
    ...['ignore-gpu-blocklist', 'use-gl', 'use-angle', 'enable-unsafe-swiftshader'],
    'no-zygote',
    ...['disable-web-security', 'allow-running-insecure-content'],
  ].join('|')})\\b`,
)

/**
 * Where the packaged one is unpacked: in the checkout, in a folder of this account that nobody else may enter. In the
 * shared temporary folder it would be at a place that everybody knows, there for whoever comes first.
 */
export const privateFolder = (root = path.resolve(import.meta.dirname, '../../../.data/test')): string => {
  const uid = process.getuid?.() ?? 0
  const folder = path.join(root, `chromium-${uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  if (!found.isDirectory() || (process.getuid && found.uid !== uid))
    throw new Error(`${folder} belongs to somebody else; remove it.`)
  chmodSync(folder, 0o700)
  return folder
}

/** The package unpacks into the temporary folder, which it looks up when it is loaded and when it is asked. */
const unpacked = async (): Promise<Chromium> => {
  const before = process.env.TMPDIR
  process.env.TMPDIR = privateFolder()
  try {
    const { default: carried } = await import('@sparticuz/chromium')
    return {
      executablePath: await carried.executablePath(),
      args: [...carried.args.filter(argument => !LEFT_OUT.test(argument)), ...QUIET],
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}

/** The one that npm brought: Linux on x64 only. */
const packaged = async (): Promise<Chromium | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    return await unpacked()
  } catch {
    return undefined
  }
}

/**
 * `CHROMIUM`, the one npm carries, the system's, or Playwright's own, in this order. The one npm carries is a headless
 * shell, the same on every machine; the same specs took a quarter to a third less processor time with it.
 */
export const findChromium = async (): Promise<Chromium> => {
  const named = process.env.CHROMIUM
  if (named && !executable(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run.`)
  if (named) return { executablePath: named, args: QUIET }
  const carried = await packaged()
  if (carried) return carried
  const present = SYSTEM.find(executable)
  if (present) return { executablePath: present, args: QUIET }
  const own = playwrightChromium.executablePath()
  if (existsSync(own)) return { executablePath: own, args: QUIET }
  throw new Error(
    'No Chromium to read the pages with. Install one (`apt-get install chromium`), name one (CHROMIUM=/path), or fetch Playwright’s: npx playwright install chromium',
  )
}
