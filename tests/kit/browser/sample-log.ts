import { expect, type Page } from '@playwright/test'

/** The picture of a browser's false camera moves from the same beginning each time: `after` seconds on it is another one. */
async function tryToShoot(page: Page, after = 0): Promise<void> {
  await expect(page.locator('.shutter:not([disabled])')).toBeVisible()
  await page.waitForFunction((time) => (document.querySelector('video')?.currentTime ?? 0) >= time, after)
  await page.locator('.shutter').click()
  await page.locator('.camera-choice button').last().click()
}

/** The sample log as a cook sees it. */
export const sampleLog = (page: Page) => ({
  open: async () => {
    await page.goto('/canteen/samples')
    await expect(page.locator('.dish-card').first()).toBeVisible()
  },
  /** Begins, or goes on with, the first dish without a sample. */
  begin: () => page.locator('.dish-card[data-state=missing] .dish-main').first().click(),
  /** The next dish's camera, or the list: where one is led once a sample is kept. */
  led: () => page.locator('.shutter').or(page.locator('.dish-card').first()),
  done: () => page.locator('.dish-card[data-state=sampled]').count(),
  main: () => page.locator('.page-main .big-button'),
  /** From the open camera to the photograph in the form. */
  shoot: async () => {
    await tryToShoot(page)
    await expect(page.locator('.full-sheet')).toHaveCount(0)
  },
  tryToShoot: (after?: number) => tryToShoot(page, after),
  weigh: async (grams: string) => {
    for (const digit of grams) await page.locator(`.number-pad button[aria-label="${digit}"]`).click()
  },
  /** Reads the fridge, where that is asked for. */
  read: async () => {
    const main = page.locator('.page-main .big-button')
    await expect(main).toHaveText(/^(请先测冰箱温度|请签名|Read the fridge first|Please sign)$/)
    if (!/测冰箱|Read/.test((await main.textContent()) ?? '')) return
    await main.click()
    await page.locator('dialog .number-pad button[aria-label="4"]').click()
    await page.locator('dialog footer .big-button').click()
    await expect(main).toHaveText(/^(请签名|Please sign)$/)
  },
  /** Saves a whole sample, and says why it was not taken in time where that is asked. */
  save: async () => {
    const [main, why] = [page.locator('.page-main .big-button'), page.locator('dialog .temp-alarm').first()]
    await expect(main).toBeEnabled()
    await main.click()
    await expect(why.or(page.locator('.shutter')).or(page.locator('.dish-card').first()).first()).toBeVisible()
    if (!(await why.isVisible())) return
    // A false camera shows the same picture again, which is asked about as well.
    const reason = page.locator('dialog .temp-alarm .chip').first()
    if (await reason.isVisible()) await reason.click()
    await page.locator('dialog footer .big-button').click()
  },
  /** Draws a line on a pad. */
  sign: async (at = 0) => {
    const pad = page.locator('canvas.signature-pad').nth(at)
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (!box) throw new Error('no pad to sign on')
    await page.mouse.move(box.x + 40, box.y + box.height / 2)
    await page.mouse.down()
    for (let step = 1; step <= 8; step++) await page.mouse.move(box.x + 40 + step * 20, box.y + box.height / 2 + (step % 2 ? 18 : -18))
    await page.mouse.up()
  },
})

/** The pictures this device made, as hexadecimal digits of their bytes by hash, and what the server hands out for the same hashes. */
export const comparePictures = (page: Page, named: readonly { sha: string; id: string }[]) =>
  page.evaluate(async (wanted) => {
    const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const name = (await indexedDB.databases()).find((one) => one.name?.startsWith('kg_') && one.name.split('_').length === 3)?.name
    const db = await done(indexedDB.open(name ?? ''))
    const token = JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}').value
    const headers = { 'X-Access-Token': token, 'tenant-id': JSON.parse(localStorage.getItem('pro__TENANT_ID') ?? '{}').value ?? '0' }
    const compared: { sha: string; hash: string; same: boolean; size: number }[] = []
    for (const { sha, id } of wanted) {
      const own = await done(db.transaction('blobs').objectStore('blobs').get(sha))
      const answered = await fetch(`/sync/blob/${sha}?noun=retained-sample&id=${id}`, { headers })
      const theirs = await answered.arrayBuffer()
      const hash = hex(await crypto.subtle.digest('SHA-256', theirs))
      compared.push({ sha, hash, same: own !== undefined && hex(own.bytes) === hex(theirs), size: theirs.byteLength })
    }
    db.close()
    return compared
  }, named)
