import { create } from 'zustand'
import { grantedBy, permitted } from './granted'
import type { DictItems, Grant, MenuItem, Permissions, Person } from './person'
import { forget, isCopied, keep, recall, recover } from './storage'

export type SessionState = {
  readonly token?: string
  readonly person?: Person
  readonly tenant: string
  /** Where loading what the person may do has come to. `none` after each fresh start. */
  readonly permissions: 'none' | 'ready'
  readonly menu: readonly MenuItem[]
  readonly granted: ReadonlySet<string>
  readonly dictionaries: DictItems
  /** Name of the house the person works in, as far as it was ever told. */
  readonly house?: string
}

const nothing = { menu: [], granted: new Set<string>(), permissions: 'none' as const }

/** The sign-in this device knows, as of `now`: at 0, also one that has run out. */
function fromStorage(now = Date.now()): SessionState {
  const person = recall<Person>('Login_Userinfo', now)
  const token = person && recall<string>('Access-Token', now)
  return {
    token,
    person: token ? person : undefined,
    tenant: recall<string>('TENANT_ID', now) || '0',
    dictionaries: recall<DictItems>('UI_CACHE_DB_DICT_DATA') ?? {},
    house: recall<string>('HOUSE_NAME'),
    ...nothing,
  }
}

export const useSession = create<SessionState>()(() => fromStorage())

/**
 * Takes up how things stood when the browser was killed, and a sign-in that has run out while work made in it is unsent: the person goes
 * on, and is asked to sign in again. Asked once, before anything is shown.
 */
export async function takeUpSession(): Promise<void> {
  if (await recover().catch(() => false)) useSession.setState(fromStorage())
  const late = fromStorage(0)
  if (useSession.getState().token || !late.person) return
  const { unsentOf } = await import('./unsent-of')
  const unsent = await unsentOf(late.tenant, late.person.id).catch(() => 0)
  if (unsent > 0) useSession.setState(late)
}

/** Takes in who signed in. They are in only once that would survive the end of the browser. */
export async function enter(token: string, person: Person, tenant: string): Promise<void> {
  keep('Access-Token', token)
  keep('Login_Username', person.username)
  keep('Login_Userinfo', person)
  keep('TENANT_ID', tenant)
  await isCopied()
  useSession.setState({ token, person, tenant, ...nothing })
}

export function rememberPerson(person: Person): void {
  keep('Login_Userinfo', person)
  useSession.setState({ person })
}

export function rememberHouse(house: string): void {
  keep('HOUSE_NAME', house, null)
  useSession.setState({ house })
}

/** Dictionaries are shown beyond their seven days too: an old word is better than a bare code. */
export function rememberDictionaries(dictionaries: DictItems): void {
  keep('UI_CACHE_DB_DICT_DATA', dictionaries, null)
  useSession.setState({ dictionaries })
}

const cacheOf = (person: Person) => `PERMISSIONS_${person.id}`

let allowed: { readonly said: string; readonly menu: SessionState['menu'] } | undefined

/** Lists of buttons that are still to be written down. To open a window's store for the first time holds up a slow device: after the first screen. */
let unwritten: Permissions | undefined
/** Milliseconds until a first screen is drawn. */
const whenDrawn = 1000

/** Writes down for this window what may be pressed, where that has not been done. */
export function writeButtons(): void {
  if (!unwritten) return
  const { auth, allAuth } = unwritten
  unwritten = undefined
  sessionStorage.setItem('LOGIN_USER_BUTTON_AUTH', JSON.stringify(auth satisfies readonly Grant[]))
  sessionStorage.setItem('SYS_BUTTON_AUTH', JSON.stringify(allAuth))
}

/** Takes in what the person may do. The same once more, as the server says it at most starts, draws nothing anew. Answers whether it was anything new. */
export function allow(found: Permissions): boolean {
  const said = JSON.stringify(found)
  if (said === allowed?.said && useSession.getState().menu === allowed.menu) return false
  unwritten = found
  setTimeout(writeButtons, whenDrawn)
  const granted = grantedBy(found)
  const menu = permitted(found.menu, granted)
  allowed = { said, menu }
  useSession.setState({ menu, granted, permissions: 'ready' })
  return true
}

/** Keeps what the person may do for a start without network. */
export const rememberPermissions = (found: Permissions, person: Person): void => keep(cacheOf(person), found)
/** Also beyond their seven days: the server asks for every right anew. */
export const rememberedPermissions = (person: Person): Permissions | undefined => recall<Permissions>(cacheOf(person), 0)

function dropButtons(): void {
  unwritten = undefined
  sessionStorage.removeItem('LOGIN_USER_BUTTON_AUTH')
  sessionStorage.removeItem('SYS_BUTTON_AUTH')
}

/** Ends the sign-in on this device. Unsent work is kept elsewhere and stays. */
export function leaveSession(): void {
  const { person } = useSession.getState()
  forget('Access-Token', 'Login_Userinfo', 'UI_CACHE_DB_DICT_DATA', ...(person ? [cacheOf(person)] : []))
  dropButtons()
  useSession.setState({ token: undefined, person: undefined, dictionaries: {}, ...nothing })
}

/**
 * Takes over in this window what another one has made of the device's sign-in. Nothing is forgotten on the device: a window that slept
 * hears of a sign-out when somebody else may long be in. Answers whether it made a difference here.
 */
export function followSession(): boolean {
  if (recall('Access-Token') === useSession.getState().token) return false
  dropButtons()
  useSession.setState(fromStorage())
  return true
}
