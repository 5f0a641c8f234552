import { expect, test } from 'vitest'
import { openEnvelope } from '../../../src/app/wire/envelope'
import { explain } from '../../../src/app/wire/explain'
import { tooSlow, WireError } from '../../../src/app/wire/wire-error'
import { Refusal } from '../../../src/contract/error'

test('statuses are said in the words the product owes', () => {
  expect(explain(new WireError({ status: 403, code: 'access.denied' }), 'en')).toBe('access denied')
  expect(explain(new WireError({ status: 404, code: 'path.unknown' }), 'en')).toBe('sorry, resource not found!')
  expect(explain(new WireError({ status: 0, code: tooSlow }), 'en')).toBe('network timeout')
  expect(explain(new WireError({ status: 401, code: 'session.expired' }), 'en')).toBe('sorry, login expired, please log in again')
})

test('a refusal is said in the language of the screen, with its values', () => {
  const locked = new WireError({ status: 200, code: 'login.locked', message: 'anything', values: { seconds: 30 } })
  expect(explain(locked, 'zh-CN')).toBe('尝试次数过多，请 30 秒后再试')
  expect(explain(new Refusal('device.full'), 'en')).toContain('nothing was saved')
})

test('a code nobody knows leaves the word to the server, and a bug has words too', () => {
  expect(explain(new WireError({ status: 200, code: 'new.thing', message: 'Try on Monday' }), 'en')).toBe('Try on Monday')
  expect(explain(new TypeError('x is undefined'), 'en')).not.toContain('undefined')
})

test('a gateway that says no, knows no such address or has waited too long is said as what it is, though it is no answer of ours', () => {
  const from = (status: number) => {
    try {
      return openEnvelope(status, '<html>')
    } catch (error) {
      return explain(error, 'en')
    }
  }
  expect(from(403)).toBe('access denied')
  expect(from(404)).toBe('sorry, resource not found!')
  expect(from(504)).toBe('network timeout')
  expect(from(502)).not.toBe('network timeout')
})
