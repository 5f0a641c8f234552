import { derived, secret, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    'push-subscription': typeof PushSubscription
  }
}

/**
 * A device that asked to be told of notices while the app is closed. One row for each device, whoever uses it: its id follows from
 * the address the push service gave it, so the row moves to the next person who signs in there.
 */
export const PushSubscription = defineResource({
  name: 'push-subscription',
  reach: 'personal',
  label: label('推送设备', 'Push device'),
  listedFor: 'user:list',
  path: '/sys/pushSubscription',
  fields: {
    userId: derived(text('用户', 'User', { max: 64 })),
    device: derived(text('设备', 'Device', { max: 200 })),
    /** `zh` or `en`: the language its messages are worded in. */
    language: derived(text('语言', 'Language', { max: 2 })),
    /** Address of the device at its push service, and what encrypts for it. Whoever holds them can write to the device. */
    endpoint: derived(secret('推送地址', 'Push address', { max: 2000 })),
    p256dh: derived(secret('公钥', 'Public key', { max: 100 })),
    auth: derived(secret('验证码', 'Authentication secret', { max: 40 })),
    /** Fingerprint of the sign-in under which it was last announced. Ending that one ends the messages. */
    signIn: derived(text('登录指纹', 'Sign-in fingerprint', { max: 64 })),
  },
  title: 'device',
  list: ['device', 'language'],
  search: ['device'],
  form: [],
  verbs: ['remove'],
})
export type PushSubscription = RecordOf<typeof PushSubscription>
