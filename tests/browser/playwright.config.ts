import { defineConfig } from '@playwright/test'
import { findChromium } from './support/chromium.js'

const { executablePath, args } = await findChromium()

/** One stack for all of it, started by the global setup; the pages are read in the headless Chromium at hand. */
export default defineConfig({
  testDir: '.',
  // Pictures to be looked at, not tests.
  testIgnore: process.env.SHOTS ? [] : ['screenshots.spec.ts'],
  outputDir: '../../.data/test/browser',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // A machine under load: a second attempt is allowed, and told as unsteady.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    timezoneId: 'Asia/Shanghai',
    // What a worker of the portal fetches, no spec sees; its own spec allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
})
