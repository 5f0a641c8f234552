import { describe, expect, test } from 'vitest'
import { accountPosts } from '../../src/areas/demo/published/account-posts'
import { type RoleCode, roles } from '../../src/areas/roles'
import type { GrantedVerb } from '../../src/contract/grant'
import { label } from '../../src/contract/label'
import { everyPermission, permissionsMeant, rolePermissions } from '../kit/role-permissions'

/** What everybody may do with what is theirs alone: the notices they received, their devices, how they look at lists, and what they ask of the administrator. */
const own = [
  'announcement-send:read',
  'push-subscription:remove',
  'handed-over:add',
  ...['list-view', 'list-preference'].flatMap((noun) => [`${noun}:add`, `${noun}:edit`, `${noun}:remove`]),
]
/** Nouns that tell who is ill, allergic or kept at home, marks of attendance among them. */
const health = /^(child|attendance-record|leave-request|absence-trace):/
const writes = (permission: string) => !/:(list|health)$/.test(permission) && !own.includes(permission)

const held = (account: keyof typeof accountPosts) => rolePermissions(...accountPosts[account].roles)

test.each(Object.entries(roles))('%s is given only what exists, and its name fits', (code, role) => {
  expect(rolePermissions(code as RoleCode).length).toBeGreaterThan(0)
  expect(code).toMatch(/^[A-Za-z]\w+$/)
  expect(role.name).not.toEqual(label('', ''))
})

test('a grant of a verb no noun has is refused at once', () => {
  expect(() => permissionsMeant(['child:approve'])).toThrow('no such permission: child:approve')
  expect(() => permissionsMeant(['chid:*'])).toThrow('no such permission: chid:*')
})

test('patterns stand for every permission of their noun, each once', () => {
  expect(permissionsMeant(['term:*', 'term:list'])).toEqual(['term:list', 'term:add', 'term:edit', 'term:remove'])
  expect(permissionsMeant(['*'])).toEqual(everyPermission)
  expect(new Set(everyPermission).size).toBe(everyPermission.length)
})

describe('the roles', () => {
  const rights = rolePermissions

  test('are all those of a kindergarten, by the names people know them by', () => {
    expect(Object.fromEntries(Object.entries(roles).map(([code, { name }]) => [code, name.zh]))).toEqual({
      admin: '超级管理员',
      principal: '园长',
      viceAdmin: '副园长/后勤主任',
      foodDirector: '食品安全总监',
      foodOfficer: '食品安全员',
      doctor: '保健医/保健员',
      headTeacher: '班主任',
      teacher: '配班教师',
      nurseAide: '保育员',
      canteenMgr: '食堂主管',
      cook: '厨师',
      sampler: '留样员',
      buyer: '采购员',
      storekeeper: '仓管员',
      inspectorIn: '验收员',
      accountant: '会计',
      supplier: '供应商',
      guard: '门卫',
      committee: '膳食委员会/家长代表',
      regulator: '督学/监管',
      sysAdmin: '系统管理员',
      accountAdmin: '账号管理员',
    })
  })

  test('a sample keeper writes what a cook writes of samples, and no more', () => {
    expect(rights('sampler').filter(writes)).toEqual(rights('cook').filter(writes))
    expect(rights('sampler')).toEqual(expect.arrayContaining(['retained-sample:list', 'menu-meal:list', 'staff:list']))
  })

  test.each(['inspectorIn', 'supplier', 'guard', 'committee', 'accountant'] as const)(
    '%s reads what their work needs and writes none of it',
    (code) => {
      expect(rights(code).filter(writes)).toEqual([])
    },
  )

  test('a buyer writes what is bought, and nothing else', () => {
    expect(rights('buyer').filter((permission) => writes(permission) && !/^food-order(-line)?:/.test(permission))).toEqual([])
  })

  test('a buyer sees how many eat and what, and a committee what was published', () => {
    expect(rights('buyer')).toEqual(expect.arrayContaining(['attendance-sheet:list', 'week-menu:list', 'menu-meal:list', 'dish:list']))
    expect(rights('committee')).toEqual(expect.arrayContaining(['week-menu:list', 'menu-meal:list', 'dish:list']))
    expect(rights('committee')).not.toContain('attendance-sheet:list')
  })

  test('who comes from outside learns of no child, no class and nobody who works here', () => {
    for (const code of ['supplier', 'guard', 'committee'] as const) {
      expect(rights(code).filter((one) => /^(attendance|child|class|enrolment|guardian|staff|leave|absence|user)/.test(one))).toEqual([])
    }
  })

  test('the health of single children is for those who look after them, or run the house', () => {
    const able = Object.entries(roles).filter(([code]) => rights(code as RoleCode).some((one) => health.test(one)))
    expect(able.map(([code]) => code)).toEqual(['admin', 'principal', 'viceAdmin', 'doctor', 'headTeacher', 'teacher', 'nurseAide'])
  })
})

describe('accounts', () => {
  test('the role that holds everything may do everything', () => expect(rolePermissions('admin')).toHaveLength(everyPermission.length))

  test('the administrator gives everything, and sees no child', () => {
    expect(held('admin')).toEqual(expect.arrayContaining(['give:all', 'user:add', 'role:edit']))
    expect(held('admin').filter((one) => /^(child|guardian|attendance|leave|absence|staff)/.test(one))).toEqual([])
    expect(Object.keys(roles).filter((code) => rolePermissions(code as RoleCode).includes('give:all'))).toEqual(['admin', 'accountAdmin'])
  })

  test('only the doctor and the principal open a sheet again', () => {
    const able = Object.entries(roles).filter(([code]) => rolePermissions(code as RoleCode).includes('attendance-sheet:reopen'))
    expect(able.map(([code]) => code)).toEqual(['admin', 'principal', 'doctor'])
  })

  test('the head teacher closes the day, the second teacher does not', () => {
    expect(held('teacher')).toContain('attendance-sheet:close')
    expect(rolePermissions('teacher')).not.toContain('attendance-sheet:close')
    expect(rolePermissions('teacher')).toContain('attendance-sheet:submit')
  })

  test('teachers see their own classes only, and who comes from outside what is theirs or open to all', () => {
    const own = Object.entries(roles)
      .filter(([, role]) => role.dataScope === 'own')
      .map(([code]) => code)
    expect(own).toEqual(['headTeacher', 'teacher', 'nurseAide', 'supplier', 'committee'])
  })

  test.each([
    ['cook', ['attendance-sheet:list', 'attendance-sheet:health']],
    ['storekeeper', ['attendance-sheet:list']],
    ['accountant', ['attendance-sheet:list']],
  ] as const)('the %s sees how many eat, or also how many plates leave what out, and no child', (account, seen) => {
    expect(held(account).filter((one) => /^(attendance|child|leave|absence|enrolment|guardian)/.test(one))).toEqual(seen)
  })

  test('the storekeeper sees menus and samples, and writes nothing but what a fridge reads', () => {
    expect(held('storekeeper')).toEqual(expect.arrayContaining(['menu-meal:list', 'retained-sample:list', 'fridge-temp:list']))
    expect(held('storekeeper').filter(writes)).toEqual(['fridge-temp:add'])
  })

  test('a cook records samples and temperatures and declares none void; the canteen manager does', () => {
    expect(rolePermissions('cook').filter(writes).sort()).toEqual([
      'fridge-temp:add',
      'retained-sample:add',
      'retained-sample:amend',
      'retained-sample:dispose',
      'sample-disposal:add',
      'sample-exception:add',
    ])
    expect(held('cook')).toEqual(expect.arrayContaining(['retained-sample:void', 'fridge-temp:void']))
  })

  test('a menu is reviewed, approved and published by others than those who make it', () => {
    const able = (verb: GrantedVerb) => Object.entries(roles).filter(([code]) => rolePermissions(code as RoleCode).includes(verb))
    const codes = (verb: GrantedVerb) => able(verb).map(([code]) => code)
    expect(codes('week-menu:review')).toEqual(['admin', 'doctor'])
    expect(codes('week-menu:approve')).toEqual(['admin', 'principal'])
    expect(codes('week-menu:publish')).toEqual(['admin', 'principal'])
    expect(codes('week-menu:check')).toEqual(['admin', 'principal', 'viceAdmin', 'canteenMgr'])
  })

  test('nobody removes a sample, a reading or a disposal', () => {
    expect(
      everyPermission.filter((one) => /^(retained-sample|fridge-temp|sample-disposal|sample-exception):(remove|edit)$/.test(one)),
    ).toEqual([])
  })

  test('the accountant reads figures and never writes', () => {
    expect(held('accountant')).toContain('attendance-sheet:list')
    expect(held('accountant').filter(writes)).toEqual([])
  })

  test('everybody can read the dictionaries and the calendar, also without network', () => {
    for (const account of Object.keys(accountPosts) as (keyof typeof accountPosts)[]) {
      expect(held(account)).toEqual(expect.arrayContaining(['dict:list', 'dict-item:list', 'school-day:list', 'conflict:list']))
    }
  })

  test('personnel files stay with those who run the kindergarten', () => {
    const able = Object.entries(roles).filter(([code]) => rolePermissions(code as RoleCode).includes('staff-file:list'))
    expect(able.map(([code]) => code)).toEqual(['admin', 'principal', 'viceAdmin'])
  })
})
