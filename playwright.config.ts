import { defineConfig } from '@playwright/test'
import { keepTemporaryInMemory } from './tests/kit/temporary-folder'

keepTemporaryInMemory()

/** `x.spec.ts` is walked on every device, `x.phone.spec.ts` on the phone alone. */
const walkedOn = (device: string) => new RegExp(`/[^.]+(\\.${device})?\\.spec\\.ts$`)
const touch = { hasTouch: true, isMobile: true }
const devices = {
  phone: { ...touch, viewport: { width: 390, height: 844 } },
  tablet: { ...touch, viewport: { width: 820, height: 1180 } },
  desktop: { viewport: { width: 1440, height: 900 } },
}
const projects = Object.entries(devices).map(([name, use]) => ({ name, use, testMatch: walkedOn(name) }))

export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/kit/browser/journeys-setup.ts',
  outputDir: 'test-results',
  // Each journey has a kindergarten of its own, and the walk goes on beside them: a third at a time makes no core less idle, and all of them slower.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // What hangs is told sooner or later; a busy machine is given the time it takes.
  timeout: 600_000,
  expect: { timeout: 120_000 },
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
