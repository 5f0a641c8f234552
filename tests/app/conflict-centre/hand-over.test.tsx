import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConflictCentreScreen } from '../../../src/app/conflict-centre/ConflictCentreScreen'
import { escalationIntent, filesToHandOver } from '../../../src/app/conflict-centre/escalate'
import { keepFile } from '../../../src/app/files/keep-file'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import type { ParkedItem } from '../../../src/app/offline/outbox/conflict-centre'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { attachments, entries, note, photos, secret, text } from '../../../src/contract/field'
import { filesForOthers, opForOthers } from '../../../src/contract/sync/op-for-others'
import { Escalation } from '../../../src/contract/system/escalation'
import { escalationFlow } from '../../../src/contract/system/escalation-flow'
import { dateTimeOf } from '../../../src/contract/time'
import { buttonOf, fill, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { plainOp } from '../../kit/device/plain-op'
import { gardenCatalogue, Plant } from '../../kit/product/garden-catalogue'
import { samplePicture } from '../../kit/sample-picture'
import { soon } from '../../kit/soon'

const catalogue: Catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, 'handed-over': Escalation },
  flows: { ...gardenCatalogue.flows, 'handed-over': escalationFlow },
}
let engine: Engine
let shown: ReturnType<typeof show>

beforeEach(async () => {
  speak('zh-CN')
  const granted = new Set(['handed-over:add', 'handed-over:list'])
  useSession.setState({ person: { id: 'u1', username: 'zhang', realname: '张老师' }, granted })
  engine = await lonelyEngine(catalogue)
  shown = show(<ConflictCentreScreen />, { product: productOf(catalogue), engine })
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('a refused edit is given to the administrator, leaves the refused ones, and its answer comes back', async () => {
  const [op] = await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
  await engine.db.standing.put({ id: op?.id ?? '', entity: 'plant:fern', fate: 'rejected', since: 0, code: 'access.denied' })
  ;(await buttonOf(shown.place, '交给管理员')).click()
  await fill(document.body, '说明', '请帮忙补录')
  const [, send] = await soon(() => {
    const found = [...document.querySelectorAll('button')].filter((button) => button.textContent === '交给管理员')
    expect(found).toHaveLength(2)
    return found
  })
  send?.click()
  const [handed, ...others] = await soon(async () => {
    const ops = await engine.db.ops.toArray()
    expect(ops.map(({ noun }) => noun)).toEqual(['handed-over'])
    return ops
  })
  expect(others).toEqual([])
  expect(handed?.patch).toMatchObject({ noun: 'plant', rowId: 'fern', verb: 'add', remark: '请帮忙补录', madeAt: op?.at })
  expect(JSON.parse(String(handed?.patch.op))).toMatchObject({ id: op?.id, patch: { name: '蕨' } })
  await soon(() => expect(shown.place.textContent).toContain('等待答复'))
  const kept = { rev: 2, scope: 'user/u1', createBy: 'u1', createTime: op?.at ?? '', updateBy: 'admin', updateTime: op?.at ?? '' }
  const row = {
    ...handed?.patch,
    ...kept,
    madeAt: dateTimeOf(new Date()),
    id: handed?.key ?? '',
    author: 'u1',
    state: 'done',
    answer: '已补录',
  }
  await engine.db.ops.clear()
  await engine.db.rows.put({ noun: 'handed-over', id: row.id, by: '', gen: 1, seq: 1, era: '', row })
  await soon(() => expect(shown.place.textContent).toContain('答复：已补录'))
})

test('pictures on the device go with the edit; those the server would not have stay behind', async () => {
  const keep = (n: number) => keepFile(engine.db, new Uint8Array(samplePicture(n).bytes).buffer, 'image/png', Date.now())
  const [photo, gone] = [await keep(1), 'ab'.repeat(32)]
  const op = plainOp({ noun: 'plant', key: 'fern', patch: { photos: [photo, gone] } })
  const fieldsOf = () => Plant.fields
  const item = (code: string) => ({ op, fare: { id: op.id, entity: 'plant:fern', fate: 'rejected', since: 0, code } }) as ParkedItem
  expect(await filesToHandOver(engine.db, [item('access.denied')], fieldsOf)).toEqual([photo])
  expect(await filesToHandOver(engine.db, [item('file.missing')], fieldsOf)).toEqual([photo])
  expect(await filesToHandOver(engine.db, [item('file.broken')], fieldsOf)).toEqual([])
  const refused = item('access.denied')
  const told = { item: refused, all: [refused], fieldsOf, subject: '蕨', remark: '', files: [photo] }
  expect(escalationIntent(told, 'h1', 'zh-CN').patch).toMatchObject({ files: [photo] })
})

test('what has a name is handed over under it, and is no picture', () => {
  const [shot, letter] = ['aa'.repeat(32), { sha: 'bb'.repeat(32), name: '证明.pdf', size: 2048 }]
  const papers = attachments('附件', 'Papers')
  const fields = { photos: photos('照片', 'Photos'), papers, calls: entries('来电', 'Calls', { papers }) }
  const edit = { fields, patch: { photos: [shot], papers: [letter], calls: [{ id: '1', papers: [{ ...letter, name: '又一次.pdf' }] }] } }
  expect(filesForOthers([edit], () => true)).toEqual({ files: [shot], attachments: [{ ...letter, name: '又一次.pdf' }] })
  expect(filesForOthers([edit], (sha) => sha === shot)).toEqual({ files: [shot], attachments: null })
  expect(filesForOthers([], () => true)).toEqual({ files: null, attachments: null })
})

const op = plainOp({ noun: 'plant', key: 'fern' })
const fields = { name: text('名称', 'Name'), key: secret('钥匙', 'Key'), story: note('故事', 'Story', { max: 60_000 }) }

test('what is kept secret is not handed over, neither the new value nor the old', () => {
  const told = opForOthers({ ...op, patch: { name: '蕨', key: 'open sesame' }, base: { key: 'before' } }, fields)
  expect(told).toContain('蕨')
  expect(told).not.toMatch(/sesame|before/)
})

test('an edit too long to be handed over whole is handed over with its long texts cut', () => {
  const told = opForOthers({ ...op, patch: { name: '蕨', story: '长'.repeat(50_000) } }, fields)
  expect(told.length).toBeLessThanOrEqual(Escalation.fields.op.max)
  expect(JSON.parse(told)).toMatchObject({ patch: { name: '蕨' } })
})
