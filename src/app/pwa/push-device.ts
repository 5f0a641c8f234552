import { type PushDevice, type PushKey, pushCalls } from '../../contract/push'
import { currentLanguage } from '../language/language'
import { call } from '../wire/call'
import { WireError } from '../wire/wire-error'
import { intentForPush, intentForSilence, wantsPush } from './push-intent'
import { pushSupport } from './push-support'

/** How push messages stand on this device. */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

const manager = async (): Promise<PushManager | undefined> => (await navigator.serviceWorker.getRegistration())?.pushManager

const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

function deviceOf(subscription: PushSubscription): PushDevice {
  const keys = { p256dh: textOf(subscription.getKey('p256dh')), auth: textOf(subscription.getKey('auth')) }
  return { endpoint: subscription.endpoint, keys, language: currentLanguage() === 'en' ? 'en' : 'zh' }
}

/** How things stand, without asking anybody. */
export async function readPush(): Promise<PushState> {
  const support = pushSupport()
  if (support !== 'possible') return support
  const push = await manager()
  if (!push) return 'unsupported'
  return wantsPush() && (await push.getSubscription()) ? 'on' : 'off'
}

/** The device's subscription under the server's key; one made under another key is of no use and is replaced. */
async function subscribe(push: PushManager): Promise<PushSubscription> {
  const { key } = await call<PushKey>('GET', pushCalls.key, { quiet: true })
  const old = await push.getSubscription()
  if (old && textOf(old.options.applicationServerKey) === key) return old
  await old?.unsubscribe()
  return push.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

async function announce(push: PushManager): Promise<void> {
  const device = deviceOf(await subscribe(push))
  await call('POST', pushCalls.announce, { body: device, quiet: true })
}

/** Whether the server sends messages at all. One that cannot be reached may well. */
export const serverPushes = (): Promise<boolean> =>
  call<PushKey>('GET', pushCalls.key, { quiet: true }).then(
    () => true,
    (error: unknown) => !(error instanceof WireError && error.code === 'push.off'),
  )

/** Turns push messages on; has to follow a tap, for browsers ask for permission only then. Throws `WireError` when the server cannot. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPush()
  const push = await manager()
  if (!push) return 'unsupported'
  await announce(push)
  intentForPush()
  return 'on'
}

/** The server forgets this device. Where it cannot be told, the address is given up, so that nobody reaches it any more. */
async function withdraw(timeout?: number): Promise<void> {
  const subscription = await (await manager())?.getSubscription()
  if (!subscription) return
  const told = call('POST', pushCalls.forget, { body: { endpoint: subscription.endpoint }, quiet: true, timeout })
  await told.catch(() => subscription.unsubscribe())
}

export async function turnPushOff(): Promise<PushState> {
  await withdraw()
  const subscription = await (await manager())?.getSubscription()
  await subscription?.unsubscribe()
  intentForSilence()
  return readPush()
}

/**
 * Makes the server know this device as it is now: after a start, another sign-in, another language. It moves to whoever is signed in.
 * Failing is no harm: the next start tries again.
 */
export async function comparePush(): Promise<void> {
  if (!wantsPush() || pushSupport() !== 'possible' || Notification.permission !== 'granted') return
  const push = await manager()
  if (push) await announce(push).catch(() => undefined)
}

/** The person signs out: nothing of theirs is to appear here any more. The intent for messages stays with the device. `timeout`: milliseconds the server has. */
export async function leavePush(timeout: number): Promise<void> {
  if (wantsPush() && 'serviceWorker' in navigator) await withdraw(timeout).catch(() => undefined)
}
