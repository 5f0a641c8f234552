/**
 * The calls of a device that asks to be told of notices while the app is closed. `key`: GET, answers `PushKey`, or is refused with
 * `push.off` where no messages are sent. `announce`: POST of a `PushDevice`; saying it again changes nothing, and saying it as somebody
 * else moves the device to them. `forget`: POST of an `endpoint`; of a device that is not known it is no error.
 */
export const pushCalls = {
  key: '/sys/pushSubscription/key',
  announce: '/sys/pushSubscription/announce',
  forget: '/sys/pushSubscription/forget',
} as const

/** The server's public key for its messages, base64url. A device that subscribed under another one subscribes anew. */
export type PushKey = { readonly key: string }

/** A device as its browser made it known to its push service. `keys` are base64url. */
export type PushDevice = {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** In which its messages are worded. */
  readonly language: 'zh' | 'en'
}

/**
 * What a push message carries, as JSON. `id`: of the notice (an announcement's). `title`: empty where it may not leave the server.
 * `category`: `1` notice, `2` system message. Nothing in it says anything about a child.
 */
export type PushPayload = { readonly id: string; readonly title: string; readonly category: string; readonly language: 'zh' | 'en' }

/** Where a person's own notices are, and the address that opens one of them there: by the id of the notice or of its receipt. */
export const noticesPath = '/isps/userAnnouncement'
export const noticeAddress = (id: string): string => `${noticesPath}?open=${encodeURIComponent(id)}`
