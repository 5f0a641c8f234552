import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { benches } from '../../../src/app/workbench/benches'
import { WorkbenchScreen } from '../../../src/app/workbench/WorkbenchScreen'
import { type Stage, stage } from '../../kit/area-stage'

let on: Stage
afterEach(() => on.leave())

test.each(Object.keys(benches))('every state of %s is drawn, and axe finds nothing in any', async (block) => {
  on = await stage(<WorkbenchScreen />, {}, { role: 'admin', address: `/workbench?block=${block}` })
  await on.wait(() => on.find('.bench-state'))
  expect(on.find('.bench-broken')).toBeUndefined()
  const { violations } = await axe.run(on.place, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
})

test('a block nobody knows is said not to be there', async () => {
  on = await stage(<WorkbenchScreen />, {}, { role: 'admin', address: '/workbench?block=spoon' })
  await on.wait(() => /没有这个组件|There is no such block/.test(on.text()))
})
