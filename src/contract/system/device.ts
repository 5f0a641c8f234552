import { amount, boolean, count, dateTime, derived, entries, refs, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    device: typeof Device
  }
}

/**
 * A tablet, phone or browser as it last reported itself: who worked on it, and how much of whose work lies on it unsent. Numbers and
 * ages, never content. Its id is the random name the device gave itself.
 */
export const Device = defineResource({
  name: 'device',
  label: label('设备', 'Device'),
  path: '/sys/device',
  fields: {
    about: derived(text('设备', 'Device', { max: 120 })),
    lastUser: derived(text('最近使用人', 'Last used by', { max: 50 })),
    /** Who has been signed in on it: of nobody else it is believed what it says. */
    users: derived(refs('user', '使用人', 'Used by', { max: 50, weak: true })),
    lastSeen: derived(dateTime('最近联网', 'Last in touch')),
    unsent: derived(count('未发送条数', 'Unsent edits')),
    oldestUnsent: derived(dateTime('最早未发送时间', 'Oldest unsent')),
    /** Of whom, so that the right person can be asked to sign in there. */
    waiting: derived(
      entries('未发送明细', 'Unsent by person', {
        name: text('姓名', 'Name', { max: 50 }),
        count: count('条数', 'Edits'),
        oldest: text('最早时间', 'Oldest', { max: 19 }),
      }),
    ),
    usedMb: derived(amount('已用存储', 'Storage used', { unit: 'MB', scale: 1 })),
    roomMb: derived(amount('可用存储', 'Storage allowed', { unit: 'MB', scale: 1 })),
    /** Whether its browser promised not to clear what it keeps. */
    persisted: derived(boolean('持久存储', 'Kept for good')),
    release: derived(text('应用版本', 'App version', { max: 40 })),
  },
  title: 'about',
  list: ['about', 'lastUser', 'lastSeen', 'unsent', 'oldestUnsent', 'persisted', 'release'],
  // Work that waits longest on a device stands first.
  defaultOrder: { by: ['oldestUnsent asc', 'lastSeen desc'] },
  search: ['about', 'lastUser'],
  form: [],
  verbs: ['remove'],
})
export type Device = RecordOf<typeof Device>
