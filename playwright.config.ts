import { defineConfig } from '@playwright/test'

/** `x.spec.ts` is walked on every device, `x.phone.spec.ts` on the phone alone. */
const walkedOn = (device: string) => new RegExp(`/[^.]+(\\.${device})?\\.spec\\.ts$`)
const touch = { hasTouch: true, isMobile: true }
/** Journeys that measure how long people wait: they run when all others are over, with the machine to themselves. */
const measured = /@measured/
const devices = {
  phone: { ...touch, viewport: { width: 390, height: 844 } },
  tablet: { ...touch, viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
}
const names = Object.keys(devices)
const projects = Object.entries(devices).flatMap(([name, use]) => {
  const walked = { testMatch: walkedOn(name), use }
  return [
    { ...walked, name, grepInvert: measured },
    { ...walked, name: `${name} measured`, grep: measured, dependencies: names, workers: 1 },
  ]
})

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/kit/browser/journeys-setup.ts',
  outputDir: 'test-results',
  // Each journey has a kindergarten of its own; much of it is waiting for a browser.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/tests/journeys.json' }]],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // Noting every page and click slows the journeys down a lot: done when somebody asks for it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
  projects,
})
