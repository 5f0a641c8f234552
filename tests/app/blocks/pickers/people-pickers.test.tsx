import { flushSync } from 'react-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DepartmentPicker } from '../../../../src/app/blocks/department-picker/DepartmentPicker'
import { departmentStates, sampleDepartments } from '../../../../src/app/blocks/department-picker/sample-departments'
import { DepartmentSwitch } from '../../../../src/app/blocks/department-switch/DepartmentSwitch'
import { MultiSelect } from '../../../../src/app/blocks/multi-select/MultiSelect'
import { RecordPicker, type RecordPickerProps } from '../../../../src/app/blocks/record-picker/RecordPicker'
import { listSource, queryOf } from '../../../../src/app/blocks/record-picker/record-source'
import { failingSource, sampleSource } from '../../../../src/app/blocks/record-picker/sample-source'
import { userSource } from '../../../../src/app/blocks/user-picker/user-source'
import { Toasts } from '../../../../src/app/design/overlay/Toasts'
import { speak } from '../../../../src/app/language/language'
import type { Engine } from '../../../../src/app/offline/engine'
import { label } from '../../../../src/contract/label'
import { lonelyEngine, productOf } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { Stage } from '../../../kit/Stage'
import { soon } from '../../../kit/soon'
import { clearBlocks, drawBlock, faceOf, said } from './block-stage'

const product = productOf(gardenCatalogue)
let engine: Engine
beforeAll(async () => {
  engine = await lonelyEngine(gardenCatalogue)
})
beforeEach(() => speak('en'))
afterEach(async () => {
  clearBlocks()
  vi.unstubAllGlobals()
  // Answers nobody looks at any more are forgotten a moment later.
  await new Promise((resolve) => setTimeout(resolve))
})

/** Presses the last button whose name is, or matches, this. */
function press(name: string | RegExp): void {
  const nameOf = (one: HTMLButtonElement) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()
  const found = [...document.querySelectorAll('button')].filter((one) =>
    typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
  )
  const last = found.at(-1) ?? expect.fail(`no button is called ${name}`)
  flushSync(() => last.click())
}

const rows = Array.from({ length: 12 }, (_, at) => ({ id: `r${at}`, name: `Row ${at}`, code: `C${at}` }))
const source = sampleSource('rows', rows)
const columns = [
  { name: 'name', label: label('名称', 'Name') },
  { name: 'code', label: label('编码', 'Code') },
]

function pick(given: Partial<RecordPickerProps> = {}) {
  const [onChoose, onClose] = [vi.fn(), vi.fn()]
  drawBlock(
    <Stage {...{ product, engine }}>
      <RecordPicker open title="Rows" textKey="name" {...{ source, columns, onChoose, onClose }} {...given} />
    </Stage>,
  )
  return { onChoose, onClose }
}

describe('a picker of records', () => {
  test('gives the chosen rows and their values with commas, forgets them and closes', async () => {
    faceOf('touch')
    const { onChoose, onClose } = pick({ many: true })
    await soon(() => expect(said()).toContain('Row 1'))
    press('Row 1C1')
    press('Row 3C3')
    press('Done (2 chosen)')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('r1,r3', [rows[1], rows[3]])
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('of one row ends with the press on it', async () => {
    faceOf('touch')
    const { onChoose } = pick()
    await soon(() => expect(said()).toContain('Row 2'))
    press('Row 2C2')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('r2', [rows[2]])
  })

  test('says what was chosen before, and lets it go', async () => {
    faceOf('touch')
    const { onChoose } = pick({ many: true, chosen: ['C4'], valueKey: 'code' })
    await soon(() => expect(said()).toContain('Row 4'))
    await soon(() => press('Remove "Row 4"'))
    press('Done (0 chosen)')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('', [])
  })

  test('shows the chosen at its side on a desktop, five rows a page of 5, 10, 20 and 30', async () => {
    faceOf('desktop')
    pick({ many: true, chosen: ['r4'] })
    await soon(() => expect(document.querySelectorAll('.ant-table-tbody tr.ant-table-row')).toHaveLength(5))
    await soon(() => expect(document.querySelector('.picked-tags')?.textContent).toContain('Row 4'))
    expect(document.querySelectorAll('tr.ant-table-row input[type=checkbox]')).toHaveLength(5)
    expect(said()).toContain('5 / page')
    expect(document.querySelector('dialog')?.style.getPropertyValue('--sheet-width')).toBe('900px')
    document.querySelector('.ant-pagination .ant-select')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    const offered = () => [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent)
    await soon(() => expect(offered()).toEqual(['5 / page', '10 / page', '20 / page', '30 / page']))
  })

  test('offers radios where one may be chosen', async () => {
    faceOf('desktop')
    pick()
    await soon(() => expect(document.querySelectorAll('.ant-table-tbody input[type=radio]')).toHaveLength(5))
  })

  test('that cannot ask says so and can be asked again', async () => {
    faceOf('touch')
    pick({ source: failingSource })
    await soon(() => expect(said()).toMatch(/Try again/i))
  })
})

describe('what is asked', () => {
  const answered = (result: unknown) => {
    const asked = vi.fn<typeof fetch>(async () => Response.json(result))
    vi.stubGlobal('fetch', asked)
    return () => new URL(String(asked.mock.calls.at(-1)?.[0]), 'http://x')
  }
  const envelope = (result: unknown) => ({ success: true, code: 200, message: '', result, timestamp: 0 })

  test('of a list is a page, newest first until somebody sorts', () => {
    expect(queryOf({ page: 2, size: 5, filters: { name: '*x*' } })).toEqual({
      name: '*x*',
      column: 'createTime',
      order: 'desc',
      pageNo: 2,
      pageSize: 5,
    })
  })

  test('of chosen values is all of them between commas with one at the end, on a page as large as their number', async () => {
    const address = answered(envelope({ records: [], total: 0 }))
    await listSource('/sys/role/list').byValues('id', ['a', 'b'])
    expect(Object.fromEntries(address().searchParams)).toMatchObject({ id: 'a,b,', pageNo: '1', pageSize: '2' })
    await listSource('/sys/role/list').page({ page: 1, size: 5, filters: {} }, new AbortController().signal)
    expect(address().searchParams.get('userType'), 'the usual kind of users').toBe('6')
  })

  test('of users names their departments, and those chosen before in one bare answer', async () => {
    const address = answered(envelope({ records: [], total: 0 }))
    await userSource(['d1', 'd2']).page({ page: 1, size: 5, filters: { username: '*a*' } }, new AbortController().signal)
    expect(address().pathname).toBe('/sys/user/queryUserComponentData')
    expect(Object.fromEntries(address().searchParams)).toMatchObject({ departId: 'd1,d2', username: '*a*', pageNo: '1', pageSize: '5' })
    const chosen = answered([{ id: '1', username: 'anna' }])
    expect(await userSource().byValues('username', ['anna'])).toEqual([{ id: '1', username: 'anna' }])
    expect(chosen().pathname).toBe('/sys/user/getMultiUser')
    expect(chosen().searchParams.get('username')).toBe('anna')
  })
})

describe('a picker of departments', () => {
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('.department-row input')]
  function choose(given: object = {}) {
    faceOf('touch')
    const [onChoose, onClose] = [vi.fn(), vi.fn()]
    drawBlock(<DepartmentPicker open many departments={sampleDepartments} {...{ onChoose, onClose }} {...given} />)
    return { onChoose, onClose }
  }

  test('emits rows and ids with commas, by default the ids, clears and closes', () => {
    const { onChoose, onClose } = choose({ chosen: ['a02'] })
    expect(said()).toContain('Branch')
    press('Done (1 chosen)')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('a02', [expect.objectContaining({ id: 'a02', departName: '分部 Branch' })])
    expect(onClose).toHaveBeenCalledOnce()
    expect(said()).toContain('Done (0 chosen)')
  })

  test('emits nothing where nothing is chosen', () => {
    const { onChoose } = choose()
    press('Done (0 chosen)')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('', [])
  })

  test('checks and unchecks all, and expands and collapses all', () => {
    choose()
    const all = boxes().length
    press('Check all')
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(all)
    press('Uncheck all')
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(0)
    press('Collapse all')
    expect(boxes()).toHaveLength(2)
    press('Expand all')
    expect(boxes()).toHaveLength(all)
  })

  test('disables what is no leaf where leaves alone may be chosen', () => {
    choose({ leafOnly: true })
    expect(boxes().filter(({ disabled }) => disabled)).toHaveLength(2)
  })

  test('says that there are none, and that they cannot be had', async () => {
    choose({ departments: departmentStates.empty })
    expect(said()).toContain('There are no departments yet')
    clearBlocks()
    choose({ departments: departmentStates.failing })
    expect(said()).toMatch(/Try again/i)
  })
})

describe('the department switch', () => {
  const mine = [
    { id: '1', orgCode: 'A01', departName: 'Office' },
    { id: '2', orgCode: 'A02', departName: 'Kitchen' },
  ]
  const change = (list: typeof mine, orgCode: string | null = 'A01') => {
    const [onSwitch, onClose] = [vi.fn(async () => undefined), vi.fn()]
    drawBlock(
      <>
        <DepartmentSwitch load={async () => ({ list, orgCode })} {...{ onSwitch, onClose }} />
        <Toasts />
      </>,
    )
    return { onSwitch, onClose }
  }

  test('loads the list, switches on confirm and closes', async () => {
    const { onSwitch, onClose } = change(mine)
    await soon(() => expect(said()).toContain('Kitchen'))
    document.querySelector<HTMLInputElement>('input[value=A02]')?.click()
    await soon(() => expect(document.querySelector<HTMLInputElement>('input[value=A02]')?.checked).toBe(true))
    press('Switch department')
    await soon(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith('A02')
  })

  test('marks an error and does nothing where none is chosen', async () => {
    const { onSwitch, onClose } = change(mine, null)
    await soon(() => expect(said()).toContain('Kitchen'))
    press('Switch department')
    await soon(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
    expect([onSwitch.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 0])
  })

  test('warns whoever has no department, and closes', async () => {
    speak('zh-CN')
    const { onClose } = change([])
    await soon(() => expect(onClose).toHaveBeenCalledOnce())
    expect(said()).toContain('您尚未设置部门信息!')
  })
})

test('several of some options are one text with commas between them', async () => {
  faceOf('touch')
  const onChange = vi.fn()
  const options = ['red', 'green', 'blue'].map((value) => ({ value, text: value.toUpperCase() }))
  drawBlock(<MultiSelect label="Colours" value="red,blue" {...{ options, onChange }} />)
  expect(said()).toContain('RED')
  press(/^Colours/)
  await soon(() => expect(said()).toContain('GREEN'))
  press(/^GREEN/)
  expect(onChange).toHaveBeenLastCalledWith('red,blue,green')
})
