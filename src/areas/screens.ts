import type { Screen } from '../contract/catalogue'
import { label } from '../contract/label'
import type { GrantedVerb } from './grant'
import type { Noun } from './nouns'

/** Lists that open only for whoever looks after them: everybody reads these rows, but in their own place or by the way. */
export const lists = {
  'announcement-send': 'announcement:list',
  conflict: 'conflict:resolve',
  dict: 'dict:edit',
  'dict-item': 'dict-item:edit',
  'handed-over': 'handed-over:close',
  'house-setting': 'house-setting:edit',
  'push-subscription': 'user:list',
  'school-year': 'school-year:edit',
} as const satisfies Partial<Record<Noun, GrantedVerb>>

/** Screens made for one task, beside the list every noun has. Each is seen by whoever holds what it needs. */
export const screens = [
  {
    path: '/attendance/board',
    component: 'attendance/board',
    label: label('今日点名', 'Roll call'),
    icon: 'clipboard-check',
    module: 'attendance',
    needs: 'attendance-record:edit',
  },
  {
    path: '/attendance/today',
    component: 'attendance/today',
    label: label('全园出勤', 'All classes today'),
    icon: 'activity',
    module: 'attendance',
    needs: 'attendance-sheet:list',
  },
  {
    path: '/attendance/month',
    component: 'attendance/month',
    label: label('出勤月表', 'Month table'),
    icon: 'calendar-days',
    module: 'attendance',
    needs: 'attendance-record:list',
  },
  {
    path: '/attendance/kitchen',
    component: 'attendance/kitchen',
    label: label('用餐人数', 'Meals today'),
    icon: 'utensils',
    module: 'attendance',
    needs: 'attendance-sheet:list',
  },
  {
    path: '/canteen/samples',
    component: 'canteen/samples',
    label: label('今日留样', 'Sample log'),
    icon: 'list-checks',
    module: 'canteen',
    needs: 'retained-sample:add',
  },
  {
    path: '/canteen/keeping',
    component: 'canteen/keeping',
    label: label('保存与销毁', 'Kept samples'),
    icon: 'package',
    module: 'canteen',
    needs: 'sample-disposal:list',
  },
  {
    path: '/canteen/fridges',
    component: 'canteen/fridges',
    label: label('冰箱测温', 'Fridge check'),
    icon: 'thermometer',
    module: 'canteen',
    needs: 'fridge-temp:list',
  },
  {
    path: '/canteen/completeness',
    component: 'canteen/completeness',
    label: label('留样完整性', 'Day overview'),
    icon: 'shield-check',
    module: 'canteen',
    needs: 'sample-exception:list',
  },
  {
    path: '/canteen/papers',
    component: 'canteen/papers',
    label: label('登记表与标签', 'Register and labels'),
    icon: 'file-text',
    module: 'canteen',
    needs: 'retained-sample:list',
  },
  {
    path: '/canteen/chain',
    component: 'canteen/chain',
    label: label('证据链核验', 'Check of records'),
    icon: 'shield-check',
    module: 'canteen',
    needs: 'retained-sample:list',
  },
  {
    path: '/tray',
    component: 'sync/tray',
    label: label('待同步与待定', 'Waiting changes'),
    icon: 'inbox',
    module: 'sync',
    needs: 'conflict:list',
  },
  {
    path: '/salvage',
    component: 'sync/salvage',
    label: label('找回未发送内容', 'Recover unsent work'),
    icon: 'package',
    module: 'sync',
    needs: 'salvage:bring',
  },
] as const satisfies readonly (Screen & { needs: GrantedVerb })[]
