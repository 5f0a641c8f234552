import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../../src/app/language/language'
import { LockedPeople } from '../../../src/app/lock/LockedPeople'
import { LockKeeper } from '../../../src/app/lock/LockKeeper'
import { setPin } from '../../../src/app/lock/lock'
import { inLocks, lockKey } from '../../../src/app/lock/lock-db'
import { lockNow, touch } from '../../../src/app/lock/lock-session'
import { PinSheet } from '../../../src/app/lock/PinSheet'
import { knowsPins, rememberPins } from '../../../src/app/lock/pin-hint'
import type { Engine } from '../../../src/app/offline/engine'
import { enter, useSession } from '../../../src/app/session/session'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const person = { id: 'u1', username: 'zhang', realname: '张老师' }
const minute = 60_000
let engine: Engine
let shown: ReturnType<typeof show> | undefined
const see = (element: Parameters<typeof show>[0]) => {
  shown = show(element, { product: productOf(gardenCatalogue), engine })
  return shown.place
}
const hasPin = async () => (await inLocks((locks) => locks.get(lockKey('1', 'u1'))))?.open !== undefined

beforeEach(async () => {
  speak('zh-CN')
  localStorage.clear()
  await inLocks((locks) => locks.clear())
  await enter('abc', person, '1')
  engine = await lonelyEngine(gardenCatalogue)
})
afterEach(async () => {
  shown?.close()
  await engine.stop()
})

test('a person gives themselves a PIN that is not too easy, twice the same', async () => {
  const place = see(<PinSheet />)
  const save = async (pin: string, again: string) => {
    await fill(place, 'PIN（至少', pin)
    await fill(place, '再输入一次', again)
    ;(await buttonOf(place, '设置 PIN')).click()
  }
  await save('12345', '12345')
  await soon(() => expect(place.textContent).toContain('请输入 6 至 12 位数字'))
  await save('123456', '123456')
  await soon(() => expect(place.textContent).toContain('太容易猜到'))
  await save('739162', '739163')
  await soon(() => expect(place.textContent).toContain('两次输入不一致'))
  expect(knowsPins()).toBe(false)
  await save('739162', '739162')
  await soon(async () => expect(await hasPin()).toBe(true))
  await soon(() => expect(knowsPins()).toBe(true))
})

test('the door names who is locked out, counts the tries, and in the end asks for an online sign-in', async () => {
  await setPin({ person, tenant: '1' }, '739162', Date.now())
  await lockNow()
  const place = see(<LockedPeople />)
  ;(await buttonOf(place, '张老师 · 用 PIN 解锁')).click()
  for (const left of [4, 3, 2, 1]) {
    await fill(place, '张老师 的 PIN', '111112')
    ;(await buttonOf(place, '解锁')).click()
    await soon(() => expect(place.textContent).toContain(`还可以试 ${left} 次`))
  }
  await fill(place, '张老师 的 PIN', '111112')
  ;(await buttonOf(place, '解锁')).click()
  await soon(() => expect(place.textContent).toContain('请联网登录'))
  await soon(() => expect(place.querySelector('button')).toBeNull())
  expect(useSession.getState().token).toBeUndefined()
})

test('a device nobody has touched for a while locks by itself, also when it was closed meanwhile', async () => {
  await setPin({ person, tenant: '1' }, '739162', Date.now())
  touch(Date.now() - 9 * minute)
  see(<LockKeeper minutes={10} />)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(useSession.getState().token).toBe('abc')
  shown?.close()
  touch(Date.now() - 11 * minute)
  see(<LockKeeper minutes={10} />)
  await soon(() => expect(useSession.getState().token).toBeUndefined())
})

test('a sign-in the server has ended cannot be locked away any more', async () => {
  await setPin({ person, tenant: '1' }, '739162', Date.now())
  rememberPins()
  see(<LockKeeper minutes={10} />)
  engine.status.setState({ pause: 'auth' })
  await soon(async () => expect(await hasPin()).toBe(false))
})
