import type { Page } from '@playwright/test'
import { dayOf } from '../../src/contract/time'
import type { Roll } from '../kit/dice'
import type { ChaosDevice, Heard } from './chaos-device'
import type { Log, Told } from './told'

/** What a deed needs: who does it on which device, the children by class and name, and where to write what was said. */
export type Scene = {
  readonly device: ChaosDevice
  readonly page: Page
  readonly roll: Roll
  readonly log: Log
  /** Id of a child by class and name; only names that occur once. */
  readonly children: ReadonlyMap<string, string>
}

/** How long a screen may take to say that something is kept, milliseconds. */
const patience = 5000

const year = () => String(new Date().getFullYear())

/** A day in the kindergarten's time, so many days before today, whatever a device's clock says. */
export const dayBefore = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000))

/** Key of a child's record at a place as the page names it: class, MM-DD, name. */
export function keyOf({ children }: Scene, place: string): string | undefined {
  const [classId = '', day = '', ...name] = place.split(' ')
  const child = children.get(`${classId} ${name.join(' ')}`)
  return child && day ? `${year()}-${day}.${child}` : undefined
}

/** Where a page is: class, MM-DD, and the name given. */
export async function placeOf({ page }: Scene, name: string): Promise<string> {
  const day = await page.locator('.day-chip[aria-pressed=true] strong').textContent()
  return `${new URL(page.url()).searchParams.get('class') ?? ''} ${day ?? ''} ${name}`
}

/** Key of the sheet a page shows. */
export async function sheetKey(scene: Scene): Promise<string> {
  const [classId = '', day = ''] = (await placeOf(scene, '')).split(' ')
  return `${year()}-${day}.${classId}`
}

/** Waits until the device says a sentence that fits, after it had said `from` things. Undefined when it does not in time. */
export async function heard(device: ChaosDevice, from: number, fits: (said: string) => boolean): Promise<string | undefined> {
  const isIt = (shown: Heard) => shown.kind === 'toast' && shown.tone === 'plain' && fits(shown.text)
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const found = device.heard.slice(from).find(isIt)
    if (found?.kind === 'toast') return found.text
  }
  return undefined
}

/** Writes down that a screen said that something is kept. */
export function tell({ device, log }: Scene, noun: Told['noun'], key: string, value: string | null, pictures?: readonly string[]): void {
  log.told.push({ at: Date.now(), seat: device.seat, noun, key, value, ...(pictures && { pictures }) })
  log.count('told')
}
