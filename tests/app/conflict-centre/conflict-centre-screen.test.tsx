import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConflictCentreScreen } from '../../../src/app/conflict-centre/ConflictCentreScreen'
import { useQuestion } from '../../../src/app/design/overlay/question'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { speak } from '../../../src/app/language/language'
import type { Engine } from '../../../src/app/offline/engine'
import { atomic } from '../../../src/app/offline/outbox/atomic'
import { useSession } from '../../../src/app/session/session'
import { label } from '../../../src/contract/label'
import { addDays } from '../../../src/contract/time'
import { buttonOf, fill, inputOf, lonelyEngine, productOf, show } from '../../kit/browser/show'
import { today } from '../../kit/device/device'
import { gardenCatalogue } from '../../kit/product/garden-catalogue'
import { soon } from '../../kit/soon'

const product = productOf({
  ...gardenCatalogue,
  reasons: { frozen: label('已结冰，需要有人确认。', 'It is frozen; somebody has to confirm.') },
})
let engine: Engine
let shown: ReturnType<typeof show>
const cards = () => [...shown.place.querySelectorAll('article')]
const waiting = () => engine.db.ops.toArray()

async function hold({ id, ...values }: { readonly id: string } & Record<string, string | boolean | null>): Promise<void> {
  const change = { noun: 'plant', rowId: 'fern', verb: 'edit', subject: '蕨', author: 'u1', authorName: '张老师', theirAuthor: '李老师' }
  const kept = { id, rev: 1, scope: 'all', createBy: 'u1', createTime: `${today} 08:00:00`, updateBy: null, updateTime: null }
  const row = { ...change, state: 'open', ...values, ...kept }
  await engine.db.rows.put({ noun: 'conflict', id, by: '', gen: 1, seq: 1, era: '', row })
}

const clash = { id: 'c1', reason: 'clash', fields: 'name,height', theirs: '{"name":"蕨","height":3}', mine: '{"name":"大蕨","height":5}' }

beforeEach(async () => {
  speak('zh-CN')
  useToasts.setState({ toasts: [] })
  useSession.setState({ person: { id: 'u1', username: 'zhang', realname: '张老师' }, granted: new Set() })
  engine = await lonelyEngine(gardenCatalogue)
  shown = show(<ConflictCentreScreen />, { product, engine })
})
afterEach(async () => {
  shown.close()
  await engine.stop()
})

test('an edit that waits is said to be safe, and asks for nothing', async () => {
  await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
  await soon(() => expect(shown.place.querySelector('.conflict-centre-waiting')?.textContent).toContain('蕨新增植物'))
  expect(shown.place.querySelector('[role=status]')?.textContent).toContain('1 条修改已安全保存在此设备上。')
  expect(cards()).toEqual([])
  speak('en')
  await soon(() => expect(shown.place.textContent).toContain('1 edit is safe on this device.'))
})

test('an edit that waits says what it changes, and of what', async () => {
  await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
  await engine.commit([{ noun: 'plant', key: 'fern', verb: 'edit', patch: { height: 12, note: null } }])
  const items = () => [...shown.place.querySelectorAll('.conflict-centre-waiting li')].map((item) => item.textContent ?? '')
  await soon(() => expect(items()).toHaveLength(2))
  await soon(() => expect(items()[1]).toMatch(/^蕨修改植物 .*高度 12备注 —$/))
})

test('neither of two answers is put into one\u2019s mouth', async () => {
  await hold(clash)
  await soon(() => expect(cards()).toHaveLength(1))
  expect([...shown.place.querySelectorAll('article .big-button')].map((one) => one.getAttribute('data-look'))).not.toContain('main')
})

test('of many refused edits the first are shown, and all of them on demand', async () => {
  const keys = Array.from({ length: 25 }, (_, at) => `fern${at}`)
  const ops = await engine.commit(keys.map((key) => ({ noun: 'plant', key, verb: 'add', patch: { day: today, name: key } })))
  await engine.db.standing.bulkPut(
    ops.map(({ id, key }) => ({ id, entity: `plant:${key}`, fate: 'rejected', since: 0, code: 'input.invalid' })),
  )
  await soon(() => expect(cards()).toHaveLength(20))
  ;(await buttonOf(shown.place, '显示全部 25 条')).click()
  await soon(() => expect(cards()).toHaveLength(25))
})

test('a refused edit says why, and is corrected in its own fields and sent again', async () => {
  const [op] = await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
  const entity = 'plant:fern'
  await engine.db.standing.put({
    id: op?.id ?? '',
    entity,
    fate: 'rejected',
    since: 0,
    code: 'input.invalid',
    values: { count: 1 },
    problems: { name: { code: 'field.taken' } },
  })
  await soon(() => expect(cards()[0]?.textContent).toContain('名称: 已被使用'))
  ;(await buttonOf(shown.place, '更正后重新发送')).click()
  const input = await inputOf(shown.place, '名称')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('已被使用')
  await fill(shown.place, '名称', '石松')
  ;(await buttonOf(shown.place, '重新发送')).click()
  await soon(async () => expect((await waiting()).map(({ patch }) => patch.name)).toEqual(['石松']))
  await soon(() => expect(cards()).toEqual([]))
})

test('a refused edit is thrown away only after the word was typed', async () => {
  const [op] = await engine.commit([{ noun: 'plant', key: 'fern', verb: 'add', patch: { day: today, name: '蕨' } }])
  await engine.db.standing.put({ id: op?.id ?? '', entity: 'plant:fern', fate: 'rejected', since: 0, code: 'record.gone' })
  ;(await buttonOf(shown.place, '放弃')).click()
  await soon(() => expect(useQuestion.getState().question?.typed).toBe('放弃'))
  const dialog = document.querySelector<HTMLElement>('dialog') ?? document.body
  const sure = await buttonOf(dialog, '放弃')
  expect(sure.disabled).toBe(true)
  const input = dialog.querySelector('input')
  if (!input) throw new Error('nothing to type into')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '放弃')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await soon(() => expect(sure.disabled).toBe(false))
  sure.click()
  await soon(async () => expect(await waiting()).toEqual([]))
})

test('two answers stand side by side, and choosing one is an edit that needs no network', async () => {
  await hold(clash)
  await soon(() => expect(cards()[0]?.querySelector('tbody')?.textContent).toBe('名称蕨大蕨高度35'))
  expect(cards()[0]?.textContent).toContain('双方在没有看到对方修改的情况下填写了不同内容。')
  ;(await buttonOf(shown.place, '用我的')).click()
  await soon(async () =>
    expect((await waiting())[0]).toMatchObject({ noun: 'conflict', key: 'c1', verb: 'resolve', patch: { choice: 'mine' } }),
  )
  await soon(() => expect(cards()).toEqual([]))
})

test('a held change says whose values it does not show, and is not silent where it may show none', async () => {
  await hold({ ...clash, mine: '{"name":"大蕨"}', theirs: '{"name":"蕨"}' })
  const words = () => cards()[0]?.textContent
  await soon(() => expect(words()).toContain('按权限，这里不显示：高度。'))
  await hold({ ...clash, mine: '{}', theirs: '{}' })
  await soon(() => expect(words()).toContain('按权限，这里不显示：名称、高度。'))
  await hold({ ...clash, rev: 2 } as never)
  await soon(() => expect(words()).not.toContain('按权限'))
})

test('where neither is right, a third answer is entered in the inputs of the noun', async () => {
  await hold(clash)
  ;(await buttonOf(shown.place, '另行填写')).click()
  expect((await inputOf(shown.place, '名称')).value).toBe('大蕨')
  await fill(shown.place, '名称', '')
  ;(await buttonOf(shown.place, '用这个内容')).click()
  await soon(() => expect(shown.place.querySelector('.field-problem')?.textContent).toBe('不能为空'))
  await fill(shown.place, '名称', '中蕨')
  ;(await buttonOf(shown.place, '用这个内容')).click()
  await soon(async () => expect(await waiting()).toHaveLength(1))
  const [op] = await waiting()
  expect(op?.patch).toEqual({ choice: 'edit', answer: '{"name":"中蕨","height":5}' })
  await soon(() => expect(cards()).toEqual([]))
})

test('why a change was held is said in the words of the product, else in words that fit all', async () => {
  await hold({ ...clash, id: 'c1', reason: 'frozen' })
  await hold({ ...clash, id: 'c2', reason: 'never-heard-of' })
  await soon(() => expect(cards()).toHaveLength(2))
  const said = cards().map((card) => card.querySelector('p')?.textContent)
  expect(said.sort()).toEqual(['已结冰，需要有人确认。', '这条修改需要有人确认后才生效。'])
})

const held = { ...clash, reason: 'frozen' }
const choices = () => [...shown.place.querySelectorAll('article button')].map((button) => button.textContent)

test('who made a change that a rule holds may take it back, and is told that somebody else lets it through', async () => {
  await hold(held)
  await soon(() => expect(choices()).toEqual(['撤回我的修改']))
  expect(cards()[0]?.textContent).toContain('要由其他负责人同意后才生效。')
  speak('en')
  await soon(() => expect(choices()).toEqual(['Take my change back']))
  expect(cards()[0]?.textContent).toContain('It takes effect once somebody else in charge has agreed.')
  ;(await buttonOf(shown.place, 'Take my change back')).click()
  await soon(async () => expect((await waiting())[0]).toMatchObject({ key: 'c1', verb: 'resolve', patch: { choice: 'keep' } }))
  await soon(() => expect(cards()).toEqual([]))
})

test('who may decide about such records lets through what a rule holds, also of their own', async () => {
  useSession.setState({ granted: new Set(['plant:resolve']) })
  await hold(held)
  await soon(() => expect(choices()).toEqual(['保留现在的', '用我的', '另行填写']))
})

test('where the product asks for another right, deciding about such records is enough to leave all as it is, and for no more', async () => {
  shown.close()
  const careful = { ...product, catalogue: { ...gardenCatalogue, releases: { plant: { frozen: 'stone:melt' } } } }
  shown = show(<ConflictCentreScreen />, { product: careful, engine })
  useSession.setState({ granted: new Set(['plant:resolve']) })
  await hold({ ...held, author: 'u2' })
  await soon(() => expect(choices()).toEqual(['保留现在的']))
  expect(cards()[0]?.textContent).toContain('是否采用由有权限的负责人决定。')
  useSession.setState({ granted: new Set(['stone:melt']) })
  await soon(() => expect(choices()).toEqual(['保留现在的', '用另一份', '另行填写']))
})

test('a record that was deleted meanwhile offers no fields, and a stranger no choice', async () => {
  await hold({
    id: 'c1',
    reason: 'clash',
    fields: '$gone,name',
    theirs: '{"$gone":true,"name":"蕨"}',
    mine: '{"$gone":false,"name":"大蕨"}',
  })
  await soon(() => expect(cards()[0]?.textContent).toContain('已被他人删除'))
  expect([...shown.place.querySelectorAll('article button')].map((button) => button.textContent)).toEqual(['保留现在的', '用我的'])
  await hold({ ...clash, id: 'c1', author: 'u2' })
  await soon(() => expect(cards()[0]?.textContent).toContain('由填写人或负责人处理。'))
  expect(cards()[0]?.querySelector('button')).toBeNull()
})

const decidedFor = (id: string, more: Record<string, string | boolean | null> = {}) =>
  hold({ ...clash, id, state: 'resolved', choice: 'keep', decider: 'u2', deciderName: '李老师', decidedAt: `${today} 08:12:00`, ...more })

test('what somebody else decided is shown to whoever had entered it, until they take note', async () => {
  await decidedFor('c1')
  await soon(() => expect(cards()).toHaveLength(1))
  expect(cards()[0]?.textContent).toContain(`李老师于 ${today.slice(5)} 08:12 保留了原有的内容，您填写的没有采用。`)
  const chosen = () => [...shown.place.querySelectorAll('td[data-chosen]')].map((cell) => cell.textContent)
  expect(chosen()).toEqual(['蕨', '3'])
  await soon(() => expect(engine.status.getState().conflicts).toBe(1))
  ;(await buttonOf(shown.place, '知道了')).click()
  await soon(async () =>
    expect((await waiting())[0]).toMatchObject({ noun: 'conflict', key: 'c1', verb: 'acknowledge', patch: { told: true } }),
  )
  await soon(() => expect(cards()).toEqual([]))
  await soon(() => expect(engine.status.getState().conflicts).toBe(0))

  await decidedFor('c2', { choice: 'edit', answer: '{"name":"中蕨","height":4}' })
  await soon(() => expect(chosen()).toEqual(['中蕨', '4']))
  speak('en')
  await soon(() => expect(cards()[0]?.textContent).toContain(`李老师 entered something else, ${today.slice(5)} 08:12.`))
})

test('a decision is no news to whoever made it, to others, or from a time when nobody said who decided', async () => {
  await decidedFor('c1', { decider: 'u1' })
  await decidedFor('c2', { author: 'u2', decider: 'u3' })
  await decidedFor('c3', { decider: null })
  await decidedFor('c4', { told: true })
  await decidedFor('c5')
  await soon(() => expect(cards()).toHaveLength(1))
  await soon(() => expect(engine.status.getState().conflicts).toBe(1))
})

test('entries of a day to come, from a clock that was fast, are put right in one step for all', async () => {
  const tomorrow = addDays(today, 1)
  for (const key of ['fern', 'moss']) {
    const [op] = await engine.commit([{ noun: 'plant', key, verb: 'add', patch: { day: tomorrow, name: key } }])
    await engine.db.standing.put({ id: op?.id ?? '', entity: `plant:${key}`, fate: 'rejected', since: 0, code: 'day.future' })
  }
  await soon(() => expect(shown.place.textContent).toContain('2 条登记的日期在将来'))
  ;(await buttonOf(shown.place, '改正日期并发送')).click()
  await soon(async () => expect((await waiting()).map(({ patch }) => patch.day)).toEqual([today, today]))
  await soon(() => expect(shown.place.textContent).not.toContain('将来'))
})

test('a refused document is one card, which names its rows and the reason of the one that stopped it', async () => {
  const intents = ['fern', 'moss'].map((key) => ({ noun: 'plant', key, verb: 'add', patch: { day: today, name: key } }))
  const ops = await engine.commit(atomic(intents))
  const codes = ['op.stopped', 'record.state'] as const
  const values = { at: 2, of: 2, noun: '植物', nounEn: 'Plant' }
  for (const [at, { id, key }] of ops.entries())
    await engine.db.standing.put({ id, entity: `plant:${key}`, fate: 'rejected', since: 0, code: codes[at] ?? '', values })
  await soon(() => expect(cards()).toHaveLength(1))
  await soon(() => expect(cards()[0]?.querySelectorAll('.conflict-centre-group li')).toHaveLength(2))
  await soon(() => expect(cards()[0]?.textContent).toContain('当前状态不允许此操作'))
  expect(shown.place.textContent).toContain('1 条未被接受')
})

test('a held document is one question, and one decision answers it', async () => {
  await hold({ ...clash, groupId: 'g1' })
  await hold({ ...clash, id: 'c2', reason: 'group', rowId: 'moss', subject: '苔', groupId: 'g1' })
  await soon(() => expect(cards()).toHaveLength(1))
  expect([...(cards()[0]?.querySelectorAll('.conflict-centre-group li') ?? [])].map((item) => item.textContent)).toEqual([
    '蕨 植物',
    '苔 植物',
  ])
  ;(await buttonOf(shown.place, '用我的')).click()
  await soon(async () => expect((await waiting()).map(({ key, patch }) => [key, patch])).toEqual([['c1', { choice: 'mine' }]]))
})
