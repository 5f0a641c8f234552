import { expect } from '@playwright/test'
import { test } from '../kit/browser/story'

test('Enter in the search of a choice sends nothing: the form behind it stays as it is', async ({ house, device }) => {
  const { page, signIn } = await device()
  await signIn('principal')
  await page.goto('/garden/child?open=new')
  await page.getByRole('textbox', { name: '姓名', exact: true }).last().fill('还没有写完')
  await page.locator('.pick-button', { hasText: '请选择' }).first().click()
  const search = page.locator('dialog[open] input[type=search]').last()
  await search.fill('小')
  await search.press('Enter')
  await expect(search).toBeVisible()
  await expect(page.locator('.field-problem')).toHaveCount(0)
  expect(await house.ask("select 1 from child where name = '还没有写完'")).toEqual([])
})
