import type { Page } from '@playwright/test'

/** Resolves once the page lies on the device, so that it starts without a server. */
export const keptOnDevice = (page: Page): Promise<boolean> => page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
