import { allPresent, inSheet } from './mark-deeds'
import { dayBefore, heard, type Scene, sheetKey, tell } from './scene'

const main = ({ page }: Scene) => page.locator('.board-main').last()

/** Hands the day to the kitchen. */
export async function submit(scene: Scene): Promise<boolean> {
  const { page, device } = scene
  const key = await sheetKey(scene)
  await page.locator('.board-main').filter({ hasText: /^提交/ }).last().click()
  const from = device.heard.length
  await page.locator('dialog.sheet').getByRole('button', { name: '提交' }).click()
  if (!(await heard(device, from, (text) => text.startsWith('已提交') || text.startsWith('已保存在本机')))) return false
  tell(scene, 'attendance-sheet', key, 'submit')
  return true
}

/** What the question of a step says on its button. */
const sure = { trace: '完成追查', close: '关闭当日考勤' } as const

/** Presses the main button, says yes to its question, and waits for `said`. */
async function move(scene: Scene, verb: 'trace' | 'close', said: string): Promise<boolean> {
  const { page, device } = scene
  const key = await sheetKey(scene)
  const from = device.heard.length
  await main(scene).click()
  await page.getByRole('dialog').getByRole('button', { name: sure[verb] }).click()
  if (!(await heard(device, from, (text) => text === said))) return false
  tell(scene, 'attendance-sheet', key, verb)
  return true
}

/** Absent children the day cannot be ended with: not reached, or away without a cause. */
const open = '.tile:is([data-mark=U], [data-mark=S], [data-mark=A])'

/** One step towards the end of the day, the one the main button leads to. */
async function step(scene: Scene): Promise<boolean> {
  const word = (await main(scene).textContent()) ?? ''
  if (/^(全部|其余)出勤/.test(word)) return allPresent(scene)
  if (word.startsWith('提交')) {
    const rest = scene.page.locator('.board-main').filter({ hasText: /^其余出勤/ })
    return (await rest.count()) > 0 ? allPresent(scene) : submit(scene)
  }
  if (word.startsWith('追查')) return inSheet(scene, '.cause-chips .chip[aria-pressed=false]:not([disabled])', open)
  if (word.startsWith('完成追查')) return move(scene, 'trace', '追查已完成')
  return word.startsWith('关闭当日考勤') && move(scene, 'close', '当日考勤已关闭')
}

/** Takes a day through to its end: everybody marked, handed in, absences explained, closed. Answers whether fifteen steps led there. */
export async function endDay(scene: Scene): Promise<boolean> {
  const closed = scene.page.locator('.board-closed')
  for (let left = 15; left > 0 && (await closed.count()) === 0; left--) if (!(await step(scene))) return false
  return (await closed.count()) > 0
}

/** Asks for a day to be opened again, with a reason, and waits for the page to say so. */
async function askToReopen(scene: Scene): Promise<boolean> {
  const { page, device } = scene
  const key = await sheetKey(scene)
  await page.locator('.board-actions').getByRole('button', { name: '重新打开' }).click()
  const sheet = page.locator('dialog.sheet')
  await sheet.locator('textarea, input').first().fill('家长来电更正')
  const from = device.heard.length
  await sheet.getByRole('button', { name: '重新打开' }).click()
  const isOpen = (await heard(device, from, (text) => text === '已重新打开')) !== undefined
  if (isOpen) tell(scene, 'attendance-sheet', key, 'reopen')
  else if (await sheet.count()) await page.keyboard.press('Escape')
  return isOpen
}

/** Opens a day again that was handed in, of this class or the other, today's or the day before's. Needs the network and the latest rows. */
export async function reopen(scene: Scene): Promise<boolean> {
  const { page, device } = scene
  for (const day of [dayBefore(0), dayBefore(1)]) {
    for (const classId of ['class.x1', 'class.x2']) {
      await device.goHome(day, classId)
      const button = page.locator('.board-actions button:enabled', { hasText: '重新打开' })
      if (await device.isThere(button)) return askToReopen(scene)
    }
  }
  return false
}
