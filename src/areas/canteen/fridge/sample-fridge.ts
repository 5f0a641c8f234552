import { amount, boolean, count, optional, ref, text } from '../../../contract/field'
import { label } from '../../../contract/label'
import { defineResource, type RecordOf } from '../../../contract/resource'

declare module '../../../contract/registry' {
  interface NounTypes {
    'sample-fridge': typeof SampleFridge
  }
}

const degrees = { min: -40, max: 60, scale: 1, unit: '℃' } as const

/** A lockable fridge for samples only. */
export const SampleFridge = defineResource({
  name: 'sample-fridge',
  label: label('留样冰箱', 'Sample fridge'),
  path: '/business-system/intk/canteen/sample-fridge',
  offline: 'read',
  fields: {
    name: text('名称', 'Name', { max: 30, unique: true }),
    place: optional(text('位置', 'Place', { max: 50 })),
    slots: count('格数', 'Slots', { min: 1, max: 200 }),
    tempMin: amount('最低温度', 'Lowest temperature', { ...degrees, initial: 0 }),
    tempMax: amount('最高温度', 'Highest temperature', { ...degrees, initial: 8 }),
    keeperId: optional(ref('staff', '管理人', 'Kept by')),
    sensorId: optional(text('探头编号', 'Sensor', { max: 50 })),
    enabled: boolean('启用', 'In use', { initial: true }),
  },
  title: 'name',
  list: ['name', 'place', 'slots', 'tempMin', 'tempMax', 'keeperId', 'enabled'],
  search: ['name', 'enabled'],
  form: [
    ['name', 'place'],
    ['slots', 'keeperId'],
    ['tempMin', 'tempMax'],
    ['sensorId', 'enabled'],
  ],
})
export type SampleFridge = RecordOf<typeof SampleFridge>
