import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sweepFiles } from '../../../src/server/files/sweep'
import { emptyHouse } from '../../../src/server/house/empty-house'
import { openTenant } from '../../../src/server/seed/settle'
import { samplePicture } from '../../kit/sample-picture'
import { type OpenHouse, openHouse } from '../../kit/server/open-house'
import { testPassword } from '../../kit/test-password'
import { pictureProduct } from './picture-product'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse(pictureProduct)
  const other = { id: 'user.other', username: 'stranger', realname: 'Other', workNo: 'O1', phone: '13700000001', roles: ['admin'] }
  await openTenant(house.engine, pictureProduct, { name: 'Other', accounts: [other] })
})
afterAll(() => house.close())

const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const field = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
const file = (name: string, bytes: Buffer, type: string) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ])

/** Sends a form byte for byte as a browser does. */
async function post(token: string, parts: readonly Buffer[], { base = '', headers = {} } = {}) {
  const answered = await house.server.inject({
    method: 'POST',
    url: `${base}/sys/common/upload`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...(token && { 'x-access-token': token }), ...headers },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  })
  return { status: answered.statusCode, ...(answered.json() as { success: boolean; message: string; error?: string; result: unknown }) }
}
const read = async (path: string, headers: Record<string, string> = {}, base = '/sys/common/static/') => {
  const answered = await house.server.inject({ method: 'GET', url: base + encodeURI(path), headers })
  return { status: answered.statusCode, headers: answered.headers, bytes: answered.rawPayload }
}
const errorOf = ({ bytes }: { bytes: Buffer }) => (JSON.parse(bytes.toString()) as { error?: string }).error
const tokenOf = async (name: string) => (await house.as(name)).token

test.each([
  ['the uploaders', [field('biz', 'temp')], 'temp', '/jeecg-boot'],
  ['image and file cells of a grid', [field('isup', '1')], 'temp', '/jeecg-boot'],
  ['the editor of texts', [field('biz', 'jeditor'), field('jeditor', '1')], 'jeditor', ''],
  ['a component with a place of its own', [field('biz', 'user/照片')], 'user/照片', ''],
])('a form of %s is taken unmodified, and its message is the stored path', async (_who, fields, place, base) => {
  const anna = await tokenOf('anna')
  const { bytes } = samplePicture(place.length)
  const answered = await post(anna, [...fields, file('小兰 的照片.png', bytes, 'image/png')], { base })
  expect(answered).toMatchObject({ status: 200, success: true })
  const path = answered.message
  expect(path).toMatch(new RegExp(`^${place}/[0-9a-f]{36}/小兰_的照片\\.png$`))
  expect(answered.result).toEqual({ fileName: '小兰_的照片.png', filePath: path, fileSize: bytes.length })
  // A picture stands in a page by its address alone, with no header of ours.
  const shown = await read(path, { 'x-access-token': anna }, `${base}/sys/common/static/`)
  expect(shown).toMatchObject({ status: 200, bytes })
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('小兰_的照片.png')}`,
  })
  expect((await read(`${path}?download=1`, { 'x-access-token': anna })).headers['content-disposition']).toMatch(/^attachment/)
})

test('whatever a file is called, its path holds no comma, no bracket and nothing an address gives a meaning', async () => {
  const anna = await tokenOf('anna')
  const { message } = await post(anna, [file('../..\\a,b[1]#?%25&\u202e%22c.txt', Buffer.from('hello'), 'text/plain')])
  expect(message).toMatch(/^temp\/[0-9a-f]{36}\/[\w.()-]+\.txt$/)
  const long = await post(anna, [file(`${'长'.repeat(300)}.txt`, Buffer.from('hello'), 'text/plain')])
  expect(long.message.split('/').pop()).toBe(`${'长'.repeat(80)}.txt`)
})

test('only pictures are shown where they stand; everything else is saved, and is what it is made of, not what it is called', async () => {
  const anna = await tokenOf('anna')
  const text = await post(anna, [file('名单.csv', Buffer.from('a,b\n1,2'), 'text/html')])
  const shown = await read(text.message, { 'x-access-token': anna })
  expect(shown.headers).toMatchObject({ 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
  expect(shown.headers['content-disposition']).toMatch(/^attachment; /)
  // Phones call pictures as they like; the ending becomes that of what they are.
  const { message } = await post(anna, [file('照片.jpg', samplePicture(9).bytes, 'image/jpeg')])
  expect(message).toMatch(/\/照片\.png$/)
})

test.each([
  ['a page', 'a.html', '<!doctype html><script>alert(1)</script>'],
  ['a page called a picture', 'a.png', '<html><script>alert(1)</script>'],
  ['a drawing with a script', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a drawing behind a head', 'a.txt', '<?xml version="1.0"?><svg/>'],
  ['a script', 'a.txt', '#!/bin/sh\nrm -rf /'],
  ['a program', 'a.exe', 'MZ\0\0'],
  ['a program called a document', 'a.docx', 'PK\x03\x04evil'],
  ['a text called a program', 'setup.exe', 'just words'],
  ['a text without an ending', 'notes', 'just words'],
])('%s is refused whatever its name and its sender say', async (_what, name, bytes) => {
  const answered = await post(await tokenOf('anna'), [file(name, Buffer.from(bytes, 'latin1'), 'image/png')])
  expect(answered).toMatchObject({ success: false, error: 'file.type', status: 422 })
})

test.each([
  ['without a file', [field('biz', 'temp')], 200, 'file.none'],
  ['with an empty one', [file('a.txt', Buffer.alloc(0), 'text/plain')], 200, 'file.none'],
  ['that leads out of a folder', [field('biz', '../../etc'), file('a.txt', Buffer.from('a'), 'text/plain')], 200, 'input.invalid'],
  ['that leads to the root', [field('biz', '/etc'), file('a.txt', Buffer.from('a'), 'text/plain')], 200, 'input.invalid'],
  ['with a file that is too large', [file('a.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'), 'text/plain')], 422, 'file.large'],
  ['larger than any', [file('a.txt', Buffer.alloc(11 * 1024 * 1024, 'a'), 'text/plain')], 413, 'input.large'],
])('a form %s is refused in words', async (_how, parts, status, error) => {
  const answered = await post(await tokenOf('anna'), parts)
  expect(answered).toMatchObject({ status, success: false, error })
  expect(answered.message).not.toBe('')
})

test('a body that is no form is refused', async () => {
  const token = await tokenOf('anna')
  const answered = await house.server.inject({
    method: 'POST',
    url: '/sys/common/upload',
    headers: { 'x-access-token': token, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--junk',
  })
  expect(answered.json()).toMatchObject({ success: false })
  expect(['input.malformed', 'file.none']).toContain((answered.json() as { error: string }).error)
  expect(await post('', [file('a.txt', Buffer.from('a'), 'text/plain')])).toMatchObject({ status: 401, error: 'session.missing' })
})

test('a path is read by people of its house who were told it, and by nobody else', async () => {
  const anna = await tokenOf('anna')
  const path = (await post(anna, [file('a.png', samplePicture(5).bytes, 'image/png')])).message
  expect((await read(path, { 'x-access-token': await tokenOf('robert') })).status).toBe(200)
  expect(errorOf(await read(path, { 'x-access-token': await tokenOf('stranger') }))).toBe('file.gone')
  expect(errorOf(await read(path))).toBe('session.missing')
  expect(errorOf(await read(path, { 'x-access-token': 'nobodys' }))).toBe('session.expired')
  expect(errorOf(await read(path, { 'x-access-token': anna, 'tenant-id': '2' }))).toBe('session.other-tenant')
})

test.each([
  '',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/secret',
  'temp/..\\..\\secret',
  'temp/x/a.png',
  `temp/${'0'.repeat(36)}/a.png`,
])('nothing lies under %j', async (path) => {
  const answered = await house.server.inject({
    method: 'GET',
    url: `/sys/common/static/${path}`,
    headers: { 'x-access-token': await tokenOf('anna') },
  })
  expect(answered.statusCode).toBeLessThan(500)
  expect(answered.json()).toMatchObject({ success: false, result: null })
})

test('a true ticket opens its own path only', async () => {
  const anna = await tokenOf('anna')
  const path = (await post(anna, [file('a.png', samplePicture(6).bytes, 'image/png')])).message
  for (const other of [path.replace('a.png', 'b.png'), path.replace('temp/', 'other/')])
    expect((await read(other, { 'x-access-token': anna })).bytes.includes(samplePicture(6).bytes)).toBe(false)
})

test('a browser shows pictures within a text by a cookie that goes to files alone, and no longer once its person has left', async () => {
  const signed = await house.server.inject({ method: 'POST', url: '/sys/login', payload: { username: 'anna', password: testPassword } })
  const { token } = (signed.json() as { result: { token: string } }).result
  const cookies = signed.cookies.filter(({ name }) => name === 'file-token')
  expect(cookies.map(({ path }) => path)).toEqual(['/sys/common/static', '/jeecg-boot/sys/common/static'])
  expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Strict', value: token })
  const path = (await post(token, [file('a.png', samplePicture(7).bytes, 'image/png')])).message
  const cookie = `theme=dark; file-token=${token}`
  const shown = await read(path, { cookie })
  expect(shown).toMatchObject({ status: 200, bytes: samplePicture(7).bytes })
  expect(await read(path, { cookie, 'if-none-match': String(shown.headers.etag) })).toMatchObject({ status: 304 })
  // It opens nothing else.
  expect((await house.server.inject({ method: 'GET', url: '/sys/user/getCurrentUserDeparts', headers: { cookie } })).statusCode).toBe(401)
  const left = await house.server.inject({ method: 'POST', url: '/sys/logout', headers: { 'x-access-token': token } })
  expect(left.cookies[0]).toMatchObject({ name: 'file-token', value: '', maxAge: 0 })
  expect(errorOf(await read(path, { cookie }))).toBe('session.expired')
})

test('somebody who has uploaded their share is told so, and others are not kept from theirs', async () => {
  const db = house.engine.databases.owner
  const { id, token } = await house.as('robert')
  await sql`insert into uploaded_file (tenant_id, ticket, path, sha, size, user_id) values (1, 'full', 'temp/full/a', 'x', ${512 * 1024 * 1024}, ${id})`.execute(
    db,
  )
  expect(await post(token, [file('a.txt', Buffer.from('a'), 'text/plain')])).toMatchObject({ status: 422, error: 'file.quota' })
  expect(await post(await tokenOf('anna'), [file('a.txt', Buffer.from('a'), 'text/plain')])).toMatchObject({ success: true })
  await sql`delete from uploaded_file where ticket = 'full'`.execute(db)
})

test('an upload stays though no record names it, and goes with the demonstration it belonged to', async () => {
  const { databases, files } = house.engine
  const anna = await tokenOf('anna')
  const path = (await post(anna, [file('a.png', samplePicture(8).bytes, 'image/png')])).message
  await sql`update file set at = now() - interval '30 days'`.execute(databases.owner)
  await sweepFiles(databases.tenant(1), files, 1)
  expect((await read(path, { 'x-access-token': anna })).status).toBe(200)
  await sql`update tenant set demo = '{}' where id = 1`.execute(databases.owner)
  const { id } = await house.as('anna')
  await emptyHouse(house.engine, 1, { name: 'Own', keep: [id] })
  expect(errorOf(await read(path, { 'x-access-token': await tokenOf('anna') }))).toBe('file.gone')
  await expect.poll(() => files.has(1, samplePicture(8).sha)).toBe(false)
})
