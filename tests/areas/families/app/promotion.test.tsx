import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerQuestion, useQuestion } from '../../../../src/app/design/overlay/question'
import { PromotionScreen } from '../../../../src/areas/families/app/promotion/PromotionScreen'
import { addDays } from '../../../../src/contract/time'
import { freshStorage, type Stage, stage } from '../../../kit/area-stage'
import { fill } from '../../../kit/browser/show'
import { soon } from '../../../kit/soon'
import { today } from '../../attendance/app/class-of-thirty'

type Sent = { readonly path: string; readonly body: Record<string, unknown> }
let on: Stage
let sent: Sent[]
/** What the server holds of documents, and what it answers to a write. */
let documents: Record<string, unknown>[]
let answer: () => object

const ok = (result: unknown) => ({ success: true, code: 200, message: '', timestamp: 0, result })
beforeEach(() => {
  sent = []
  documents = []
  answer = () => ok(null)
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(address, 'http://here')
    if (body) {
      sent.push({ path: pathname, body: JSON.parse(body) })
      const said = answer()
      return new Response(JSON.stringify(said), { status: 'error' in said ? 409 : 200 })
    }
    if (!pathname.includes('/promotion/')) throw new TypeError('no network')
    return new Response(JSON.stringify(ok({ records: documents, total: documents.length, size: 100, current: 1, pages: 1 })))
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

const kept = { rev: 1, scope: 'all', createBy: 'x', createTime: `${today} 07:00:00`, updateBy: null, updateTime: null }
const lastDay = addDays(today, 60)
const firstDay = addDays(today, 61)
const classOf = (id: string, name: string, gradeLevel: string) => ({
  ...{
    id,
    name,
    gradeLevel,
    yearId: 'y26',
    headTeacherId: `head.${id}`,
    teacherIds: [],
    nurseAideId: null,
    room: null,
    capacity: 30,
    status: '1',
  },
  ...kept,
})
const placesOf = { 1: 2, 2: 30, 3: 35 }
/** Three children of the youngest, two of the middle ones, two of the oldest. */
const pupils = [
  ...['甲一', '甲二', '甲三'].map((name) => ({ name, classId: 'small' })),
  ...['乙一', '乙二'].map((name) => ({ name, classId: 'middle' })),
  ...['丙一', '丙二'].map((name) => ({ name, classId: 'large' })),
]
const rows = (): Parameters<typeof stage>[1] => ({
  'school-year': [{ id: 'y26', name: '2026学年', beginDate: addDays(today, -300), endDate: lastDay, ...kept }],
  grade: Object.entries(placesOf).map(([gradeLevel, capacity]) => ({
    id: `g${gradeLevel}`,
    gradeLevel,
    name: gradeLevel,
    capacity,
    ...kept,
  })),
  class: [classOf('small', '小一班', '1'), classOf('middle', '中一班', '2'), classOf('large', '大一班', '3')],
  child: pupils.map(({ name, classId }) => ({ id: name, name, studentNo: name, classId, status: '20', ...kept })),
  enrolment: pupils.map(({ name, classId }) => ({
    id: `e.${name}`,
    childId: name,
    classId,
    beginDate: addDays(today, -300),
    endDate: null,
    ...kept,
  })),
  term: [],
})

async function open(given = rows(), storage = freshStorage(), online = true) {
  on = await stage(<PromotionScreen />, given, { role: 'principal', address: '/garden/moving-up', storage })
  on.engine.status.setState({ online })
}
const next = () => on.tap('.big-button[data-look=main]', 'Next')
async function toPreview() {
  await next()
  await on.wait(() => on.find('.promotion-lines'))
  await next()
  await on.wait(() => on.find('.promotion-children'))
  await next()
  await on.wait(() => on.find('.promotion-table'))
}
const table = () =>
  [...on.place.querySelectorAll('.promotion-table :is(tbody, tfoot) tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  )
async function confirmed() {
  await on.wait(() => useQuestion.getState().question)
  answerQuestion('confirm')
}
const posted = (more: object = {}) => ({
  id: 'p1',
  number: 'SB-2026-001',
  fromYearId: 'y26',
  toYearId: 'y27',
  toYearName: '2027学年',
  beginDate: firstDay,
  status: 'POSTED',
  turnedOn: null,
  reversesId: null,
  reversedById: null,
  before: 7,
  moved: 4,
  repeated: 1,
  graduated: 2,
  left: 0,
  waiting: 0,
  ...kept,
  ...more,
})

/** 甲一 repeats; all others go along. */
async function setApart() {
  await on.tap('.promotion-child', '甲一')
  await on.tap('dialog .chip', 'Repeats')
  await on.wait(() => on.find('.promotion-child[data-apart]', '甲一'))
}

test('the year after is proposed, and every class is shown before and after: three small ones of whom one repeats, two middle, two large', async () => {
  await open()
  await next()
  await on.wait(() => on.find('.promotion-lines'))
  await next()
  await setApart()
  await next()
  await on.wait(() => on.find('.promotion-table'))
  expect(table()).toEqual([
    ['小一班2 move up · 1 repeats', '3', '中一班', '2/30'],
    ['中一班', '2', '大一班', '2/35'],
    ['大一班', '2', 'Graduates', ''],
    ['New class', '', '小一班', '1/2'],
    ['Total', '7', '4 move up · 1 repeats · 2 graduate', '5'],
  ])
  expect(on.text()).toContain('Nothing is wrong.')
  expect(sent).toEqual([])
})

test('what is confirmed is sent whole and once, and what became of it stands there with the way back', async () => {
  await open()
  await next()
  await on.wait(() => on.find('.promotion-lines'))
  await next()
  await setApart()
  await next()
  documents = []
  answer = () => {
    documents = [posted()]
    return ok(null)
  }
  await on.tap('.big-button[data-look=main]', 'Move 7 children up')
  await confirmed()
  await on.wait(() => on.find('h2', '2026学年 has moved up'))
  expect(sent.map(({ path }) => path.split('/garden')[1])).toEqual(['/promotion/promote'])
  const [{ body } = { body: {} }] = sent
  expect(body).toMatchObject({
    ...{ fromYearId: 'y26', toYearName: '2027学年', yearBegin: firstDay, beginDate: firstDay },
    children: [{ childId: '甲一', outcome: 'repeat', toPlace: 4 }],
  })
  expect(body).not.toHaveProperty('step')
  expect(on.text()).toContain('4 move up · 1 repeats · 2 graduate')
  await on.wait(() => on.find('[role=status]', 'The new year has no term yet'))
  expect(await on.engine.db.drafts.count()).toBe(0)
})

test('whoever stays at the question changes nothing', async () => {
  await open()
  await toPreview()
  await on.tap('.big-button[data-look=main]', 'Move 7 children up')
  await on.wait(() => useQuestion.getState().question)
  answerQuestion(undefined)
  await on.wait(() => !useQuestion.getState().question)
  expect(sent).toEqual([])
  expect(on.find('.promotion-table')).toBeDefined()
})

test('a refusal is said in its words, and what was entered is there still', async () => {
  await open()
  await next()
  await on.wait(() => on.find('.promotion-lines'))
  await next()
  await setApart()
  await next()
  answer = () => ({ success: false, code: 409, message: '', error: 'promotion.done', values: { name: '2026学年' }, timestamp: 0 })
  await on.tap('.big-button[data-look=main]', 'Move 7 children up')
  await confirmed()
  await on.wait(() => on.find('.form-failure', '2026学年 has moved up already'))
  expect(table()[0]?.[0]).toBe('小一班2 move up · 1 repeats')
  expect(on.find('.big-button[data-look=main]', 'Move 7 children up')?.hasAttribute('disabled')).toBe(false)
})

test('what stops it is said before anybody is asked: a name twice, and no way on until it is put right', async () => {
  await open()
  await next()
  await on.wait(() => on.find('.promotion-lines'))
  const name = on.place.querySelectorAll<HTMLInputElement>('.promotion-line')[0]?.querySelector<HTMLInputElement>('input[id$=name]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, '大一班')
  name?.dispatchEvent(new Event('input', { bubbles: true }))
  await on.wait(() => on.find('.field-problem', 'The new year has a class called 大一班 already'))
  await next()
  await on.wait(() => on.find('.promotion-children'))
  await next()
  await on.wait(() => on.find('.promotion-wrong', 'The new year has a class called 大一班 already'))
  expect(on.find('.big-button[data-look=main]', 'Move 7 children up')?.hasAttribute('disabled')).toBe(true)
})

test('a year that is there with other days is refused at its name, and nobody gets on', async () => {
  const other = { id: 'y27', name: '2027学年', beginDate: addDays(today, 90), endDate: addDays(today, 400), ...kept }
  await open({ ...rows(), 'school-year': [...(rows()['school-year'] ?? []), other] })
  await fill(on.place, 'To school year', '2026学年')
  await on.wait(() => on.find('.field-problem', '2026学年 exists already, with other days'))
  expect(on.find('.big-button[data-look=main]', 'Next')?.hasAttribute('disabled')).toBe(true)
})

test('a first day that has come since it was entered is refused: rolls that were called stay where they were', async () => {
  const storage = freshStorage()
  await open(rows(), storage)
  await next()
  await on.wait(() => on.find('.promotion-lines'))
  await soon(async () => expect(await on.engine.db.drafts.count()).toBe(1))
  const [draft] = await on.engine.db.drafts.toArray()
  await on.leave()
  await open(rows(), storage)
  if (draft) await on.engine.db.drafts.put({ ...draft, values: { ...draft.values, step: 'years', beginDate: today } })
  await on.leave()
  await open(rows(), storage)
  await on.wait(() => on.find('.field-problem', 'tomorrow at the earliest'))
  expect(on.find('.big-button[data-look=main]', 'Next')?.hasAttribute('disabled')).toBe(true)
})

test('what is half done stays on the device through a crash; without a network nothing is confirmed, and that is said', async () => {
  const storage = freshStorage()
  await open(rows(), storage)
  await next()
  await on.wait(() => on.find('.promotion-lines'))
  await next()
  await setApart()
  await next()
  await on.wait(() => on.find('.promotion-table'))
  await on.leave()
  await open(rows(), storage, false)
  await on.wait(() => on.find('.promotion-table'))
  expect(table()[0]?.[0]).toBe('小一班2 move up · 1 repeats')
  expect(on.find('[role=status]', 'Moving up needs a network')).toBeDefined()
  expect(on.find('.big-button[data-look=main]')?.hasAttribute('disabled')).toBe(true)
})

test('it is taken back by a document of its own, which is asked first; what refuses that is said', async () => {
  documents = [posted()]
  await open()
  await on.wait(() => on.find('h2', '2026学年 has moved up'))
  answer = () => ({ success: false, code: 409, message: '', error: 'promotion.called', values: { date: firstDay }, timestamp: 0 })
  await on.tap('.big-button[data-look=danger]', 'Take it back')
  await confirmed()
  await on.wait(() => on.find('.form-failure'))
  answer = () => {
    documents = [posted({ reversedById: 'p2' }), posted({ id: 'p2', reversesId: 'p1' })]
    return ok(null)
  }
  await on.tap('.big-button[data-look=danger]', 'Take it back')
  await confirmed()
  await on.wait(() => on.find('.promotion-card') && on.find('.big-button[data-look=main]', 'Next'))
  const [first, second] = sent
  expect(first?.path.split('/garden')[1]).toBe('/promotion/take-back')
  expect(first?.body).toMatchObject({ reversesId: 'p1' })
  // The same document twice: the second call is the first one tried again.
  expect(second?.body).toEqual(first?.body)
})

test('a house without running classes is told what to do first', async () => {
  await open({ ...rows(), class: [] })
  await on.wait(() => on.find('.state-view', 'There are no running classes'))
  expect(on.find('.state-view a')?.getAttribute('href')).toBe('/garden/class')
})
