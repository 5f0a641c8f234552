import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '../../../src/areas/areas'
import { errorOf } from '../../../src/contract/error'
import { mostValues } from '../../../src/contract/query'
import { plainOp } from '../../kit/device/plain-op'
import { at } from '../../kit/every-noun'
import { make } from '../../kit/make'
import { addressOf } from '../../kit/server/listen'
import { type Answered, type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

const { term, child } = resources
let house: OpenHouse
let boss: Caller & { token: string }
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
})
afterAll(() => house.close())

let n = 0
const op = (more: object = {}) => ({ ...plainOp({ n: ++n, noun: 'term', key: `t${n}` }), ...more })
const ask = (more: object = {}) => ({ epoch: null, replica: 'bad-input', since: 0, scope: null, ops: [], ...more })
const sync = async (...ops: unknown[]) =>
  ((await boss('POST /sync', ask({ ops }))).result as { settled: { outcome: string; code?: string; problems?: object }[] }).settled

/** A request as raw as a caller can make it. */
async function raw(method: string, url: string, payload?: string | Buffer, headers: Record<string, string> = {}): Promise<Answered> {
  const type = payload === undefined ? {} : { 'content-type': 'application/json' }
  const answered = await house.server.inject({
    method: method as 'GET',
    url,
    payload,
    headers: { 'x-access-token': boss.token, 'x-forwarded-for': '10.3.0.1', ...type, ...headers },
  })
  return { status: answered.statusCode, ...(answered.json() as object) } as Answered
}

describe('an op that is', () => {
  const deep = JSON.parse(`${'['.repeat(8)}${']'.repeat(8)}`) as unknown
  test.each([
    ['under an impossible id', { key: '../x' }, 'input.malformed'],
    ['under an endless id', { key: 'x'.repeat(65) }, 'input.malformed'],
    ['under no proper op id', { id: 'x' }, 'input.malformed'],
    ['without a number', { n: 0 }, 'input.malformed'],
    ['after something that is no op', { prev: 'a\0b' }, 'input.malformed'],
    ['dependent on nonsense', { deps: ['\0'] }, 'input.malformed'],
    ['with a list for a patch', { patch: [1] }, 'input.malformed'],
    ['with keys nobody can store', { patch: { 'a\0b': 1 } }, 'input.malformed'],
    ['too large', { patch: { name: 'x'.repeat(70_000) } }, 'input.large'],
    ['with values nobody can store', { patch: { name: 'a\0', yearId: '\ud800' } }, 'input.invalid'],
    ['with unstorable values before', { base: { name: 'a\0\ud800', nested: deep } }, 'input.invalid'],
    ['with numbers for texts', { patch: { name: 7, beginDate: 20_260_101 } }, 'input.invalid'],
  ])('%s is refused by itself', async (_, more, code) => {
    const [bad, good] = await sync(
      op(more),
      op({ noun: 'school-year', patch: { name: `y${++n}`, beginDate: '2026-01-01', endDate: '2026-01-02' } }),
    )
    expect(bad).toMatchObject({ outcome: 'rejected', code })
    expect(good).toMatchObject({ outcome: 'applied' })
  })

  test.each([
    ['of an unknown noun', { noun: 'unicorn' }, 'noun.unknown'],
    ['of a noun every object has', { noun: 'constructor' }, 'noun.unknown'],
    ['an unknown action', { verb: 'fly' }, 'op.unknown'],
    ['an action every object has', { verb: 'constructor' }, 'op.unknown'],
    ['a move of a flow that is none', { noun: 'attendance-sheet', verb: 'constructor' }, 'op.unknown'],
    ['about a field there is none of', { patch: { horns: 1 } }, 'input.invalid'],
    ['about a field every object has', { patch: { constructor: 1 } }, 'input.invalid'],
  ])('%s is not final: it may come from a newer app', async (_, more, code) => {
    const bad = op(more)
    expect(await sync(bad)).toMatchObject([{ outcome: 'retry', code }])
    expect(await sync(bad)).not.toMatchObject([{ dup: true }])
  })

  test.each([[null], [7], ['op'], [[]], [{}], [{ id: { toString: 1 } }]])('no op at all (%j) is refused by itself', async (thing) => {
    expect(await sync(thing)).toMatchObject([{ outcome: 'rejected', code: 'input.malformed' }])
  })

  test('an op of a newer app waits for a newer server', async () => {
    expect(await sync(op({ v: 99 }))).toMatchObject([{ outcome: 'retry', code: 'op.newer' }])
  })

  test('refused stays refused, also with what cannot be stored in it', async () => {
    const bad = op({ patch: { name: 'a\0\ud800\\u0000', beginDate: '0000-01-01' } })
    const [first] = await sync(bad)
    const [again] = await sync(bad)
    expect(first).toMatchObject({ outcome: 'rejected', problems: { name: { code: 'field.text' }, beginDate: { code: 'field.date' } } })
    expect(again).toMatchObject({ outcome: 'rejected', code: 'input.invalid', dup: true })
  })
})

test('an exchange itself must make sense', async () => {
  for (const more of [
    { replica: '../x' },
    { replica: 'short' },
    { since: -1 },
    { since: 'x' },
    { ops: 'none' },
    { ops: Array.from({ length: 51 }, () => op()) },
    { since: null, place: { asOf: 0, noun: 'child', after: 'a\0b' } },
    { since: null, place: { asOf: 0.5, noun: 'x', after: '' } },
  ]) {
    expect(await boss('POST /sync', ask(more)), JSON.stringify(more).slice(0, 80)).toMatchObject({
      status: 200,
      success: false,
      error: 'input.invalid',
    })
  }
  expect(await boss('POST /sync', ask({ ops: [op({ app: 'x'.repeat(1_500_000) })] }))).toMatchObject({ status: 413, error: 'input.large' })
  expect(await boss('POST /sync', ask({ since: Number.MAX_SAFE_INTEGER }))).toMatchObject({
    success: true,
    result: { changes: [], next: 0, more: true },
  })
})

test('a list asked for in a body is no more to be asked for what nobody can store than in an address', async () => {
  for (const body of [{ name: 'a\0' }, { name: '\ud800' }, { createTime_begin: '\0' }, { selections: 'a\0,b' }])
    expect(await raw('POST', `${child.path}/exportXls`, JSON.stringify(body))).toMatchObject({ success: false, error: 'query.condition' })
})

describe('a call with', () => {
  test.each([
    ['broken JSON', '{"name": ', {}, 'input.malformed'],
    ['nothing where JSON was promised', '', { 'content-type': 'application/json' }, 'input.malformed'],
    ['a list for a record', '[1, 2]', {}, 'input.malformed'],
    ['a prototype', '{"__proto__": {"bad": true}}', {}, 'input.malformed'],
    ['a prototype further in', '{"name": {"constructor": {"prototype": {"bad": 1}}}}', {}, 'input.malformed'],
    ['a body too deep to walk', `{"name": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {}, 'input.malformed'],
    ['a number for a record', '7', {}, 'input.invalid'],
    ['numbers too large to be any', '{"name": 1e999, "beginDate": 1e999}', {}, 'input.invalid'],
    ['another kind of content', '<name/>', { 'content-type': 'application/xml' }, 'input.malformed'],
    ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 'input.malformed'],
    ['files', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }, 'input.malformed'],
    ['content packed in an unknown way', '{}', { 'content-encoding': 'zip' }, 'input.malformed'],
    ['content that only says it is packed', '{}', { 'content-encoding': 'gzip' }, 'input.malformed'],
    ['an impossible kind of content', '{}', { 'content-type': '///' }, 'input.malformed'],
  ])('%s is refused', async (_, payload, headers, error) => {
    expect(await raw('POST', `${term.path}/add`, payload, headers)).toMatchObject({
      status: 200,
      success: false,
      error,
      code: errorOf(error).status,
    })
  })

  test('more than a megabyte is refused', async () => {
    expect(await raw('POST', `${term.path}/add`, JSON.stringify({ name: 'x'.repeat(1_100_000) }))).toMatchObject({
      status: 413,
      success: false,
      code: 413,
      error: 'input.large',
    })
  })

  test('a version that is none is no version, and a stale one is refused', async () => {
    const row = await make(boss, term)
    for (const rev of [null, '', 'x', {}, { toString: 1 }, [], 1.5, '1e999'])
      expect(await boss(at('PUT', term, 'edit'), { id: row.id, rev, name: `r${++n}` })).toMatchObject({ success: true })
    for (const rev of [1, '1', 0, -1])
      expect(await boss(at('PUT', term, 'edit'), { id: row.id, rev, name: `r${++n}` })).toMatchObject({
        success: false,
        error: 'record.changed',
      })
  })

  test.each([
    ['POST', '/sys/login', { username: 'a\0b', password: 'x' }, 'input.invalid'],
    ['POST', '/sys/login', { username: ['boss'], password: { a: 1 } }, 'input.invalid'],
    ['POST', '/sys/login', { username: 'boss', password: 'x'.repeat(5000) }, 'input.invalid'],
    ['PUT', '/sys/user/changePassword', { username: 'a\0', password: 'Good-pass-1', confirmpassword: 'Good-pass-1' }, 'input.invalid'],
    ['PUT', `${term.path}/edit`, { id: 'a\0b' }, 'record.gone'],
    ['PUT', `${term.path}/edit`, { id: { a: 1 } }, 'record.gone'],
    ['POST', `${term.path}/add`, { id: '../x' }, 'input.invalid'],
    ['POST', `${resources['attendance-record'].path}/add`, { childId: { toString: 1 }, date: {}, classId: [] }, 'input.invalid'],
    ['POST', `${resources.conflict.path}/resolve`, { id: 'none', choice: 'mine' }, 'record.gone'],
  ] as const)('%s %s %j is refused', async (method, path, body, error) => {
    expect(await raw(method, path, JSON.stringify(body))).toMatchObject({ status: 200, success: false, error })
  })

  test.each([
    [`${child.path}/list?name=%00`, 'input.malformed'],
    [`${child.path}/list?name=*%00*`, 'input.malformed'],
    [`${child.path}/list?birthday=2026-02-31`, 'query.condition'],
    [`${child.path}/list?birthday_begin=0000-01-01`, 'query.condition'],
    [`${child.path}/list?createTime_begin=2026-01-01%2025:00`, 'query.condition'],
    [`${child.path}/list?rev=>=abc`, 'query.condition'],
    [`${resources['school-day'].path}/list?isOpen=perhaps`, 'query.condition'],
    [`${child.path}/list?name=${'x'.repeat(600)}`, 'query.condition'],
    [`${child.path}/list?superQueryParams=%5B%7B%22field%22%3A%22name%22%2C%22val%22%3A%7B%22toString%22%3A1%7D%7D%5D`, 'query.condition'],
    [
      `${child.path}/list?superQueryParams=%5B%7B%22field%22%3A%22name%22%2C%22rule%22%3A%22like%22%2C%22val%22%3A%22%5Cu0000%22%7D%5D`,
      'query.condition',
    ],
    [`${child.path}/list?superQueryParams=%E0%A4%A`, 'query.condition'],
    [`${child.path}/list?superQueryParams=7`, 'query.condition'],
    [`${child.path}/list?constructor=1`, 'query.column'],
    [`${child.path}/list?__proto__=1`, undefined],
    [`${child.path}/list?column=name)%20or%20(1=1`, 'query.column'],
    [`${child.path}/list?order=asc;drop%20table%20child`, undefined],
    [`${child.path}/list?name='%20or%20''='`, undefined],
    [`${child.path}/list?name=a&name=b`, undefined],
    [`${child.path}/list?pageNo=1e3`, undefined],
    [`${child.path}/list?pageNo=99999999999`, 'query.page'],
    [`${child.path}/list?pageSize=-521`, undefined],
    [`${child.path}/queryById?id=`, 'input.invalid'],
    [`${child.path}/queryById?id=a&id=b`, 'input.invalid'],
    [`${child.path}/queryById`, 'input.invalid'],
    ['/sys/dict/getDictItems/%00', 'input.malformed'],
    ['/sys/randomImage/..%2fx', 'input.invalid'],
  ])('GET %s: %s', async (url, error) => {
    const answered = await raw('GET', url)
    expect(answered).toMatchObject({ status: 200, success: error === undefined })
    expect(answered.error).toBe(error)
  })

  test('an address nobody knows is answered like every other no', async () => {
    for (const [method, url] of [
      ['GET', '/sys/nothing'],
      ['POST', '/sys/user/list'],
      ['DELETE', '/'],
      ['GET', '/business-system/intk/garden/unicorn/list'],
      ['PUT', '/jeecg-boot/none'],
      ['OPTIONS', '/sys/login'],
      ['GET', `/${'x'.repeat(3000)}`],
    ] as const) {
      expect(await raw(method, url), url.slice(0, 40)).toMatchObject({
        status: 404,
        success: false,
        code: 404,
        error: 'path.unknown',
        message: expect.any(String),
      })
    }
    for (const url of ['/%', '/sys/%E0%A4%A', '/%zz', `/sys/randomImage/${'x'.repeat(4100)}`]) {
      expect(await raw('GET', url), url.slice(0, 40)).toMatchObject({ success: false, error: 'input.malformed' })
    }
  })

  test('a request that is hardly one is answered as well', async () => {
    const [host, port] = (await addressOf(house.server)).split(':')
    const say = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let heard = ''
        const socket = connect(Number(port), host, () => socket.write(text))
        socket.on('data', (chunk) => {
          heard += chunk.toString()
        })
        socket.on('end', () => resolve(heard))
        socket.on('error', reject)
      })
    for (const [text, status, error] of [
      [`GET /sys/user/list?x=${'x'.repeat(80_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'input.large'],
      // What fits: as many names as one filter takes, of four characters each.
      [
        `GET /sys/user/list?realname=${Array(mostValues).fill(encodeURIComponent('朱梦涵涵')).join('%0A')} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
        401,
        'session.missing',
      ],
      [`GET / HTTP/1.1\r\nhost: x\r\nx-access-token: ${'x'.repeat(80_000)}\r\n\r\n`, 431, 'input.large'],
      ['HELLO\r\n\r\n', 400, 'input.malformed'],
      ['GET / HTTP/1.1\r\nbad header\r\n\r\n', 400, 'input.malformed'],
    ] as const) {
      const answered = await say(text)
      expect(answered).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(JSON.parse(answered.slice(answered.indexOf('\r\n\r\n')))).toMatchObject({
        success: false,
        code: status,
        error,
        message: expect.any(String),
      })
    }
  })
})
