import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetRemovedFiles, sweepFiles } from '../../../src/server/files/sweep'
import { samplePicture } from '../../kit/sample-picture'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

let house: OpenHouse
let boss: Caller & { readonly token: string }
let nobody: Caller & { readonly token: string }
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  boss = await house.as('boss')
  nobody = await house.as('nobody')
})
afterAll(() => house.close())

type Answer = { readonly success: boolean; readonly message: string; readonly error?: string; readonly result: Record<string, unknown> }

/** Sends a form with one file, as a browser does. */
async function send(token: string, address: string, name: string, bytes: Buffer): Promise<Answer> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  const answered = await house.server.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'x-access-token': token },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return answered.json()
}
const show = (path: string, token = boss.token) =>
  house.server.inject({ method: 'GET', url: `/sys/common/static/${encodeURI(path)}`, headers: { 'x-access-token': token } })
const listed = async (query: string) =>
  (
    (
      await boss(
        `GET /jeecg-boot/sys/oss/file/list?column=createTime&order=desc&field=id,,fileName,url,action&pageNo=1&pageSize=10${query}`,
      )
    ).result as { records: Record<string, unknown>[] }
  ).records

test('a file that is sent is listed by its name and path, and read by who was told the path', async () => {
  const { bytes } = samplePicture(1)
  const sent = await send(boss.token, '/jeecg-boot/sys/oss/file/upload', '晨检 表.png', bytes)
  expect(sent).toMatchObject({
    success: true,
    message: '上传成功！',
    result: { fileName: '晨检_表.png', fileSize: bytes.length, by: 'boss' },
  })
  const [row] = await listed('&fileName=*晨检*')
  expect(row).toMatchObject({
    id: sent.result.id,
    fileName: '晨检_表.png',
    url: expect.stringMatching(/^files\/[0-9a-f]{36}\/晨检_表\.png$/),
  })
  expect(await listed(`&url=${encodeURIComponent(`*${String(row?.url).slice(6, 42)}*`)}`)).toHaveLength(1)
  expect((await show(String(row?.url))).rawPayload.equals(bytes)).toBe(true)
  expect((await show(String(row?.url), nobody.token)).statusCode).toBe(200)
  expect((await show(String(row?.url).replace(/[0-9a-f]{36}/, '0'.repeat(36)))).json()).toMatchObject({ error: 'file.gone' })
})

test('its other address answers the path as the message', async () => {
  const sent = await send(boss.token, '/sys/upload/uploadMinio', '通知.txt', Buffer.from('各位家长'))
  expect(sent.message).toMatch(/^files\/[0-9a-f]{36}\/通知\.txt$/)
  const shown = await show(sent.message)
  expect(shown.headers['content-disposition']).toMatch(/^attachment/)
  expect(shown.headers['content-security-policy']).toContain('sandbox')
})

test.each([
  ['a program', 'a.txt', Buffer.from('MZ\u0000\u0001'), 'file.type'],
  ['a page', 'a.txt', Buffer.from('<!doctype html><script>1</script>'), 'file.type'],
  ['a picture called a document', 'a.pdf', Buffer.from('各位'), 'file.type'],
  ['nothing', 'a.txt', Buffer.alloc(0), 'file.none'],
])('%s is refused and not kept', async (_what, name, bytes, error) => {
  const before = (await listed('')).length
  expect(await send(boss.token, '/sys/oss/file/upload', name, bytes)).toMatchObject({ success: false, error })
  expect((await listed('')).length).toBe(before)
})

test('only who looks after the system may look, send or remove', async () => {
  const sent = await send(boss.token, '/sys/oss/file/upload', 'x.txt', Buffer.from('x y z'))
  for (const address of ['/sys/oss/file/upload', '/sys/upload/uploadMinio'])
    expect(await send(nobody.token, address, 'x.txt', Buffer.from('x'))).toMatchObject({ error: 'access.denied' })
  expect(await nobody('GET /sys/oss/file/list')).toMatchObject({ status: 403 })
  expect(await nobody(`DELETE /sys/oss/file/delete?id=${String(sent.result.id)}`)).toMatchObject({ status: 403 })
})

test('a file some row names is not removed, and the answer says rows of which kind name it', async () => {
  const { result } = await send(boss.token, '/sys/oss/file/upload', '用着的.txt', Buffer.from('used'))
  const role = (await boss('POST /sys/role/add', { roleName: '看门', roleCode: 'gate', description: `见 ${String(result.url)}` }))
    .result as { id: string }
  const refused = await boss(`DELETE /sys/oss/file/delete?id=${String(result.id)}`)
  expect(refused).toMatchObject({ success: false, error: 'record.used', message: '仍被“角色”引用，不能删除' })
  expect((await show(String(result.url))).statusCode).toBe(200)
  expect(await boss(`DELETE /sys/role/delete?id=${role.id}`)).toMatchObject({ success: true })
  expect(await boss(`DELETE /jeecg-boot/sys/oss/file/delete?id=${String(result.id)}`)).toMatchObject({
    success: true,
    message: '删除成功！',
  })
  expect((await show(String(result.url))).json()).toMatchObject({ error: 'file.gone' })
})

test('a removed file comes back under its path, and its bytes go once nothing is left of its row', async () => {
  const [kept, gone] = [
    await send(boss.token, '/sys/oss/file/upload', '留.txt', Buffer.from('kept for good')),
    await send(boss.token, '/sys/oss/file/upload', '去.txt', Buffer.from('gone for good')),
  ]
  const id = String(gone.result.id)
  await boss(`DELETE /sys/oss/file/delete?id=${id}`)
  const sweep = async () => {
    await forgetRemovedFiles(db)
    await sweepFiles(db, house.engine.files, 1)
  }
  const db = house.engine.databases.tenant(1)
  await sql`update file set at = now() - interval '8 days'`.execute(db)
  await sweep()
  expect(await boss('PUT /sys/oss/file/restore', { ids: id })).toMatchObject({ success: true })
  expect((await show(String(gone.result.url))).body).toBe('gone for good')
  await sql`delete from stored_file where id = ${id}`.execute(db)
  await sweep()
  const shaOf = ({ result }: Answer) => (result.file as { sha: string }[])[0]?.sha ?? ''
  expect(await house.engine.files.has(1, shaOf(gone))).toBe(false)
  expect(await house.engine.files.has(1, shaOf(kept))).toBe(true)
  expect((await show(String(kept.result.url))).body).toBe('kept for good')
})
