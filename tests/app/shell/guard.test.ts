import { describe, expect, test } from 'vitest'
import { afterLogin, guard, type Situation } from '../../../src/app/shell/guard'

const at = (path: string, more: Partial<Situation> = {}): Situation => ({
  signedIn: true,
  permissions: 'ready',
  path,
  fullPath: path,
  ...more,
})

describe('somebody who is signed in', () => {
  test('does not see the login page again', () => expect(guard(at('/user/login'))).toEqual({ go: '/dashboard/analysis' }))
  test('is led back from the login page to where they wanted to go', () =>
    expect(guard(at('/user/login', { redirect: '/garden/child?page=2' }))).toEqual({ go: '/garden/child?page=2' }))
  test('is led in from the address that stands for the login page', () => expect(guard(at('/user'))).toEqual({ go: '/dashboard/analysis' }))
  test('waits until it is known what they may see', () => expect(guard(at('/garden/child', { permissions: 'none' }))).toBe('load'))
  test('sees what they asked for', () => expect(guard(at('/garden/child'))).toBe('show'))
  test('is signed out when that cannot be loaded, and the way back is kept', () =>
    expect(guard(at('/a', { permissions: 'failed', fullPath: '/a?x=1#y' }))).toEqual({ leave: '/user/login?redirect=%2Fa%3Fx%3D1%23y' }))
})

describe('somebody who is not', () => {
  const out = { signedIn: false, permissions: 'none' } as const
  test.each(['/user/login', '/user/register', '/user/register-result', '/user/alteration', '/404'])('sees %s', (path) =>
    expect(guard(at(path, out))).toBe('show'),
  )
  test('is sent to the login page with the whole way back', () =>
    expect(guard(at('/a', { ...out, fullPath: '/a?b=c' }))).toEqual({ go: '/user/login?redirect=%2Fa%3Fb%3Dc' }))
  test('is not told to come back to what only stands for the login page', () =>
    expect(guard(at('/user', { ...out, fullPath: '/user?a=b' }))).toEqual({ go: '/user/login' }))
  test('is not told to come back to the bare beginning', () =>
    expect(guard(at('/', { ...out, fullPath: '/' }))).toEqual({ go: '/user/login' }))
})

test('nobody is led out of the app by a redirect', () => {
  for (const elsewhere of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '', null]) {
    expect(afterLogin(elsewhere)).toBe('/dashboard/analysis')
  }
  expect(afterLogin('/user/login?redirect=%2Fa')).toBe('/dashboard/analysis')
})
