import { expect, type Page } from '@playwright/test'
import { test } from '../kit/browser/story'

const save = (page: Page) => page.getByRole('button', { name: /^(保存|Save)/ }).last()

test('a form with mistakes shows each at its field and keeps what was typed', async ({ house, device }) => {
  const { page, signIn } = await device()
  await signIn('principal')
  await page.goto('/garden/guardian?open=new')
  const name = page.getByRole('textbox', { name: '姓名', exact: true }).last()
  const phone = page.getByRole('textbox', { name: '手机号', exact: true }).last()
  await name.fill('王小明的妈妈')
  await phone.fill('123')
  await save(page).click()
  await expect(page.getByText('请输入正确的手机号')).toBeVisible()
  await expect(name).toHaveValue('王小明的妈妈')

  const [known] = await house.ask<{ phone: string }>('select phone from guardian limit 1')
  await phone.fill(known?.phone ?? '')
  await save(page).click()
  await expect(page.getByText('已被使用')).toBeVisible()
  await expect(name).toHaveValue('王小明的妈妈')

  await phone.fill('13912345678')
  await save(page).click()
  await expect.poll(async () => (await house.ask("select 1 from guardian where phone = '13912345678'")).length).toBe(1)
})
