import { ECDH } from 'node:crypto'
import * as z from 'zod/mini'
import { refuse } from '../../contract/error'
import { type PushKey, pushCalls } from '../../contract/push'
import { type Call, route } from '../http/route'
import { deviceId, forgetIfOver, forgetOwn, rememberDevice, signInOf } from './devices'
import { isPushAddress } from './push-address'
import type { Push } from './push-keys'

const endpoint = z.string().check(z.maxLength(2000))
/** Url-safe base64 of exactly so many bytes, padded or not: what is shorter could never be encrypted for. */
const bytes = (count: number) =>
  z.string().check(
    z.regex(/^[\w-]{1,88}={0,2}$/),
    z.refine((text) => Buffer.from(text, 'base64url').length === count),
  )
/** A device's subscription as its browser writes it (Push API), and its language. The keys are a point of a curve and a secret (RFC 8291). */
const announced = z.object({
  endpoint,
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
  language: z.enum(['zh', 'en']),
})

const pushOf = ({ engine }: Call<unknown>): Push => engine.push ?? refuse('push.off')

/** Whether a text is a point of the curve messages are encrypted on. */
function isKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130
  } catch {
    return false
  }
}

/** The calls of a device that wants to be told of notices while the app is closed. */
export const pushRoutes = [
  /** The key a browser asks for when it subscribes. */
  route(`GET ${pushCalls.key}`, { door: 'signed-in', input: z.object({}) }, (call): PushKey => ({ key: pushOf(call).publicKey })),

  /** Announces this device, anew at every start of the app. Answers the id of its row. */
  route(`POST ${pushCalls.announce}`, { door: 'signed-in', input: announced, perMinute: 60 }, async (call) => {
    const { engine, session, input, request } = call
    const { keys } = input
    if (!isPushAddress(input.endpoint, pushOf(call).loopback) || !isKey(keys.p256dh)) refuse('push.address')
    await rememberDevice(engine, session.person, {
      endpoint: input.endpoint,
      ...keys,
      device: String(request.headers['user-agent'] ?? '-').slice(0, 200) || '-',
      language: input.language,
      signIn: signInOf(session.signIn),
    })
    if (await forgetIfOver(engine, session.signIn)) refuse('session.expired')
    return { id: deviceId(input.endpoint) }
  }),

  route(`POST ${pushCalls.forget}`, { door: 'signed-in', input: z.object({ endpoint }) }, async ({ engine, session, input }) => {
    await forgetOwn(engine, session.person, input.endpoint)
    return null
  }),
]
