import { accessSync, constants, existsSync } from 'node:fs'
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
 * takes the browser along. Made for three dimensions: every frame would be drawn by a graphics card in software.
 */
const LEFT_OUT = /^--(single-process|in-process-gpu|ignore-gpu-blocklist|use-gl|use-angle|enable-unsafe-swiftshader)\b/

/** The one that npm brought: Linux on x64 only. */
const packaged = async (): Promise<Chromium | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  try {
    const { default: carried } = await import('@sparticuz/chromium')
    return {
      executablePath: await carried.executablePath(),
      args: [...carried.args.filter(argument => !LEFT_OUT.test(argument)), ...QUIET],
    }
  } catch {
    return undefined
  }
}

/** `CHROMIUM`, the system's, the one npm carries, or Playwright's own, in this order. */
export const findChromium = async (): Promise<Chromium> => {
  const named = process.env.CHROMIUM
  if (named && !executable(named)) throw new Error(`CHROMIUM names ${named}, which cannot be run.`)
  const present = named || SYSTEM.find(executable)
  if (present) return { executablePath: present, args: QUIET }
  const carried = await packaged()
  if (carried) return carried
  const own = playwrightChromium.executablePath()
  if (existsSync(own)) return { executablePath: own, args: QUIET }
  throw new Error(
    'No Chromium to read the pages with. Install one (`apt-get install chromium`), name one (CHROMIUM=/path), or fetch Playwright’s: npx playwright install chromium',
  )
}
