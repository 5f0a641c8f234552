import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { queries } from '../../../src/app/resource/queries'
import { DepartmentRulesPart } from '../../../src/app/rights/rules/DepartmentRulesPart'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { Department } from '../../../src/contract/system/department'
import { DataRule } from '../../../src/contract/system/people/data-rule'
import { DepartmentPermission } from '../../../src/contract/system/people/department-permission'
import { buttonOf, productOf } from '../../kit/browser/show'
import { onStage } from '../../kit/browser/stage/on-stage'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const nouns = { department: Department, 'data-rule': DataRule, 'department-permission': DepartmentPermission }
const catalogue: Catalogue = { ...gardenCatalogue, resources: { ...gardenCatalogue.resources, ...nouns } }
const { put } = onStage(productOf(catalogue))
const kitchen = { id: 'department.kitchen', rev: 1, departName: '食堂' }
const rule = {
  id: 'r1',
  rev: 1,
  ruleName: '只看本部门',
  ruleColumn: 'deptId',
  ruleConditions: 'IN',
  ruleValue: '#{sys_user_departs}',
  status: '1',
}

let given: object | undefined

beforeEach(() => {
  speak('zh-CN')
  queries.clear()
  useSession.setState({ granted: new Set(['department-permission:list', 'department-permission:edit', 'data-rule:list']) })
  given = { id: kitchen.id, rev: 2, departId: kitchen.id, dataRules: ['r1'], dataRules_dictText: '只看本部门' }
  vi.stubGlobal('fetch', async (url: string) => {
    const records = url.startsWith(`${DepartmentPermission.path}/list`) ? [given ?? []].flat() : [rule]
    const result = { records, total: records.length, size: 10, current: 1, pages: 1 }
    return Response.json({ success: true, code: 200, message: '', timestamp: 0, result })
  })
})

test('a department shows the rules it chose by their names, and opens the choice where it may be changed', async () => {
  const place = put(<DepartmentRulesPart resource={Department} row={kitchen} />)
  await soon(async () => expect(place.textContent).toContain('只看本部门'))
  ;(await buttonOf(place, '选择数据规则')).click()
  await soon(async () => expect(place.querySelector('form')).not.toBeNull())
})

test('a department nobody has given anything says what comes first, and offers no choice', async () => {
  given = undefined
  const place = put(<DepartmentRulesPart resource={Department} row={kitchen} />)
  await soon(async () => expect(place.textContent).toContain('先给这个部门权限'))
  expect(place.querySelector('button')).toBeNull()
})
