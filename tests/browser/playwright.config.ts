import { defineConfig } from '@playwright/test'
import { findChromium } from './support/chromium.js'

const { executablePath, args } = await findChromium()

/** One stack for all of it, started by the global setup; the pages are read in the headless Chromium at hand. */
export default defineConfig({
  testDir: '.',
  // Pictures to be looked at, not tests.
  testIgnore: [
    ...(process.env.SHOTS ? [] : ['screenshots.spec.ts']),
    ...(process.env.PICTURES ? [] : ['help-pictures.spec.ts']),
  ],
  outputDir: '../../.data/test/browser',
  globalSetup: './global-setup.ts',
  workers: 2,
  fullyParallel: false,
  // No second attempt: a spec that writes would repeat on what its first attempt left.
  retries: 0,
  // How long something may hang before it is called broken, said here once: no test counts on a quick machine.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args },
    timezoneId: 'Asia/Shanghai',
    // What a worker of the portal fetches, no spec sees; its own spec allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
})
