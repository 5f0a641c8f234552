import { expect, type Locator } from '@playwright/test'
import { addDays, dayOf, mondayOf } from '../../src/contract/time'
import { test } from '../kit/browser/story'

/** Draws something by mouse onto something else, as a hand does: pressed, moved in steps, let go. */
async function drawOnce(what: Locator, onto: Locator): Promise<void> {
  const mouse = what.page().mouse
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('nothing to draw, or nowhere')
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2 + 8)
  await mouse.move(to.x + to.width / 2, to.y + to.height - 4, { steps: 5 })
  await mouse.up()
}

/** Draws it until it is there: what is said above the grid may come or go meanwhile, and move the grid from under the hand. */
const draw = (what: Locator, onto: Locator, there: Locator) =>
  expect(async () => {
    if ((await there.count()) === 0) await drawOnce(what, onto)
    await expect(there).toBeVisible({ timeout: 3000 })
  }).toPass()

test('a dish is drawn by mouse from beside the grid into a meal, on to another day, and stays there', async ({ device }) => {
  const { page, signIn } = await device({ withoutWorker: true })
  await signIn('cook')
  await page.goto(`/recipe/week-menu?week=${addDays(mondayOf(dayOf(new Date())), 14)}`)
  const cells = page.locator('.week-grid tbody tr').nth(1).locator('td:not(.week-closed)')
  const [first, second] = [cells.first(), cells.nth(1)]
  const dish = page.locator('.dish-side li').first()
  await expect(dish).toBeVisible()
  const name = ((await dish.locator('.dish-words > span').first().textContent()) ?? '').trim()
  const of = (cell: Locator) => cell.locator('li', { hasText: name })
  await draw(dish, first, of(first))
  await draw(of(first), second, of(second))
  await expect(of(first)).toHaveCount(0)
  // What is shown at once is safe when that is said.
  await expect(page.locator('.toast', { hasText: `已移动“${name}”` })).toBeVisible()
  await page.reload()
  await expect(of(second)).toBeVisible()
})
