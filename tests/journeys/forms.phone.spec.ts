import { expect } from '@playwright/test'
import { test } from '../kit/browser/story'

test('Enter in the search of a choice sends nothing: the form behind it stays as it is', async ({ house, device }) => {
  const { page, signIn } = await device()
  await signIn('principal')
  const before = await house.ask('select 1 from leave_request')
  await page.goto('/attendance/leave-request?open=new')
  await page.locator('.pick-button').first().click()
  const search = page.locator('dialog[open] input[type=search]').last()
  await search.fill('王')
  await search.press('Enter')
  await expect(search).toBeVisible()
  await expect(page.locator('.field-problem')).toHaveCount(0)
  expect(await house.ask('select 1 from leave_request')).toHaveLength(before.length)
})
