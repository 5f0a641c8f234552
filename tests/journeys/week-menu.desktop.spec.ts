import { expect, type Locator } from '@playwright/test'
import { addDays, dayOf, mondayOf } from '../../src/contract/time'
import { test } from '../kit/browser/story'

/** Draws something by mouse onto something else, as a hand does: pressed, moved in steps, let go. */
async function draw(what: Locator, onto: Locator): Promise<void> {
  const mouse = what.page().mouse
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('nothing to draw, or nowhere')
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2 + 8)
  await mouse.move(to.x + to.width / 2, to.y + to.height - 4, { steps: 5 })
  await mouse.up()
}

test('a dish is drawn by mouse from beside the grid into a meal, on to another day, and stays there', async ({ device }) => {
  const { page, signIn } = await device({ withoutWorker: true })
  await signIn('cook')
  await page.goto(`/recipe/week-menu?week=${addDays(mondayOf(dayOf(new Date())), 14)}`)
  const cells = page.locator('.week-grid tbody tr').nth(1).locator('td:not(.week-closed)')
  const [first, second] = [cells.first(), cells.nth(1)]
  const dish = page.locator('.dish-side li').first()
  await expect(dish).toBeVisible()
  const name = ((await dish.locator('.dish-words > span').first().textContent()) ?? '').trim()
  await draw(dish, first)
  await expect(first.locator('li', { hasText: name })).toBeVisible()
  await draw(first.locator('li', { hasText: name }), second)
  await expect(second.locator('li', { hasText: name })).toBeVisible()
  await expect(first.locator('li', { hasText: name })).toHaveCount(0)
  await page.reload()
  await expect(second.locator('li', { hasText: name })).toBeVisible()
})
