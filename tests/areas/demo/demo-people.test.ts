import { describe, expect, test } from 'vitest'
import { demoAccounts } from '../../../src/areas/demo/published/demo-accounts'
import { roles } from '../../../src/areas/roles'
import { ageInMonths } from '../../../src/contract/age'
import { checkFields } from '../../../src/contract/check'
import { birthdayOf, isIdCard, sexOf } from '../../../src/contract/rules/id-card'
import { User } from '../../../src/contract/system/user'
import { addDays } from '../../../src/contract/time'
import { frequencies, house, someDays, type Values } from './house'

describe.each(Object.entries(someDays))('on %s', (_, today) => {
  const { of } = house(today)
  const classes = of('class')
  const children = of('child')
  const inClass = (one: Values) => children.filter((child) => child.classId === one.id)

  test('there are twelve classes of thirty children', () => {
    expect(classes.map(({ name }) => name)).toEqual([
      '小一班',
      '小二班',
      '小三班',
      '小四班',
      '中一班',
      '中二班',
      '中三班',
      '中四班',
      '大一班',
      '大二班',
      '大三班',
      '大四班',
    ])
    expect(classes.map((one) => inClass(one).length)).toEqual(Array(12).fill(30))
    expect(of('enrolment')).toHaveLength(360)
    expect(of('grade')).toHaveLength(3)
  })

  test('children have the age of their class, and were three when they joined', () => {
    for (const one of classes) {
      const months = inClass(one).map((child) => ageInMonths(String(child.birthday), today))
      const youngest = 39 + 12 * (Number(one.gradeLevel) - 1)
      expect(Math.min(...months)).toBeGreaterThanOrEqual(youngest)
      expect(Math.max(...months)).toBeLessThanOrEqual(youngest + 12)
    }
    expect(children.filter((child) => ageInMonths(String(child.birthday), String(child.entryDate)) < 36)).toEqual([])
  })

  test('identity numbers agree with birthday and sex and belong to nobody', () => {
    for (const child of children) {
      const number = String(child.idNo)
      expect([isIdCard(number), number.slice(0, 6), birthdayOf(number), sexOf(number)]).toEqual([true, '990000', child.birthday, child.sex])
    }
  })

  test('nothing about people happened after today', () => {
    const later = [
      ...children.map((one) => one.entryDate),
      ...of('staff').map((one) => one.entryDate),
      ...of('staff-certificate').map((one) => one.issueDate),
    ].filter((day) => String(day) > today)
    expect(later).toEqual([])
  })

  test('three certificates run out soon, none has', () => {
    const ends = of('staff-certificate').flatMap(({ validTo }) => (validTo ? [String(validTo)] : []))
    expect(ends.filter((day) => day < today)).toEqual([])
    expect(ends.filter((day) => day <= addDays(today, 45))).toHaveLength(3)
  })
})

const { of } = house('2026-11-23')
const children = of('child')

test('a little more than half of the children are boys, and no class has two children of one given name', () => {
  const boys = children.filter(({ sex }) => sex === '1').length
  expect(boys / 360).toBeGreaterThan(0.51)
  expect(boys / 360).toBeLessThan(0.53)
  for (const one of of('class')) {
    const given = children.filter(({ classId }) => classId === one.id).map(({ name }) => String(name).slice(-2))
    expect(new Set(given).size).toBe(30)
  }
})

test('surnames are as frequent as they are among people', () => {
  const common = children.filter(({ name }) => /^[王李张刘陈]/.test(String(name))).length
  expect(common).toBeGreaterThan(100)
  expect(common).toBeLessThan(180)
})

test('names do not depend on the day', () => {
  const names = (day: string) =>
    house(day)
      .of('child')
      .map(({ name }) => name)
  expect(names('2027-08-31')).toEqual(children.map(({ name }) => name))
})

test('most children eat every meal; some have allergies, taboos, or stay at home', () => {
  expect(frequencies(children, 'mealPlan')).toEqual({ FULL: 324, LUNCH: 28, NONE: 8 })
  const answers = children.map(({ allergies }) => allergies as string[])
  expect(answers.filter((answer) => answer.length === 0)).toEqual([])
  const allergic = children.filter(({ allergies }) => !(allergies as string[]).includes('none'))
  expect(allergic).toHaveLength(8)
  expect(allergic.filter(({ healthTag }) => String(healthTag).includes('严重'))).toHaveLength(2)
  expect(children.filter(({ dietTaboo }) => (dietTaboo as string[]).length > 0)).toHaveLength(7)
  expect(children.filter(({ quarantineUntil }) => quarantineUntil).map(({ classId }) => classId)).toEqual(['class.x1'])
})

test('every child has parents, one of whom is called first and is the emergency contact', () => {
  const guardians = new Map(of('guardian').map((one) => [one.id, one]))
  for (const child of children) {
    const links = of('child-guardian').filter(({ childId }) => childId === child.id)
    const first = links.filter(({ isPrimary }) => isPrimary)
    expect(links.length).toBeGreaterThanOrEqual(2)
    expect(first.map(({ guardianId }) => guardians.get(String(guardianId))?.phone)).toEqual([child.emergencyPhone])
  }
})

test('nobody can be reached: all numbers are from blocks kept for examples', () => {
  const numbers = [...of('guardian'), ...of('staff')].map(({ phone }) => String(phone))
  expect(numbers.filter((number) => !/^(1380000|1990000)\d{4}$/.test(number))).toEqual([])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('sixty people work here, with a file and a health certificate each', () => {
  const posts = frequencies(of('staff'), 'post')
  expect(of('staff')).toHaveLength(60)
  expect(posts).toMatchObject({
    principal: 1,
    vicePrincipal: 1,
    doctor: 2,
    headTeacher: 12,
    teacher: 12,
    nurseAide: 12,
    canteenMgr: 1,
    storekeeper: 1,
    buyer: 1,
    accountant: 1,
  })
  expect(new Set(of('staff').map(({ name }) => name)).size).toBe(60)
  expect(of('staff-file')).toHaveLength(60)
  expect(of('staff-certificate').filter(({ certType }) => certType === 'health')).toHaveLength(60)
  for (const field of ['headTeacherId', 'nurseAideId']) expect(Object.keys(frequencies(of('class'), field))).toHaveLength(12)
})

test('every account is one of the staff, and the teacher leads the first class', () => {
  const shipped = demoAccounts()
  expect(shipped.map(({ username }) => username)).toEqual(['admin', 'principal', 'doctor', 'teacher', 'cook', 'storekeeper', 'accountant'])
  expect(shipped.flatMap((one) => one.roles).filter((code) => !(code in roles))).toEqual([])
  for (const { id, roles: held, ...values } of shipped) {
    const holder = of('staff').find(({ userId }) => userId === id)
    expect(holder).toMatchObject({ name: values.realname, staffNo: values.workNo, phone: values.phone })
    expect(checkFields(User.fields, { ...values, roles: [...held], status: '1' }, 'whole')).toEqual({})
  }
  const teacher = of('staff').find(({ userId }) => userId === 'user.teacher')
  expect(of('class').find(({ name }) => name === '小一班')?.headTeacherId).toBe(teacher?.id)
})
