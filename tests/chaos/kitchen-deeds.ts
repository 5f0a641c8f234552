import { sampleLog } from '../kit/browser/sample-log'
import { countReadable } from './dump'
import { seatsOf } from './people'
import { heard, type Scene, tell } from './scene'
import { shownPictures } from './watch-page'

/** Goes to the form of a dish that has no sample yet; where all have, to another batch of one. Answers whether there was a dish. */
async function begin({ page, roll }: Scene): Promise<boolean> {
  const missing = page.locator('.dish-card[data-state=missing]')
  const isMissing = (await missing.count()) > 0
  const cards = isMissing ? missing : page.locator('.dish-card')
  const count = await cards.count()
  if (count === 0) return false
  await cards.nth(roll(count)).locator('.dish-main').click()
  if (!isMissing) await page.locator('dialog.sheet .big-button').filter({ hasText: /批/ }).first().click()
  return true
}

/** Photographs, weighs and signs for one dish, and waits for the page to say that the sample is kept. */
export async function sample(scene: Scene): Promise<boolean> {
  const { page, device, log } = scene
  if (!(await begin(scene))) return false
  const form = sampleLog(page)
  const taken = page.locator('.photo-field img')
  await page.locator('.shutter').or(taken).first().waitFor()
  if ((await taken.count()) === 0) await form.shoot()
  await taken.first().waitFor()
  const grams = log.nextGrams()
  await page.locator('.pad-display input').fill(String(grams))
  if ((await page.locator('.signature-pad img').count()) === 0) {
    await form.read()
    await form.sign()
  }
  await page.locator('.page-main .big-button:enabled').waitFor()
  const pictures = await page.evaluate(shownPictures, '.photo-field img')
  const from = device.heard.length
  await form.save()
  if (!(await heard(device, from, (text) => text.endsWith('”已保存在本机')))) return false
  tell(scene, 'retained-sample', '', String(grams), pictures)
  return true
}

/** Whoever works on a device leaves it, with what could not be sent, to the other one. */
export async function handOver({ device, log }: Pick<Scene, 'device' | 'log'>): Promise<boolean> {
  const { seat, database } = device
  const next = seatsOf(device.name).find((one) => one !== seat)
  if (!next) return false
  log.count((await device.leave()) ? 'left with unsent work' : 'left with all sent')
  const left = await countReadable(device.page, database)
  if (left > 0) log.leaks.push(`${seat} left ${left} rows and pictures readable on ${device.name}`)
  device.seat = next
  await device.signIn()
  await device.goHome()
  return true
}
