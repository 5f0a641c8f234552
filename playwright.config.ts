import { defineConfig } from '@playwright/test'

/** `x.spec.ts` is walked on every device, `x.phone.spec.ts` on the phone alone. */
const walkedOn = (device: string) => new RegExp(`/[^.]+(\\.${device})?\\.spec\\.ts$`)
const touch = { hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/kit/journeys-setup.ts',
  outputDir: 'test-results',
  workers: 1,
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
  projects: [
    { name: 'phone', testMatch: walkedOn('phone'), use: { ...touch, viewport: { width: 390, height: 844 } } },
    { name: 'tablet', testMatch: walkedOn('tablet'), use: { ...touch, viewport: { width: 820, height: 1180 } } },
    { name: 'desktop', testMatch: walkedOn('desktop'), use: { viewport: { width: 1440, height: 900 } } },
  ],
})
