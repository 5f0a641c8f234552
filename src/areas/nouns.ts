import * as field from '../contract/field'
import { label } from '../contract/label'

/** The glossary: every noun of the product and what people call it. */
export const nouns = {
  'absence-trace': label('缺勤追踪', 'Absence trace'),
  announcement: label('系统通告', 'Announcement'),
  'announcement-send': label('我的通告', 'My notices'),
  'attendance-record': label('考勤记录', 'Attendance record'),
  'attendance-sheet': label('班级考勤单', 'Attendance sheet'),
  child: label('幼儿', 'Child'),
  'child-guardian': label('幼儿监护关系', 'Child and guardian'),
  class: label('班级', 'Class'),
  conflict: label('待定修改', 'Change to decide'),
  department: label('部门', 'Department'),
  device: label('设备', 'Device'),
  dict: label('字典', 'Dictionary'),
  'dict-item': label('字典项', 'Dictionary item'),
  dish: label('菜品', 'Dish'),
  enrolment: label('在班记录', 'Enrolment'),
  'fridge-temp': label('测温记录', 'Fridge temperature'),
  grade: label('年级', 'Grade'),
  guardian: label('监护人', 'Guardian'),
  'handed-over': label('移交的修改', 'Change handed over'),
  'house-setting': label('使用设置', 'App settings'),
  'kindergarten-profile': label('园所信息', 'Kindergarten profile'),
  'leave-request': label('请假', 'Leave request'),
  message: label('消息记录', 'Message'),
  'message-template': label('消息模板', 'Message template'),
  'menu-meal': label('餐次食谱', 'Meal menu'),
  permission: label('菜单权限', 'Menu and permission'),
  'push-subscription': label('推送设备', 'Push device'),
  'retained-sample': label('食品留样', 'Food sample'),
  role: label('角色', 'Role'),
  salvage: label('找回记录', 'Recovered change'),
  'sample-disposal': label('留样销毁', 'Sample disposal'),
  'sample-exception': label('未留样说明', 'Reason without sample'),
  'sample-fridge': label('留样冰箱', 'Sample fridge'),
  'school-day': label('校历', 'School day'),
  'school-year': label('学年', 'School year'),
  staff: label('教职工', 'Staff'),
  'staff-certificate': label('教职工证书', 'Staff certificate'),
  'staff-file': label('教职工档案', 'Personnel file'),
  term: label('学期', 'Term'),
  user: label('用户', 'User'),
  'week-menu': label('周食谱', 'Week menu'),
} as const

export type Noun = keyof typeof nouns

type OfNoun<Make> = Make extends (noun: string, ...rest: infer Rest) => infer Made ? (noun: Noun, ...rest: Rest) => Made : never

/** The id of a row of one of our nouns. */
export const ref: OfNoun<typeof field.ref> = field.ref
/** Ids of several rows of one of our nouns. */
export const refs: OfNoun<typeof field.refs> = field.refs
