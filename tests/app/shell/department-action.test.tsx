import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { completeLogin } from '../../../src/app/session/login'
import type { DepartmentChoice } from '../../../src/app/session/person'
import { followSession, leaveSession, useSession } from '../../../src/app/session/session'
import { useAccountActions } from '../../../src/app/shell/account/use-account-actions'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const department = (orgCode: string): DepartmentChoice => ({ id: orgCode, orgCode, departName: `部门 ${orgCode}` })
const signIn = (departs: readonly DepartmentChoice[] | undefined, chosen?: DepartmentChoice) =>
  completeLogin({ token: 'abc', userInfo: person, departs, multi_depart: 1 }, { department: chosen })

let engine: Engine
let shown: ReturnType<typeof show>

function Menu() {
  return useAccountActions().map(({ key }) => <i key={key}>{key} </i>)
}
const offered = (isOffered: boolean) =>
  soon(() => {
    expect(shown.place.textContent).toContain('password')
    expect(shown.place.textContent?.includes('department')).toBe(isOffered)
  })

beforeEach(async () => {
  speak('zh-CN')
  localStorage.clear()
  const answer = { success: true, code: 200, message: '', result: { userInfo: { ...person, orgCode: 'B' } }, timestamp: 0 }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)))
  engine = await lonelyEngine(gardenCatalogue)
  shown = show(<Menu />, { product: productOf(gardenCatalogue), engine })
})
afterEach(async () => {
  shown.close()
  leaveSession()
  vi.unstubAllGlobals()
  await engine.stop()
})

test.each([[[]], [[department('A')]]])('whoever belongs to no more than one department is not asked to switch', async (departs) => {
  await signIn(departs)
  await offered(false)
})

test('whoever belongs to several may switch, also after having chosen one, and at the next start', async () => {
  const all = [department('A'), department('B')]
  await signIn([])
  await offered(false)
  await signIn(all, all[1])
  expect(useSession.getState().person?.orgCode).toBe('B')
  await offered(true)
  useSession.setState({ token: undefined, person: undefined })
  followSession()
  expect(useSession.getState().person?.departments).toBe(2)
})

test('where it is not known the way stays open', async () => {
  await signIn([])
  await offered(false)
  await signIn(undefined)
  await offered(true)
})
