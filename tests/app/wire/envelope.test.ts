import { expect, test } from 'vitest'
import { openEnvelope, saysTokenIsDead } from '../../../src/app/wire/envelope'
import { explain } from '../../../src/app/wire/explain'
import { WireError } from '../../../src/app/wire/wire-error'

const yes = { success: true, code: 200, message: 'fine', result: { id: '1' }, timestamp: 1 }

function refusal(status: number, body: unknown, retryAfter?: number): WireError {
  try {
    openEnvelope(status, body, retryAfter)
  } catch (error) {
    if (error instanceof WireError) return error
  }
  throw new Error('nothing was refused')
}

test('an answer that went well is given as it came', () => {
  expect(openEnvelope(200, yes)).toBe(yes)
})

test('a refusal inside status 200 carries its code, its values and the problems of the fields', () => {
  const body = {
    success: false,
    code: 400,
    message: 'no',
    result: null,
    error: 'input.invalid',
    values: { count: 1 },
    problems: { phone: { code: 'field.taken' } },
  }
  expect(refusal(200, body)).toMatchObject({
    status: 200,
    code: 'input.invalid',
    values: { count: 1 },
    problems: { phone: { code: 'field.taken' } },
  })
})

test('a refusal that only has a number keeps it', () => {
  expect(refusal(200, { success: false, code: 412, message: '验证码错误', result: null })).toMatchObject({ code: '412', number: 412 })
})

test('what is no envelope is a failure of the server, or an address nobody knows', () => {
  expect(refusal(500, undefined).code).toBe('server.failed')
  expect(refusal(404, '<html>').code).toBe('path.unknown')
  expect(refusal(200, '<html>').code).toBe('server.failed')
})

test('what somebody else has answered is no answer at all', () => {
  for (const status of [200, 302, 401, 403, 404, 407, 429, 511, 522]) expect(refusal(status, undefined)).toMatchObject({ status: 0 })
  for (const status of [413, 500, 502, 503, 504]) expect(refusal(status, undefined)).toMatchObject({ status })
  expect(explain(refusal(200, '<html>'), 'en')).toBe('The network cannot be reached just now; please try again later')
})

test('how long to wait comes along', () => {
  expect(refusal(503, undefined, 5).retryAfter).toBe(5)
})

test('an expired sign-in is told by status 401, or by 500 with the old word', () => {
  expect(saysTokenIsDead(refusal(401, { ...yes, success: false }))).toBe(true)
  expect(saysTokenIsDead(refusal(500, { ...yes, success: false, message: 'Token失效，请重新登录' }))).toBe(true)
  expect(saysTokenIsDead(refusal(500, { ...yes, success: false, message: 'boom' }))).toBe(false)
})
