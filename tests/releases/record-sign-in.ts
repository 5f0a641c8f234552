import { Dexie } from 'dexie'
import { lockAway, setPin } from '../../src/app/lock/lock'
import type { LoginResult, Permissions } from '../../src/app/session/person'
import { enter, rememberDictionaries, rememberHouse, rememberPermissions } from '../../src/app/session/session'
import { isCopied } from '../../src/app/session/storage'
import type { OpenHouse } from '../kit/server/house-at'
import { testPassword } from '../kit/test-password'
import type { Hand } from './recorded-work'

/** The PIN of whoever is locked out of a recorded device. */
export const recordedPin = '739162'

/** The simple storage of a browser. */
class FakeStorage {
  private readonly texts = new Map<string, string>()
  getItem = (name: string) => this.texts.get(name) ?? null
  setItem = (name: string, text: string) => void this.texts.set(name, text)
  removeItem = (name: string) => void this.texts.delete(name)
  all = () => Object.fromEntries(this.texts)
}

/** Has what looks for the browser find the one of this device. */
export function standIn({ indexedDB, IDBKeyRange }: Hand['tablet']['storage'], localStorage = new FakeStorage()): FakeStorage {
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange })
  Object.assign(globalThis, { indexedDB, IDBKeyRange, localStorage, sessionStorage: new FakeStorage() })
  return localStorage
}

async function signIn(house: OpenHouse, username: string) {
  const result: LoginResult = (await house.call('POST /sys/login', { username, password: testPassword })).result
  const headers = { 'x-access-token': result.token }
  const permissions: Permissions = (await house.call('GET /sys/permission/getUserPermissionByToken', undefined, headers)).result
  return { ...result, permissions }
}

/** Signs a device's person in as the app does, and answers what lies in the browser's simple storage then. */
export async function staySignedIn(house: OpenHouse, { tablet }: Hand, username: string): Promise<Record<string, string>> {
  const storage = standIn(tablet.storage)
  const { token, userInfo, permissions, sysAllDictItems = {} } = await signIn(house, username)
  await enter(token, userInfo, '1')
  rememberHouse('阳光实验幼儿园')
  rememberDictionaries(sysAllDictItems)
  rememberPermissions(permissions, userInfo)
  await isCopied()
  return storage.all()
}

/** Locks a device's person out of it behind their PIN. */
export async function lockOut(house: OpenHouse, { tablet }: Hand, username: string): Promise<void> {
  standIn(tablet.storage)
  const { token, userInfo, permissions, sysAllDictItems = {} } = await signIn(house, username)
  const person = { token, person: userInfo, tenant: '1', permissions, dictionaries: sysAllDictItems }
  await setPin(person, recordedPin, tablet.clock.time)
  if (!(await lockAway(person, tablet.clock.time))) throw new Error('not locked')
}
