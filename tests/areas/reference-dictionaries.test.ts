import { expect, test } from 'vitest'
import { dictionaries } from '../kit/dictionaries'
import given from './reference-dictionaries.json'

/** By code: each value with its word. */
const reference: Readonly<Record<string, readonly (readonly string[])[]>> = given

type Carried = { readonly code: string; readonly values?: Readonly<Record<string, string>> }
/** Codes under which the product has a dictionary of its own of the same thing, and its values where they are others (decision 124). */
const carried: Readonly<Record<string, Carried>> = {
  kg_grade: { code: 'gradeLevel' },
  kg_student_status: { code: 'childStatus', values: { 1: '20', 2: '30', 3: '40', 4: '50', 5: '60' } },
  kg_attendance: { code: 'attStatus', values: { 1: 'P', 2: 'S', 3: 'A', 4: 'U', 5: 'L', 6: 'E' } },
  kg_meal: { code: 'mealType', values: { breakfast: 'B', morning_snack: 'AS', lunch: 'L', afternoon_snack: 'PS', dinner: 'D' } },
  kg_relation: { code: 'guardianRelation' },
  id_type: { code: 'idType', values: { 2: '3', 3: '4', 6: '2', 7: '6' } },
  staff_type: {
    code: 'staffPost',
    values: {
      ...{ 1: 'principal', 2: 'educationDirector', 3: 'teacher', 4: 'nurseAide', 5: 'doctor' },
      ...{ 6: 'cook', 7: 'buyer', 8: 'accountant', 9: 'guard', 10: 'other' },
    },
  },
  unit: { code: 'buyingUnit', values: { L: 'litre', ge: 'piece', he: 'pack', dai: 'bag', ping: 'bottle', xiang: 'box' } },
}

/** Of what the product does not keep: stores, growth, the check at the door, kinds of food. How a food order stands is its flow. */
const absent = ['food_category', 'storage_type', 'inbound_type', 'outbound_type', 'order_status', 'growth_level', 'health_status']

/** Words that are others here on purpose, by the code and value of the reference; null where the product has no such item (decision 124). */
const otherwise: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  priority: { L: '一般', M: '重要', H: '紧急' },
  operate_type: { 1: null, 6: null },
  log_type: { 3: null, 4: null },
  quartz_status: { 0: '启用' },
  msgSendStatus: { 0: '未发送', 1: '发送成功', 2: '发送失败' },
  messageType: { email: null, dingtalk: null, wechat_enterprise: null },
  database_type: { 1: 'MySQL 5.5', 2: 'Oracle 数据库', 3: 'SQL Server 数据库', 4: 'MySQL 5.7+', 6: 'PostgreSQL 数据库' },
  kg_student_status: { 2: '请长假', 3: '转出' },
  kg_attendance: { 4: '未到未联系' },
  kg_relation: { 1: '父', 2: '母' },
  id_type: { 3: '港澳台通行证', 4: '港澳台通行证' },
  staff_type: { 3: '配班教师', 7: '采购员', 8: '会计', 9: '门卫' },
  unit: { g: null, ml: null },
}

const items = (code: string) => (dictionaries as Readonly<Record<string, (typeof dictionaries)['sex']>>)[code]?.items
const wordOf = (code: string, value: string) => items(code)?.find((item) => item.value === value)?.zh ?? null
const compared = Object.entries(reference).filter(([code]) => !absent.includes(code))

test.each(compared)('%s has every item of the reference, by its value and its word, unless it is otherwise on purpose', (name, wanted) => {
  const { code, values = {} }: Carried = carried[name] ?? { code: name }
  const found = Object.fromEntries(wanted.map(([value = '']) => [value, wordOf(code, values[value] ?? value)]))
  expect(found).toEqual({ ...Object.fromEntries(wanted), ...otherwise[name] })
})

test('what is said to be absent or otherwise is so', () => {
  expect(absent.filter((code) => items(code) !== undefined)).toEqual([])
  expect(absent.filter((code) => !(code in reference))).toEqual([])
  const same = Object.entries(otherwise).flatMap(([code, words]) =>
    (reference[code] ?? []).filter(([value = '', word]) => words[value] === word).map(([value]) => `${code} ${value}`),
  )
  expect(same).toEqual([])
  expect(Object.keys({ ...carried, ...otherwise }).filter((code) => !(code in reference))).toEqual([])
})
