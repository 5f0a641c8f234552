import { boolean, count, derived, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'
import { beginRight } from './house'

declare module '../registry' {
  interface NounTypes {
    'house-setting': typeof HouseSetting
  }
}

/** How this house wants its devices to behave. One row for each tenant; every device knows it, also without network. */
export const HouseSetting = defineResource({
  name: 'house-setting',
  label: label('使用设置', 'App settings'),
  listedFor: 'house-setting:edit',
  path: '/sys/houseSetting',
  offline: 'read',
  single: true,
  fields: {
    title: derived(text('名称', 'Name', { max: 40 })),
    /** Whether people may lock a shared device with a PIN, and go on there without network. */
    pinUnlock: boolean('允许 PIN 锁屏与离线解锁', 'PIN lock, also without network', { initial: false }),
    /** Minutes without a touch after which a device with a PIN locks by itself. */
    lockAfter: count('无操作自动锁定（分钟）', 'Locks by itself after (minutes)', { min: 1, max: 240, initial: 10 }),
    /** Whether whoever sets the house up does it another time: its home says no more of it. */
    setupAway: boolean('收起建园步骤', 'Set-up steps put away', { initial: false }),
  },
  title: 'title',
  list: ['title', 'pinUnlock', 'lockAfter'],
  search: ['title'],
  form: [['pinUnlock', 'lockAfter'], ['setupAway']],
  verbs: ['edit'],
  rights: [beginRight],
})
export type HouseSetting = RecordOf<typeof HouseSetting>

/** Id of the one row. */
export const houseSettingId = 'house'
