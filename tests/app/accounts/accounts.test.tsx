import axe from 'axe-core'
import { KeyRound } from 'lucide-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { userForm } from '../../../src/app/accounts/new-user'
import { UserPart } from '../../../src/app/accounts/UserPart'
import { words } from '../../../src/app/accounts/words'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import { PartFrame } from '../../../src/app/record-page/PartFrame'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import { RowActions } from '../../../src/app/resource/list/RowActions'
import { queries } from '../../../src/app/resource/queries'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { Department } from '../../../src/contract/system/department'
import { Role } from '../../../src/contract/system/role'
import { User } from '../../../src/contract/system/user'
import { buttonOf, fill, inputOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue: Catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, user: User, role: Role, department: Department },
}
const product = productOf(catalogue, { formParts: { user: userForm } })
const { engine, put } = onStage(product)
const row = { id: 'user.wang', rev: 1, username: 'wang', realname: '王老师', workNo: 'W1', phone: '13800000001', status: '1' }

type Asked = { readonly method: string; readonly path: string; readonly body?: Record<string, unknown> }
let asked: Asked[]
/** What the server answers, by `METHOD path`; success without a result where nothing is said. */
let answers: Record<string, object>

const roles = ['head', 'admin'].map((code, at) => ({ id: `role.${code}`, rev: 1, roleName: ['班主任', '超级管理员'][at], roleCode: code }))

beforeEach(async () => {
  speak('zh-CN')
  queries.clear()
  useToasts.setState({ toasts: [] })
  useSession.setState({ granted: new Set(['user:list', 'user:add', 'user:edit', 'user:remove', 'role:list']) })
  asked = []
  answers = { 'GET /sys/role/list': { records: roles, total: 2 }, 'GET /sys/role/beyond': ['role.admin'], 'GET /sys/user/beyond': [] }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, 'http://house').pathname.replace('/jeecg-boot', '')
    const method = init.method ?? 'GET'
    asked.push({ method, path, ...(init.body ? { body: JSON.parse(String(init.body)) } : {}) })
    const found = answers[`${method} ${path}`] ?? null
    const refused = found && 'error' in found
    return new Response(
      JSON.stringify({ success: !refused, code: refused ? 400 : 200, message: '', timestamp: 0, ...(refused ? found : { result: found }) }),
    )
  })
  engine().status.setState({ online: true })
})

const sent = (method: string, path: string) => asked.find((one) => one.method === method && one.path === path)?.body
const problemAt = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id))
    .find((one) => one?.classList.contains('field-problem'))?.textContent

async function filledForm() {
  const place = put(<RecordForm resource={User} onSaved={() => undefined} onCancel={() => undefined} />)
  await fill(place, '用户账号', 'zhang_san')
  await fill(place, '姓名', '张三')
  await fill(place, '工号', 'W2')
  await fill(place, '手机号', '13800000002')
  ;(await buttonOf(place, '班主任')).click()
  return place
}

test('a new account is made with its password, typed twice, and with roles its maker may give', async () => {
  const place = await filledForm()
  expect([...place.querySelectorAll('.chip')].map((chip) => chip.textContent)).toContain('班主任')
  await soon(() => expect(place.textContent).not.toContain('超级管理员'))
  await fill(place, '密码', 'Good-pass*1')
  await fill(place, '再次输入密码', 'Good-pass*1')
  ;(await buttonOf(place, '保存')).click()
  await soon(() =>
    expect(sent('POST', '/sys/user/add')).toEqual({
      username: 'zhang_san',
      realname: '张三',
      workNo: 'W2',
      phone: '13800000002',
      roles: ['role.head'],
      status: '1',
      password: 'Good-pass*1',
      confirmpassword: 'Good-pass*1',
    }),
  )
})

test('what a password must have stands below it and is ticked off while it is typed', async () => {
  const place = await filledForm()
  const rules = () =>
    [...place.querySelectorAll('.password-rules > li')].map((line) => `${line.textContent} ${line.getAttribute('data-met')}`)
  await inputOf(place, '密码')
  expect(rules()).toEqual(['至少 8 位 false', '字母 false', '数字 false', '符号，如 - ! @ # false'])
  await fill(place, '密码', 'abc1')
  await soon(() => expect(rules()).toEqual(['至少 8 位 false', '字母 true', '数字 true', '符号，如 - ! @ # false']))
})

test.each([
  ['zh-CN', '密码', '再次输入密码', '密码至少 8 位，含字母、数字和符号', '两次输入的密码不一样！', '保存'],
  [
    'en',
    'Password',
    'Password once more',
    'A password has 8 or more characters with a letter, a digit and a sign',
    'two passwords differ',
    'Save',
  ],
] as const)(
  'a password that is weak or not repeated is said at its field, in the words of the person (%s)',
  async (language, first, again, weak, differ, save) => {
    const place = await filledForm()
    speak(language)
    await soon(() => inputOf(place, again))
    await fill(place, first, 'short')
    await fill(place, again, 'other')
    ;(await buttonOf(place, save)).click()
    await soon(async () => expect(problemAt(await inputOf(place, first))).toBe(weak))
    expect(problemAt(await inputOf(place, again))).toBe(differ)
    expect(sent('POST', '/sys/user/add')).toBeUndefined()
  },
)

test('what the server says against the password stands at the password, never under a raw name', async () => {
  answers['POST /sys/user/add'] = {
    error: 'input.invalid',
    values: { count: 2 },
    problems: { password: { code: 'rule.password' }, confirmpassword: { code: 'login.differ' }, orgCode: { code: 'field.taken' } },
  }
  const place = await filledForm()
  const password = await fill(place, '密码', 'Good-pass-1')
  await fill(place, '再次输入密码', 'Good-pass-1')
  ;(await buttonOf(place, '保存')).click()
  await soon(() => expect(problemAt(password)).toBe('密码至少 8 位，含字母、数字和符号'))
  expect(place.textContent).toContain('已被使用')
  expect(place.textContent).not.toMatch(/password|orgCode/)
})

test('a password never lies in a draft', async () => {
  const place = await filledForm()
  await fill(place, '密码', 'Good-pass-1')
  await soon(async () => expect(JSON.stringify(await engine().db.drafts.toArray())).toContain('zhang_san'))
  expect(JSON.stringify(await engine().db.drafts.toArray())).not.toContain('Good-pass-1')
})

test('an account that exists is not asked for a password', async () => {
  const place = put(<RecordForm resource={User} row={row} onSaved={() => undefined} onCancel={() => undefined} />)
  await inputOf(place, '姓名')
  expect(place.textContent).not.toContain('密码')
})

test('what of an account is done on its record has one name there, that of its part', async () => {
  const place = put(
    <PartFrame part={{ name: 'sign-in', title: words.signIn, icon: KeyRound, height: 64 }}>
      <UserPart row={row} />
    </PartFrame>,
  )
  await buttonOf(place, '冻结账号')
  const { violations } = await axe.run(place, { runOnly: ['landmark-unique'] })
  expect(violations.map(({ id }) => id)).toEqual([])
  expect([...place.querySelectorAll('h3')].map((title) => title.textContent)).toEqual(['登录与密码'])
})

test('somebody is given a new password, typed twice', async () => {
  const place = put(<UserPart row={row} />)
  ;(await buttonOf(place, '重置密码')).click()
  await fill(place, '密码', 'Next-pass-1')
  await fill(place, '再次输入密码', 'Next-pass-2')
  const save = [...place.querySelectorAll<HTMLButtonElement>('dialog button[type=submit]')][0]
  save?.click()
  await soon(async () => expect(problemAt(await inputOf(place, '再次输入密码'))).toBe('两次输入的密码不一样！'))
  await fill(place, '再次输入密码', 'Next-pass-1')
  save?.click()
  const given = { username: 'wang', password: 'Next-pass-1', confirmpassword: 'Next-pass-1' }
  await soon(() => expect(sent('PUT', '/sys/user/changePassword')).toEqual(given))
  await soon(() => expect(place.querySelector('dialog')).toBeNull())
})

test('an account is frozen after a question, and let in again without one', async () => {
  const place = put(<UserPart row={row} />)
  ;(await buttonOf(place, '冻结账号')).click()
  await soon(() => expect(document.body.textContent).toContain('冻结王老师的账号？'))
  expect(sent('PUT', '/sys/user/frozenBatch')).toBeUndefined()
  const confirm = [...document.querySelectorAll<HTMLButtonElement>('dialog footer button')].at(-1)
  confirm?.click()
  await soon(() => expect(sent('PUT', '/sys/user/frozenBatch')).toEqual({ ids: 'user.wang', status: 2 }))
  asked = []
  const frozen = put(<UserPart row={{ ...row, status: '2' }} />)
  ;(await buttonOf(frozen, '解冻账号')).click()
  await soon(() => expect(sent('PUT', '/sys/user/frozenBatch')).toEqual({ ids: 'user.wang', status: 1 }))
})

test('who holds more than the person is offered neither for a new password nor for freezing, editing or deletion', async () => {
  answers['GET /sys/user/beyond'] = ['user.wang']
  const place = put(<UserPart row={row} />)
  await soon(() => expect(place.textContent).toContain('此人的权限超出您的权限'))
  expect(place.querySelectorAll('button')).toHaveLength(0)
  const actions = put(<RowActions resource={User} row={row} onEdit={() => undefined} onClose={() => undefined} />)
  await soon(() => expect(actions.textContent).toContain('王老师'))
  await soon(() => expect(actions.querySelectorAll('button.big-button')).toHaveLength(0))
})
