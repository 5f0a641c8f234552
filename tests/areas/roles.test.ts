import { describe, expect, test } from 'vitest'
import { accounts } from '../../src/areas/accounts'
import type { Grant } from '../../src/areas/grant'
import { everyPermission, rolePermissions } from '../../src/areas/role-permissions'
import { type RoleCode, roles } from '../../src/areas/roles'
import { label } from '../../src/contract/label'

/** What everybody may do with what is theirs alone: the notices they received, their devices, and what they ask of the administrator. */
const own = ['announcement-send:read', 'push-subscription:remove', 'handed-over:add']
const writes = (permission: string) => !permission.endsWith(':list') && !own.includes(permission)

const held = (account: keyof typeof accounts) =>
  rolePermissions((accounts[account] as readonly RoleCode[]).flatMap((code): readonly Grant[] => roles[code].grants))

test.each(Object.entries(roles))('%s is given only what exists, and its name fits', (code, role) => {
  expect(rolePermissions(role.grants).length).toBeGreaterThan(0)
  expect(code).toMatch(/^[A-Za-z]\w+$/)
  expect(role.name).not.toEqual(label('', ''))
})

test('a grant of a verb no noun has is refused at once', () => {
  expect(() => rolePermissions(['child:approve' as Grant])).toThrow('no such permission: child:approve')
  expect(() => rolePermissions(['chid:*' as Grant])).toThrow('no such permission: chid:*')
})

test('patterns stand for every permission of their noun, each once', () => {
  expect(rolePermissions(['term:*', 'term:list'])).toEqual(['term:list', 'term:add', 'term:edit', 'term:remove'])
  expect(rolePermissions(['*'])).toEqual(everyPermission)
  expect(new Set(everyPermission).size).toBe(everyPermission.length)
})

describe('accounts', () => {
  test('the administrator may do everything', () => expect(held('admin')).toHaveLength(everyPermission.length))

  test('the system administrator role alone sees no child', () => {
    expect(rolePermissions(roles.sysAdmin.grants).filter((one) => /^(child|guardian|attendance|leave|absence)/.test(one))).toEqual([])
  })

  test('only the doctor and the principal open a sheet again', () => {
    const able = Object.entries(roles).filter(([, role]) => rolePermissions(role.grants).includes('attendance-sheet:reopen'))
    expect(able.map(([code]) => code)).toEqual(['admin', 'principal', 'doctor'])
  })

  test('the head teacher closes the day, the second teacher does not', () => {
    expect(held('teacher')).toContain('attendance-sheet:close')
    expect(rolePermissions(roles.teacher.grants)).not.toContain('attendance-sheet:close')
    expect(rolePermissions(roles.teacher.grants)).toContain('attendance-sheet:submit')
  })

  test('teachers see their own classes only', () => {
    const own = Object.entries(roles)
      .filter(([, role]) => role.dataScope === 'own')
      .map(([code]) => code)
    expect(own).toEqual(['headTeacher', 'teacher', 'nurseAide'])
  })

  test.each(['cook', 'storekeeper'] as const)('the %s sees how many eat, and no child', (account) => {
    expect(held(account).filter((one) => /^(attendance|child|leave|absence|enrolment|guardian)/.test(one))).toEqual([
      'attendance-sheet:list',
    ])
  })

  test('the storekeeper sees menus and samples and writes none', () => {
    expect(held('storekeeper')).toEqual(expect.arrayContaining(['menu-meal:list', 'retained-sample:list', 'fridge-temp:list']))
    expect(held('storekeeper').filter(writes)).toEqual([])
  })

  test('a cook records samples and temperatures and declares none void; the canteen manager does', () => {
    expect(rolePermissions(roles.cook.grants).filter(writes)).toEqual([
      'retained-sample:add',
      'retained-sample:amend',
      'retained-sample:dispose',
      'sample-disposal:add',
      'sample-exception:add',
      'fridge-temp:add',
    ])
    expect(held('cook')).toEqual(expect.arrayContaining(['retained-sample:void', 'fridge-temp:void']))
  })

  test('a menu is reviewed, approved and published by others than those who make it', () => {
    const able = (verb: Grant) => Object.entries(roles).filter(([, role]) => rolePermissions(role.grants).some((one) => one === verb))
    const codes = (verb: Grant) => able(verb).map(([code]) => code)
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

  test('the accountant reads and never writes', () => {
    expect(held('accountant')).toContain('attendance-record:list')
    expect(held('accountant').filter(writes)).toEqual([])
  })

  test('everybody can read the dictionaries and the calendar, also without network', () => {
    for (const account of Object.keys(accounts) as (keyof typeof accounts)[]) {
      expect(held(account)).toEqual(expect.arrayContaining(['dict:list', 'dict-item:list', 'school-day:list', 'conflict:list']))
    }
  })

  test('personnel files stay with those who run the kindergarten', () => {
    const able = Object.entries(roles).filter(([, role]) => rolePermissions(role.grants).includes('staff-file:list'))
    expect(able.map(([code]) => code)).toEqual(['admin', 'principal', 'viceAdmin'])
  })
})
