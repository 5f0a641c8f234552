import type { Locator } from '@playwright/test'
import { heard, keyOf, placeOf, type Scene, tell } from './scene'

const words: Readonly<Record<string, string>> = { 出勤: 'P', 迟到: 'L', 早退: 'E', 病假: 'S', 事假: 'A', 未联系: 'U', 停课: 'H' }

/**
 * Does something to one child and waits for the page to say that it is kept. Answers the record it was said of. A clock that is put right
 * moves the board to another day: which of the two was marked then is not known.
 */
async function andHear(scene: Scene, name: string, act: () => Promise<unknown>): Promise<string | undefined> {
  const place = await placeOf(scene, name)
  const from = scene.device.heard.length
  await act()
  const said = await heard(scene.device, from, (text) => text.startsWith(`${name}：`))
  const mark = words[(said ?? '').slice(name.length + 1)]
  const key = keyOf(scene, place)
  if (!key || !mark || place !== (await placeOf(scene, name))) return undefined
  tell(scene, 'attendance-record', key, mark)
  return key
}

async function anyTile({ page, roll }: Scene, among: string): Promise<{ tile: Locator; name: string } | undefined> {
  const tiles = page.locator(among)
  const count = await tiles.count()
  if (count === 0) return undefined
  // Two people meet over the same few children more often than chance would have it.
  const name =
    (
      await tiles
        .nth(roll(roll(2) ? Math.min(count, 6) : count))
        .locator('.tile-name')
        .textContent()
    )?.trim() ?? ''
  return { tile: page.locator('.tile').filter({ hasText: name }).first(), name }
}

/** Marks a child nobody has marked with one tap. */
export async function mark(scene: Scene): Promise<boolean> {
  const found = await anyTile(scene, '.tile[data-mark=none]')
  return found !== undefined && (await andHear(scene, found.name, () => found.tile.locator('.tile-main').click())) !== undefined
}

/** Opens the sheet of some child among `tiles` and presses one of `buttons` in it. */
export async function inSheet(scene: Scene, buttons: string, tiles = '.tile'): Promise<boolean> {
  const found = await anyTile(scene, tiles)
  if (!found) return false
  const more = found.tile.locator('button.tile-more')
  const quick = (await more.count()) > 0
  await (quick ? more : found.tile.locator('.tile-main')).click()
  const sheet = scene.page.locator('dialog.sheet')
  await sheet.waitFor()
  const choices = sheet.locator(buttons)
  const count = await choices.count()
  const key = count > 0 ? await andHear(scene, found.name, () => choices.nth(scene.roll(count)).click()) : undefined
  if (await sheet.count()) await scene.page.keyboard.press('Escape')
  return key !== undefined
}

/** Says why a child is away, or another state of one. */
export const cause = (scene: Scene) => inSheet(scene, '.cause-chips .chip[aria-pressed=false]:not([disabled])')
export const state = (scene: Scene) => inSheet(scene, '.state-button[aria-pressed=false]:not([disabled]):not([data-mark=H])')

/** Gives a mark and takes it back at once. */
export async function undo(scene: Scene): Promise<boolean> {
  const found = await anyTile(scene, '.tile[data-mark=none]')
  const key = found && (await andHear(scene, found.name, () => found.tile.locator('.tile-main').click()))
  if (!key) return false
  const from = scene.device.heard.length
  await scene.page.locator('.toast').filter({ hasText: found.name }).getByRole('button', { name: '撤销' }).click()
  if (!(await heard(scene.device, from, (text) => text === '已撤销'))) return false
  tell(scene, 'attendance-record', key, null)
  return true
}

/** Marks everybody who has no mark. Names and tap are taken in one moment, so that nobody else's mark comes between. */
export async function allPresent(scene: Scene): Promise<boolean> {
  const place = await placeOf(scene, '')
  const from = scene.device.heard.length
  const open = await scene.page.evaluate(() => {
    const button = [...document.querySelectorAll<HTMLButtonElement>('.board-main')].find((one) =>
      /^(全部|其余)出勤$/.test(one.textContent ?? ''),
    )
    const tiles = [...document.querySelectorAll<HTMLElement>('.tile[data-open]')]
    const found = tiles.map((tile) => [tile.querySelector('.tile-name')?.textContent?.trim() ?? '', tile.dataset.mark ?? ''])
    button?.click()
    return button ? found : []
  })
  if (open.length === 0 || !(await heard(scene.device, from, (text) => text === `${open.length} 名幼儿已点名`))) return false
  for (const [name = '', offered = ''] of open) {
    const key = keyOf(scene, `${place}${name}`)
    if (key) tell(scene, 'attendance-record', key, offered === 'none' ? 'P' : offered)
  }
  return true
}
