import { flushSync } from 'react-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DepartmentPicker } from '../../../../src/app/blocks/department-picker/DepartmentPicker'
import { sampleDepartments } from '../../../../src/app/blocks/department-picker/sample-departments'
import { DepartmentSwitch } from '../../../../src/app/blocks/department-switch/DepartmentSwitch'
import { sampleSource } from '../../../../src/app/blocks/record-picker/sample-source'
import { UserPicker, type UserPickerProps } from '../../../../src/app/blocks/user-picker/UserPicker'
import { RefInput, RefsInput } from '../../../../src/app/fields/choice/RefInput'
import { RefSelect } from '../../../../src/app/fields/desktop/RefSelect'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { queries } from '../../../../src/app/resource/queries'
import { useSession } from '../../../../src/app/session/session'
import type { Catalogue } from '../../../../src/contract/catalogue'
import { type FieldFacts, ref, refs } from '../../../../src/contract/field'
import { Department } from '../../../../src/contract/system/department'
import { Position } from '../../../../src/contract/system/people/position'
import { Role } from '../../../../src/contract/system/role'
import { User } from '../../../../src/contract/system/user'
import { lonelyEngine, productOf } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { Stage } from '../../../kit/Stage'
import { soon } from '../../../kit/soon'
import { clearBlocks, drawBlock, faceOf, Keeping, said, serveBlocks } from './block-stage'

const catalogue: Catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, user: User, department: Department, role: Role, position: Position },
}
const product = productOf(catalogue)
let engine: Engine
beforeAll(async () => {
  engine = await lonelyEngine(catalogue)
})
beforeEach(() => {
  speak('zh-CN')
  queries.clear()
  useSession.setState({ granted: new Set(['user:list', 'user:contact', 'department:list', 'role:list', 'position:list']) })
})
afterEach(async () => {
  clearBlocks()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await new Promise((resolve) => setTimeout(resolve))
})

const draw = (what: React.ReactNode) => drawBlock(<Stage {...{ product, engine }}>{what}</Stage>)
const nameOf = (one: Element) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
const buttonOf = (name: string) => [...document.querySelectorAll('button')].filter((one) => nameOf(one) === name).at(-1)
const press = async (name: string) => {
  const button = await soon(() => buttonOf(name) ?? expect.fail(`no ${name}: ${said()}`))
  flushSync(() => button.click())
}
const widthOf = () => document.querySelector<HTMLElement>('dialog')?.style.getPropertyValue('--sheet-width')

const people = Array.from({ length: 7 }, (_, at) => ({
  id: `u${at}`,
  username: `user${at}`,
  realname: `Anna ${at}`,
  sex: (at % 2) + 1,
  phone: `1390000000${at}`,
  email: `a${at}@example.com`,
  status: at === 1 ? 2 : 1,
  orgCodeTxt: 'Kitchen',
}))
const users = (departments: readonly string[]) =>
  sampleSource(`people ${departments}`, departments.includes('a02') ? people.slice(0, 2) : people)

describe('a picker of users', () => {
  const choose = (given: Partial<UserPickerProps> = {}) => {
    const [onChoose, onClose] = [vi.fn(), vi.fn()]
    draw(<UserPicker open many departments={sampleDepartments} {...{ users, onChoose, onClose }} {...given} />)
    return { onChoose, onClose }
  }
  const shownRows = () => [...document.querySelectorAll('.ant-table-tbody tr.ant-table-row')]

  test('is 1,200 pixels wide, or 1,250', async () => {
    faceOf('desktop')
    choose()
    expect(widthOf()).toBe('1200px')
    await soon(() => expect(shownRows()).toHaveLength(5))
    clearBlocks()
    choose({ width: 1250 })
    expect(widthOf()).toBe('1250px')
    await soon(() => expect(shownRows()).toHaveLength(5))
  })

  test('narrows five users a page by the departments on its left, and shows the chosen as tags', async () => {
    faceOf('desktop')
    const { onChoose } = choose({ chosen: ['user6'] })
    await soon(() => expect(shownRows()).toHaveLength(5))
    await soon(() => expect(document.querySelector('.picked-tags')?.textContent).toContain('Anna 6'))
    document.querySelector('.ant-pagination .ant-select')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    const offered = () =>
      [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => Number.parseInt(textContent, 10))
    await soon(() => expect(offered()).toEqual([5, 10, 20]))
    const branch = await soon(
      () =>
        [...document.querySelectorAll<HTMLElement>('.ant-tree-node-content-wrapper')].find((one) => one.textContent?.includes('分部')) ??
        expect.fail('no branch'),
    )
    flushSync(() => branch.click())
    await soon(() => expect(shownRows()).toHaveLength(2))
    flushSync(() => document.querySelector<HTMLInputElement>('tr.ant-table-row input[type=checkbox]')?.click())
    await press('确定')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('user6,user0', [people[6], people[0]])
  })

  test('says a frozen user is frozen, and asks for such by what would be done with them', async () => {
    faceOf('desktop')
    choose()
    await soon(() => expect(shownRows()[1]?.textContent).toContain('冻结'))
    expect(shownRows()[0]?.textContent).toMatch(/Anna 0user0男.*Kitchen正常/)
    const states = await soon(
      () => document.querySelector<HTMLElement>('.record-filters > div:nth-of-type(6) .ant-select') ?? expect.fail('no filter by state'),
    )
    flushSync(() => states.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
    await soon(() => expect(said()).toContain('解冻'))
  })

  test('tells no telephone number nor e-mail to whoever may not read them', async () => {
    useSession.setState({ granted: new Set(['user:list']) })
    faceOf('desktop')
    choose()
    await soon(() => expect(shownRows()).toHaveLength(5))
    expect(said()).not.toMatch(/1390000|手机号|邮箱/)
  })
})

test('the picker of departments is 500 pixels wide, and the switch of departments 450', async () => {
  faceOf('touch')
  draw(<DepartmentPicker open departments={sampleDepartments} onChoose={vi.fn()} onClose={vi.fn()} />)
  expect(widthOf()).toBe('500px')
  clearBlocks()
  draw(<DepartmentSwitch load={() => new Promise(() => undefined)} onSwitch={vi.fn()} onClose={vi.fn()} />)
  expect(widthOf()).toBe('450px')
})

describe('a reference opens the picker its noun names', () => {
  const envelope = { records: people, total: people.length }
  const tree = [{ id: 'd1', departName: 'House', orgCode: 'A01', children: [{ id: 'd2', departName: 'Kitchen', orgCode: 'A01A01' }] }]
  const answers: Record<string, unknown> = {
    '/sys/user/queryUserComponentData': envelope,
    '/sys/sysDepart/queryTreeList': tree,
    '/sys/role/list': { records: [{ id: 'r1', roleName: 'Cooks', roleCode: 'cook' }], total: 1 },
    '/sys/position/list': { records: [{ id: 'p1', code: 'chef', name: 'Chef', postRank: '1' }], total: 1 },
  }
  const fields: Record<string, FieldFacts> = {
    user: refs('user', '用户', 'Users', {}),
    department: refs('department', '部门', 'Departments', {}),
    role: refs('role', '角色', 'Roles', {}),
    position: ref('position', '职务', 'Position'),
  }
  const fill = (noun: string, face: 'touch' | 'desktop') => {
    faceOf(face)
    const asked = serveBlocks((path) => answers[path.replace('/jeecg-boot', '')] ?? [])
    const onChange = vi.fn()
    const facts = fields[noun] ?? expect.fail()
    const [Touch, Input] = [facts.kind === 'refs' ? RefsInput : RefInput, RefSelect]
    draw(<Keeping {...{ facts, onChange }} draw={(input) => (face === 'touch' ? <Touch {...input} /> : <Input {...input} />)} />)
    return { asked, onChange }
  }

  test.each([
    ['user', 'Anna 2', ['u2']],
    ['role', 'Cooks', ['r1']],
  ])('%s in a hand, in place of the list', async (noun, name, ids) => {
    const { onChange } = fill(noun, 'touch')
    flushSync(() => document.querySelector<HTMLElement>('.pick-button')?.click())
    const row = await soon(
      () =>
        [...document.querySelectorAll<HTMLElement>('.pick-list button')].find((one) => one.textContent?.startsWith(name)) ?? expect.fail(),
    )
    flushSync(() => row.click())
    await press('完成（已选 1 项）')
    expect(onChange).toHaveBeenLastCalledWith(ids)
  })

  test('a department in a hand, linked or not', async () => {
    const { onChange } = fill('department', 'touch')
    flushSync(() => document.querySelector<HTMLElement>('.pick-button')?.click())
    await press('父子关联')
    flushSync(() => document.querySelector<HTMLInputElement>('.department-row input')?.click())
    await press('完成（已选 2 项）')
    expect(onChange).toHaveBeenLastCalledWith(['d1', 'd2'])
  })

  test('one position in a hand, by the press on it', async () => {
    const { onChange } = fill('position', 'touch')
    flushSync(() => document.querySelector<HTMLElement>('.pick-button')?.click())
    const row = await soon(() => document.querySelector<HTMLElement>('.pick-list button') ?? expect.fail())
    flushSync(() => row.click())
    expect(onChange).toHaveBeenLastCalledWith('chef')
  })

  test.each(['user', 'department', 'role', 'position'])('%s on a desk, by a button beside the list', async (noun) => {
    fill(noun, 'desktop')
    const { zh } = (fields[noun] ?? expect.fail()).label as { zh: string }
    await press(`选择${zh}…`)
    await soon(() => expect(document.querySelector('dialog')?.textContent).toMatch(/Anna 0|Kitchen|Cooks|Chef/))
  })

  test('without a network there is the list of what the device has', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { asked } = fill('role', 'touch')
    flushSync(() => document.querySelector<HTMLElement>('.pick-button')?.click())
    await soon(() => expect(document.querySelector('dialog')).not.toBeNull())
    expect(asked.filter((path) => path.includes('queryUserComponentData'))).toEqual([])
    expect(document.querySelector('.record-picker')).toBeNull()
  })
})
