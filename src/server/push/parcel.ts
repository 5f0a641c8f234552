import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { PushPayload } from '../../contract/push'
import type { Parcel } from './post-push'
import type { Push } from './push-keys'
import type { Due } from './push-queue'

/** A device's address and keys, opened. */
type Addressed = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

const urgencies: Readonly<Record<string, 'low' | 'normal' | 'high'>> = { L: 'low', M: 'normal', H: 'high' }

/** Milliseconds a signature for a push service is used. It is valid for twelve hours. */
const signatureLife = 6 * 3_600_000

/** Under which a push service replaces an undelivered message by a later one of the same notice: at most 32 url-safe characters. */
export function topicOf(notice: string): string {
  const squeezed = notice.replaceAll('-', '')
  return /^[\w-]{1,32}$/.test(squeezed) ? squeezed : createHash('sha256').update(notice).digest('base64url').slice(0, 32)
}

/** What a device is told of a notice. Its title goes along only where the author allowed it: the rest is read in the app. */
export const payloadOf = (due: Due): PushPayload => ({
  id: due.annt_id,
  title: due.title_in_push ? (due.language === 'en' && due.title_en) || due.titile : '',
  category: due.msg_category,
  language: due.language === 'en' ? 'en' : 'zh',
})

/** The message encrypted for one device and nobody else; undefined when that cannot be done, because its keys are none. */
function sealed(due: Due, { endpoint, ...keys }: Addressed) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payloadOf(due)), {
      TTL: Math.max(0, Math.floor(due.seconds)),
      urgency: urgencies[due.priority] ?? 'normal',
      topic: topicOf(due.annt_id),
      contentEncoding: 'aes128gcm',
    })
  } catch {
    return undefined
  }
}

/** Packs messages for push services: encrypted for the device (RFC 8291), signed for the service (RFC 8292). Undefined when its keys are none. */
export function openPacker({ subject, publicKey, privateKey }: Push) {
  const signed = new Map<string, { readonly header: string; readonly until: number }>()
  const signatureFor = (audience: string): string => {
    const known = signed.get(audience)
    if (known && known.until > Date.now()) return known.header
    const header = webPush.getVapidHeaders(audience, subject, publicKey, privateKey, 'aes128gcm').Authorization
    if (signed.size > 1000) signed.clear()
    signed.set(audience, { header, until: Date.now() + signatureLife })
    return header
  }
  return (due: Due, device: Addressed): Parcel | undefined => {
    const packed = sealed(due, device)
    if (!packed) return undefined
    const texts = Object.fromEntries(Object.entries(packed.headers).map(([name, value]) => [name, String(value)]))
    const headers = { ...texts, Authorization: signatureFor(new URL(device.endpoint).origin) }
    return { endpoint: device.endpoint, headers, body: packed.body }
  }
}
