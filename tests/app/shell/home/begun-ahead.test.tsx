import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { nameOf } from '../../../../src/app/offline/person-db'
import { currentEngine } from '../../../../src/app/session/current-engine'
import { enter, leaveSession } from '../../../../src/app/session/session'
import { beginHome } from '../../../../src/app/shell/Home'
import type { Catalogue } from '../../../../src/contract/catalogue'
import { productOf } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'
import { homeStage } from './home-stage'

const first = vi.fn(async () => undefined)
const arriving = { catalogue: gardenCatalogue, here: createStore<Catalogue>(() => gardenCatalogue), first, rest: first }
const product = { ...productOf(gardenCatalogue), arriving }
const { open } = homeStage(product)
/** Where this test's databases lie. */
const storage = (): IDBFactory => Dexie.dependencies.indexedDB
const isThere = (name: string) => soon(async () => expect((await storage().databases()).map((one) => one.name)).toContain(name))

/** Resolves once nobody has the database open. */
const isClosed = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const asked = storage().deleteDatabase(name)
    asked.onsuccess = () => resolve()
    asked.onerror = reject
  })

beforeEach(() => {
  first.mockClear()
})

test('an engine that was begun before anything is drawn is the one that is used', async () => {
  beginHome(product)
  await isThere(nameOf('1', 'u1'))
  const begun = first.mock.calls.length
  open('/device')
  await soon(() => expect(currentEngine()?.db.name).toBe(nameOf('1', 'u1')))
  expect(first.mock.calls.length).toBe(begun)
})

test('whoever comes meanwhile has an engine of their own, and that of the one before them ends', async () => {
  beginHome(product)
  await isThere(nameOf('1', 'u1'))
  await enter('def', { id: 'u2', username: 'li', realname: '李老师' }, '1')
  open('/device')
  await soon(() => expect(currentEngine()?.db.name).toBe(nameOf('1', 'u2')))
  await isClosed(nameOf('1', 'u1'))
})

test('it ends with the sign-in, also where nothing was ever drawn', async () => {
  beginHome(product)
  await isThere(nameOf('1', 'u1'))
  leaveSession()
  await isClosed(nameOf('1', 'u1'))
})
