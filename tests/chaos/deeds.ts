import { dice } from '../kit/dice'
import type { ChaosDevice } from './chaos-device'
import { handOver, sample } from './kitchen-deeds'
import { allPresent, cause, mark, state, undo } from './mark-deeds'
import { dayBefore, heard, type Scene, tell } from './scene'
import type { Deed } from './schedule'
import { endDay, reopen, submit } from './sheet-deeds'
import type { Log } from './told'

/** Goes to the conflict centre and decides the first clash, this way or that. */
async function decide(scene: Scene): Promise<boolean> {
  const { page, device, roll } = scene
  if (!(await page.locator('.sync-badge[data-tone=care]').count())) return false
  await page.locator('.sync-badge').first().click()
  const choice = (['keep', 'mine'] as const)[roll(2)] ?? 'keep'
  const button = page.getByRole('button', { name: choice === 'keep' ? /^(保留现在的|撤回我的修改)$/ : /^用(我的|另一份)$/ }).first()
  const isThere = await device.isThere(button)
  const from = device.heard.length
  if (isThere) await button.click()
  const said = isThere && (await heard(device, from, (text) => text === '已处理')) !== undefined
  if (said) tell(scene, 'conflict', '', choice)
  await page.goBack().catch(() => undefined)
  return said
}

async function reload({ device, roll }: Scene): Promise<boolean> {
  // Somebody looks at the day before, or comes back from there.
  await device.goHome(device.person.home === 'board' && roll(4) === 0 ? dayBefore(1) : undefined)
  return true
}

/** A second window of the same person: a mark there, and it is closed again. */
async function secondTab(scene: Scene): Promise<boolean> {
  const page = await scene.device.newTab()
  try {
    await page.goto(scene.page.url(), { waitUntil: 'domcontentloaded' })
    await page.locator('.tile').first().waitFor()
    const there = { ...scene, page }
    const first = await mark(there)
    return (await cause(there)) || first
  } finally {
    await page.close().catch(() => undefined)
  }
}

const all: Readonly<Record<Deed, (scene: Scene) => Promise<boolean>>> = {
  mark,
  cause,
  state,
  undo,
  'all-present': allPresent,
  submit,
  'end day': endDay,
  reopen,
  decide,
  reload,
  'second tab': secondTab,
  sample,
  'hand over': handOver,
}

/** Before anything else: signs in again where that is asked for, lets an update in or not, and goes back to their screen. */
async function mind(device: ChaosDevice, log: Log, chance: number): Promise<void> {
  const { page } = device
  if (await device.isSignedOut()) {
    await device.signIn()
    log.count('signed in again')
  }
  const update = page.locator('.update-bar').getByRole('button', { name: chance % 3 > 0 ? '立即更新' : '稍后' })
  if (await update.count()) {
    await update.click()
    log.count(chance % 3 > 0 ? 'updates taken' : 'updates put off')
    if (chance % 3 > 0) await page.waitForTimeout(1500)
  }
  if (!device.isHome()) await device.goHome()
}

/** Does one thing on a device, as its person would. What cannot be done just now is left, as people do. Answers whether it was done. */
export async function act(given: Omit<Scene, 'roll' | 'page'>, deed: Deed, chance: number): Promise<boolean> {
  const { device, log } = given
  const { page } = device
  log.count('tried')
  try {
    await mind(device, log, chance)
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
    const isDone = await all[deed]({ ...given, page, roll: dice(chance) })
    if (isDone) log.count(`did ${deed}`)
    return isDone
  } catch (error) {
    log.misses.push(`${device.name} ${deed}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
    return false
  }
}
