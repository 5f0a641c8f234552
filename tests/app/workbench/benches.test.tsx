import { afterEach, expect, test } from 'vitest'
import { benches } from '../../../src/app/workbench/benches'
import { WorkbenchScreen } from '../../../src/app/workbench/WorkbenchScreen'
import { type Stage, stage } from '../../kit/area-stage'

let on: Stage
afterEach(() => on.leave())

// What axe finds is looked for in a browser, at every size (`tests/journeys/workbench.desktop.spec.ts`).
test.each(Object.keys(benches))('every state of %s is drawn', async (block) => {
  on = await stage(<WorkbenchScreen />, {}, { role: 'admin', address: `/workbench?block=${block}` })
  await on.wait(() => on.find('.bench-state'))
  expect(on.find('.bench-broken')).toBeUndefined()
})

test('a block nobody knows is said not to be there', async () => {
  on = await stage(<WorkbenchScreen />, {}, { role: 'admin', address: '/workbench?block=spoon' })
  await on.wait(() => /没有这个组件|There is no such block/.test(on.text()))
})
