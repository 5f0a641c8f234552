import { type Label, label } from '../../../contract/label'
import type { SyncStatus } from '../../offline/status'

type Pause = NonNullable<SyncStatus['pause']>

const newer = label(
  '有些修改是用更新的版本填写的，更新应用后才能发送。它们安全保存在此设备上。',
  'Some edits were made with a newer version of this app; they go once the app is updated, and are safe on this device.',
)
const waits: Readonly<Record<Pause, Label>> = {
  auth: label(
    '登录已过期。{count} 条修改安全保存在此设备上，重新登录后自动发送。',
    'Your sign-in has run out. {count} {count:edit is|edits are} safe on this device and {count:goes|go} out once you sign in again.',
  ),
  update: label(
    '请先更新应用。{count} 条修改安全保存在此设备上。',
    'Please update the app first. {count} {count:edit is|edits are} safe on this device.',
  ),
  newer,
  storage: label(
    '此设备存储空间不足。请先释放空间，{count} 条修改仍在。',
    'This device has run out of room. Please free some; {count} {count:edit is|edits are} still here.',
  ),
}
const nothingWaits: typeof waits = {
  auth: label('登录已过期，请重新登录。', 'Your sign-in has run out. Please sign in again.'),
  update: label('请先更新应用。', 'Please update the app first.'),
  newer,
  storage: label('此设备存储空间不足，请先释放空间。', 'This device has run out of room. Please free some.'),
}

/** Why nothing is sent, and that what waits for it is safe. */
export const pauseWords = (pause: Pause, waiting: number): Label => (waiting > 0 ? waits : nothingWaits)[pause]
