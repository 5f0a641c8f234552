import { expect, type Page } from '@playwright/test'
import { axeFindings } from './axe-findings'
import type { Device } from './device-window'
import { doorOf } from './door'
import type { JourneyHouse } from './journey-house'

const [first, second] = ['First-pass-1', 'Second-pass-2']

async function isClean(page: Page, part: string): Promise<void> {
  expect(await axeFindings(page, part)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
}

async function enter(page: Page, password: string): Promise<void> {
  await doorOf(page).fill('new_guard')
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true }).last()

async function makeUser(page: Page): Promise<void> {
  await page.goto('/system/user?open=new')
  // The first page after a sign-in brings the screens of a desktop with it.
  await expect(field(page, '用户账号')).toBeVisible()
  for (const [name, text] of [
    ['用户账号', 'new_guard'],
    ['姓名', '新门卫'],
    ['工号', 'S900'],
    ['手机号', '13900009900'],
    ['密码', 'weak'],
    ['再次输入密码', first],
  ] as const)
    await field(page, name).fill(text)
  await button(page, '门卫').click()
  await button(page, '保存').click()
  await expect(page.getByText('密码至少 8 位，含字母、数字和符号')).toBeVisible()
  await isClean(page, 'form.record-form')
  await field(page, '密码').fill(first)
  await button(page, '保存').click()
  await expect(page.getByText('已保存').first()).toBeVisible()
}

async function resetPassword(page: Page): Promise<void> {
  await button(page, '重置密码').click()
  await field(page, '密码').fill(second)
  await field(page, '再次输入密码').fill(second)
  await page.getByRole('dialog').getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByText('新密码已生效')).toBeVisible()
}

async function giveDishes(page: Page): Promise<void> {
  await page.goto('/system/role?open=role.guard')
  await button(page, '修改权限').click()
  await page.getByRole('searchbox', { name: '按名称查找权限' }).fill('dish:edit')
  const line = page.getByRole('treeitem', { name: '编辑', exact: true })
  await line.locator('[data-part=box]').click()
  await expect(line).toHaveAttribute('aria-checked', 'true')
  await expect(page.getByText('新增 3 项，收回 0 项')).toBeVisible()
  await isClean(page, ':is(.rights-editor, dialog[open])')
  await button(page, '保存').click()
  await expect(page.getByText('门卫的权限已更新')).toBeVisible()
}

/** An administrator makes somebody an account, freezes it, lets them in again with a new password, and gives their role more to do. */
export async function accountStory(house: JourneyHouse, office: Device, theirs: Device): Promise<void> {
  await office.signIn('admin')
  const { page } = office
  await makeUser(page)

  await theirs.page.goto('/user/login')
  await enter(theirs.page, first)
  await theirs.page.waitForURL('**/dashboard/analysis')

  const [made] = await house.ask<{ id: string }>('select id from "user" where username = \'new_guard\'')
  await page.goto(`/system/user?open=${made?.id}`)
  await button(page, '冻结账号').click()
  await page.getByRole('dialog').getByRole('button', { name: '冻结账号' }).click()
  await expect(page.getByText('账号已冻结，不能登录')).toBeVisible()
  await theirs.page.reload()
  await enter(theirs.page, first)
  await expect(theirs.page.getByText(/冻结/)).toBeVisible()

  await button(page, '解冻账号').click()
  await expect(button(page, '冻结账号')).toBeVisible()
  await resetPassword(page)
  await giveDishes(page)

  await enter(theirs.page, second)
  await theirs.page.waitForURL('**/dashboard/analysis')
  await theirs.page.goto('/recipe/dish')
  await expect(theirs.page.getByRole('heading', { name: '菜品' }).first()).toBeVisible()
  const [role] = await house.ask<{ permissions: string[] }>("select permissions from role where id = 'role.guard'")
  expect(role?.permissions).toEqual(expect.arrayContaining(['dish:edit', 'dish:list', 'noun.dish']))
}
