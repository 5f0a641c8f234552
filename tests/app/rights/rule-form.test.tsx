import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { RecordForm } from '../../../src/app/resource/form/RecordForm'
import { queries } from '../../../src/app/resource/queries'
import { RuleWords } from '../../../src/app/rights/rules/RuleWords'
import { wordsFor } from '../../../src/app/rights/rules/reader-words'
import { shownSystem } from '../../../src/areas/system/app/area'
import type { Catalogue } from '../../../src/contract/catalogue'
import { date, ref, text } from '../../../src/contract/field'
import { DataRule } from '../../../src/contract/system/people/data-rule'
import { buttonOf, fill, inputOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const catalogue: Catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, 'data-rule': DataRule } }
const formPart = shownSystem.formParts?.['data-rule']
const { put } = onStage(productOf(catalogue, formPart ? { formParts: { 'data-rule': formPart } } : {}))
const noun = Object.values(catalogue.resources).find(({ path, fields }) => !path.startsWith('/sys/') && 'name' in fields)
const entry = { id: 'e1', name: '查看', perms: `${noun?.name}:list` }
const kept = { id: 'r1', rev: 1, scope: 'all', createBy: 'admin', createTime: '2026-01-05 08:00:00', updateBy: null, updateTime: null }
const rule = {
  ...kept,
  permissionId: entry.id,
  permissionId_dictText: entry.name,
  ruleName: '只看自己',
  ruleColumn: 'createBy',
  ruleConditions: '=',
  ruleValue: '#{sys_user_code}',
  status: '1',
}
let sent: Record<string, unknown>[]

beforeEach(() => {
  speak('zh-CN')
  queries.clear()
  sent = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (body) sent.push(JSON.parse(String(body)))
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result: url.includes('queryById') ? entry : rule })
  })
})

const draw = (row: object) =>
  put(<RecordForm resource={DataRule} row={{ ...rule, ...row }} onSaved={() => undefined} onCancel={() => undefined} />)
/** What a sheet that is open offers. */
const offered = () => [...document.querySelectorAll('.pick-list button')].map((one) => one.textContent)
const press = async (place: HTMLElement, words: string) => (await buttonOf(place, words)).click()

test('a rule is put together from the columns of its noun, the conditions of a column, and a value of its kind', async () => {
  const place = draw({})
  await press(place, '规则字段 创建人账号')
  await soon(() => expect(offered()).toContain('名称'))
  await press(document.body, '名称')
  await press(place, '条件规则 等于')
  await soon(() => expect(offered()).toEqual(expect.arrayContaining(['等于', '以…开始', '在…中'])))
  expect(offered().join()).not.toMatch(/SQL|大于/)
  await press(document.body, '以…开始')
  await fill(place, '规则值', '王')
  await press(place, '保存')
  await soon(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ ruleColumn: 'name', ruleConditions: 'RIGHT_LIKE', ruleValue: '王' })
})

test('rules of existing clients are read: a word for the reader by its name, and what no input has as it is written', async () => {
  await buttonOf(draw({}), '与什么比较 登录人的账号')
  const mixed = '#{sys_user_code},李四'
  const place = draw({ ruleConditions: 'IN', ruleValue: mixed })
  await soon(async () => expect((await inputOf(place, '规则值')).value).toBe(mixed))
  const odd = draw({ ruleColumn: 'nobody_knows' })
  await buttonOf(odd, '规则字段 nobody_knows')
})

test('words for the reader are offered where they say something of a column', () => {
  const ofUser = { field: 'a', facts: ref('user', '甲', 'A') }
  const ofDepartment = { field: 'b', facts: ref('department', '乙', 'B') }
  expect(wordsFor(ofUser, 'eq', '')).toEqual(['#{sys_user_id}'])
  expect(wordsFor(ofDepartment, 'in', '')).toEqual(['#{sys_user_departs}'])
  expect(wordsFor(ofDepartment, 'ne', '')).toEqual([])
  expect(wordsFor({ field: 'c', facts: text('丙', 'C') }, 'eq', '')).toEqual(['#{sys_user_code}', '#{sys_user_name}'])
  const day = { field: 'd', facts: date('丁', 'D') }
  expect([wordsFor(day, 'eq', ''), wordsFor(day, 'eq', '#{sys_user_id}')]).toEqual([[], ['#{sys_user_id}']])
})

test.each([
  ['createBy', '=', '#{sys_user_code}', '创建人账号 等于 登录人的账号'],
  ['name', 'IN', '王,李', '名称 在…中 王、李'],
  ['name', 'RIGHT_LIKE', '王', '名称 以…开始 王'],
])(
  'a rule that is shown is a sentence, in the words its form asks with (%s %s %s)',
  async (ruleColumn, ruleConditions, ruleValue, words) => {
    const place = put(<RuleWords resource={DataRule} row={{ ...rule, ruleColumn, ruleConditions, ruleValue }} />)
    await soon(() => expect(place.querySelector('[data-field=rule] dd')?.textContent?.trim()).toBe(words))
    expect(place.querySelector('[data-field=ruleColumn]')).toBeNull()
  },
)

test('a rule that is about nothing known here is shown as it is written', async () => {
  const place = put(<RuleWords resource={DataRule} row={{ ...rule, ruleColumn: 'secretColumn' }} />)
  await soon(() => expect(place.textContent).toContain('secretColumn'))
  expect(place.querySelector('[data-field=rule]')).toBeNull()
})
