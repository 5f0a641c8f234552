import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../src/contract/resource'
import { Message } from '../../../src/contract/system/message'
import { MessageTemplate } from '../../../src/contract/system/message-template'
import { at } from '../../kit/every-noun'
import { listen } from '../../kit/server/listen'
import { type Caller, type OpenHouse, openHouse } from '../../kit/server/open-house'
import { quietNow, quietProduct } from '../../kit/server/quiet-house'

type Signed = Caller & { id: string; token: string }
let house: OpenHouse
let boss: Signed
let tina: Signed
let theo: Signed
let at0 = 0

beforeAll(async () => {
  const accounts = [
    { username: 'tina', roles: ['headTeacher'] },
    { username: 'theo', roles: ['teacher'] },
  ]
  house = await openHouse(quietProduct(accounts), quietNow)
  ;[boss, tina, theo] = [await house.as('boss'), await house.as('tina'), await house.as('theo')]
})
afterAll(() => house.close())

/** The place of a value in a template. */
const slot = (name: string) => `\${${name}}`

type Bell = { readonly sysMsgList: readonly Row[]; readonly sysMsgTotal: number; readonly anntMsgTotal: number }
const bell = async (call: Caller): Promise<Bell> => (await call('GET /sys/annountCement/listByUser')).result
const titles = async (call: Caller) => (await bell(call)).sysMsgList.map((row) => row.titile)
const template = async (given: Record<string, unknown> = {}) =>
  (
    await boss(at('POST', MessageTemplate, 'add'), {
      templateCode: `meeting_${at0++}`,
      templateName: `${slot('class')}家长会`,
      templateType: '1',
      templateContent: `${slot('class')}于 ${slot('time')} 在 ${slot('place')} 召开家长会`,
      useStatus: '0',
      ...given,
    })
  ).result as Row
const send = (call: Caller, body: Record<string, unknown>) => call('POST /sys/message/sysMessageTemplate/sendMsg', body)
const values = JSON.stringify({ class: '小一班', time: '15:30', place: '多功能厅' })

beforeEach(async () => {
  for (const call of [tina, theo]) await call('PUT /sys/sysAnnouncementSend/readAll')
})

describe('a message', () => {
  test('that a template words reaches its receivers as a system message, and nobody else', async () => {
    const ear = await listen(house.server, tina.id, tina.token)
    const { templateCode } = await template()
    expect(await send(boss, { templateCode, testData: values, receiver: 'tina', msgType: 'system' })).toMatchObject({ success: true })
    expect(await bell(tina)).toMatchObject({
      sysMsgTotal: 1,
      anntMsgTotal: 0,
      sysMsgList: [{ titile: '小一班家长会', msgContent: '小一班于 15:30 在 多功能厅 召开家长会', sender: 'boss', msgCategory: '2' }],
    })
    expect(await titles(theo)).toEqual([])
    await expect.poll(() => ear.heard.some((text) => text.includes('小一班家长会'))).toBe(true)
    ear.close()
    const { result } = await boss(at('GET', Message, 'list?esReceiver=tina'))
    expect((result as { records: Row[] }).records[0]).toMatchObject({
      esTitle: '小一班家长会',
      esParam: values,
      esReceiver: 'tina',
      esType_dictText: '系统消息',
      esSendStatus: '1',
      esSendStatus_dictText: '发送成功',
      esSendNum: 1,
      esSendTime: '2026-03-02 08:00:00',
    })
  })

  test('written by hand goes to chosen people, and stays as it was sent', async () => {
    const added = await boss(at('POST', Message, 'add'), {
      esTitle: '消防检查',
      esContent: '周三\n上午 <9 点',
      receivers: [tina.id, theo.id],
    })
    expect(added).toMatchObject({ success: true, result: { esReceiver: 'theo,tina', esSendNum: 2 } })
    expect((await bell(theo)).sysMsgList).toMatchObject([{ titile: '消防检查', msgContent: '周三<br>上午 &lt;9 点' }])
    const { id } = added.result as Row
    expect(await boss(at('PUT', Message, 'edit'), { id, esTitle: '别的' })).toMatchObject({ error: 'input.invalid' })
    expect(await boss(at('PUT', Message, 'edit'), { id, remark: '已电话通知' })).toMatchObject({ success: true })
    expect(await titles(theo)).toEqual(['消防检查'])
  })

  test('is a notice where it is sent as one', async () => {
    const before = (await bell(tina)).anntMsgTotal
    const added = await boss(at('POST', Message, 'add'), { esTitle: '停水', esContent: '今天', receivers: [tina.id], esType: 'notice' })
    expect(added).toMatchObject({ success: true })
    expect(await bell(tina)).toMatchObject({ anntMsgTotal: before + 1, sysMsgTotal: 0 })
  })

  test('is sent once, however often the call is made', async () => {
    const { templateCode } = await template({ templateName: '只说一次' })
    const key = { 'x-idempotency-key': '0190a000-0000-7000-8000-00000000aaaa' }
    const body = { templateCode, testData: values, receiver: 'tina,' }
    for (let turn = 0; turn < 2; turn++)
      expect(await boss('POST /sys/message/sysMessageTemplate/sendMsg', body, key)).toMatchObject({ success: true })
    expect(await titles(tina)).toEqual(['只说一次'])
  })

  test('in markup carries values as text, and nothing that runs', async () => {
    const { templateCode } = await template({
      templateType: '2',
      templateName: '标记',
      templateContent: `<p onclick="x()">${slot('who')}</p><script>x()</script>`,
    })
    await send(boss, { templateCode, testData: { who: '<img src=x onerror=alert(1)>' }, receiver: 'tina' })
    expect((await bell(tina)).sysMsgList[0]?.msgContent).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>')
  })

  test.each([
    ['a receiver nobody knows', { receiver: 'tina,nobody_here' }, { esReceiver: 'field.missing-row' }],
    ['no receiver', { receiver: ' , ' }, { receivers: 'field.required' }],
    ['a value that is missing', { testData: '{"class":"小一班"}' }, { esParam: 'message.value' }],
    ['values that are no object', { testData: '[1]' }, { esParam: 'message.values' }],
    ['values that are no JSON', { testData: '{class' }, { esParam: 'message.values' }],
    ['a way that does not exist here', { msgType: 'email' }, { esType: 'field.choice' }],
    ['a template nobody knows', { templateCode: 'no_such' }, { templateCode: 'field.missing-row' }],
  ])('with %s is refused and sent to nobody', async (_what, wrong, problems) => {
    const { templateCode } = await template()
    const refused = await send(boss, { templateCode, testData: values, receiver: 'tina', ...wrong })
    expect(Object.fromEntries(Object.entries(refused.problems ?? {}).map(([field, { code }]) => [field, code]))).toEqual(problems)
    expect(await titles(tina)).toEqual([])
  })

  test('is sent by nobody who may not', async () => {
    const { templateCode } = await template()
    expect(await send(tina, { templateCode, testData: values, receiver: 'theo' })).toMatchObject({ status: 403 })
  })
})

describe('a template', () => {
  test('in use is neither changed nor removed until it is taken out of use', async () => {
    const { id, rev } = await template({ useStatus: '1' })
    expect(await boss(at('PUT', MessageTemplate, 'edit'), { id, templateName: '新' })).toMatchObject({ error: 'record.state' })
    expect(await boss(at('DELETE', MessageTemplate, `delete?id=${id}`))).toMatchObject({ error: 'record.state' })
    expect(await boss(at('PUT', MessageTemplate, 'edit'), { id, rev, useStatus: '0' })).toMatchObject({ success: true })
    expect(await boss(at('PUT', MessageTemplate, 'edit'), { id, templateName: '新' })).toMatchObject({ success: true })
    expect(await boss(at('DELETE', MessageTemplate, `delete?id=${id}`))).toMatchObject({ success: true })
  })

  test('has a code of its own', async () => {
    const { templateCode } = await template()
    const again = await boss(at('POST', MessageTemplate, 'add'), {
      templateCode,
      templateName: 'x',
      templateType: '1',
      templateContent: 'x',
      useStatus: '0',
    })
    expect(again.problems).toMatchObject({ templateCode: { code: 'field.taken' } })
  })
})
