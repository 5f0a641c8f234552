import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ViewRow } from '../../../../src/app/resource/row'
import { ClassChangeSheet } from '../../../../src/areas/families/app/child/acts/ClassChangeSheet'
import { IsolationEnd } from '../../../../src/areas/families/app/child/acts/IsolationEnd'
import { Guardians } from '../../../../src/areas/families/app/child/Guardians'
import { Child } from '../../../../src/areas/families/published/child'
import type { roles } from '../../../../src/areas/roles'
import { addDays } from '../../../../src/contract/time'
import { type Stage, stage } from '../../../kit/area-stage'
import { childAt, classOfThirty, today, yesterday } from '../../attendance/app/class-of-thirty'

type Sent = { readonly method: string; readonly path: string; readonly body: Record<string, unknown> }
let on: Stage
let sent: Sent[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (!body) throw new TypeError('no network')
    sent.push({ method, path: new URL(address, 'http://here').pathname.split('/garden')[1] ?? address, body: JSON.parse(body) })
    return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result: null }))
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

const named: Readonly<Record<string, readonly [name: string, phone: string]>> = {
  l1: ['王妈妈', '13900000001'],
  l2: ['王爸爸', '13900000002'],
}
const links = (first = 'l1') =>
  (classOfThirty()['child-guardian'] ?? []).map((link) => {
    const [name, phone] = named[String(link.id)] ?? []
    return { ...link, name, phone, isPrimary: link.id === first }
  })
const rows = () => ({ ...classOfThirty(), 'child-guardian': links() })
const rowOf = (number: number, more: Record<string, unknown> = {}): ViewRow => childAt(number, more)
const family = async (role: keyof typeof roles) => {
  on = await stage(<Guardians resource={Child} row={rowOf(1)} />, rows(), { role })
  await on.wait(() => on.place.querySelectorAll('.guardian').length === 3)
}
const order = () => [...on.place.querySelectorAll('[data-member]')].map((line) => line.getAttribute('data-member'))
const labels = () => [...on.place.querySelectorAll('.guardian button')].map((button) => button.getAttribute('aria-label'))

test('a family is put in order by buttons, in place of calling; the server is given the place of the one that moves', async () => {
  await family('principal')
  expect(order()).toEqual(['l1', 'l2'])
  await on.tap('button', 'Change the order')
  await on.wait(() => on.find('button', 'Move 王爸爸 up'))
  expect(labels()).toEqual(['Move 王妈妈 up', 'Move 王妈妈 down', 'Move 王爸爸 up', 'Move 王爸爸 down'])
  expect(on.place.querySelectorAll('[data-member] a[href^="tel:"]')).toHaveLength(0)
  expect((on.find('button', 'Move 王妈妈 up') as HTMLButtonElement).disabled).toBe(true)
  await on.tap('button', 'Move 王爸爸 up')
  await on.wait(() => on.find('[role=status]', '王爸爸 is number 1 of 2 now'))
  expect(sent).toEqual([{ method: 'PUT', path: '/child-guardian/edit', body: { place: 1, id: 'l2', rev: 1 } }])
  await on.bring({ 'child-guardian': links('l2') })
  await on.wait(() => order().join() === 'l2,l1')
  await on.tap('button', 'Done')
  await on.wait(() => on.place.querySelectorAll('[data-member] a[href^="tel:"]').length === 2)
})

test('whoever may not change a family puts nobody in order', async () => {
  await family('headTeacher')
  expect(on.find('button', 'Change the order')).toBeUndefined()
})

test('an isolation ends by the day before the child may come again, and only while it lasts', async () => {
  const isolated = rowOf(1, { quarantineUntil: addDays(today, 6) })
  on = await stage(<IsolationEnd resource={Child} row={isolated} />, rows(), { role: 'doctor' })
  await on.tap('.act', 'End isolation')
  await on.wait(() => on.find('dialog p', `stays at home until ${addDays(today, 6)}`))
  await on.tap('dialog button', 'May come from today')
  await on.wait(() => sent.length === 1)
  expect(sent).toEqual([{ method: 'PUT', path: '/child/edit', body: { quarantineUntil: yesterday, id: 'c01', rev: 1 } }])
  await on.wait(() => !on.find('dialog'))
  await on.leave()

  on = await stage(<IsolationEnd resource={Child} row={rowOf(1, { quarantineUntil: today })} />, rows(), { role: 'doctor' })
  await on.tap('.act', 'End isolation')
  await on.wait(() => on.find('dialog button', 'May come from today'))
  expect(on.find('dialog button', 'May come from tomorrow')).toBeUndefined()
  await on.leave()

  on = await stage(
    <>
      <IsolationEnd resource={Child} row={rowOf(1, { quarantineUntil: yesterday })} />
      <i>there</i>
    </>,
    rows(),
    { role: 'doctor' },
  )
  await on.wait(() => on.find('i', 'there'))
  expect(on.find('.act')).toBeUndefined()
})

test('of several children those who can go to another class, and why the others do not, is said before anything is', async () => {
  const chosen = [rowOf(1), rowOf(2), rowOf(3, { status: '40' })]
  const late = (classOfThirty().enrolment ?? []).map((one) => (one.childId === 'c02' ? { ...one, beginDate: today } : one))
  const done = vi.fn()
  const sheet = <ClassChangeSheet resource={Child} rows={chosen} onDone={done} onClose={() => undefined} />
  on = await stage(sheet, { ...rows(), enrolment: late }, { role: 'principal' })
  await on.wait(() => on.place.querySelectorAll('.class-changes > li').length === 3)
  const lines = () => [...on.place.querySelectorAll('.class-changes > li')].map((line) => [...line.children].map((one) => one.textContent))
  expect(lines()).toEqual([
    ['王小二2', '向日葵班', 'came to its class on that day or after'],
    ['王小三3', '向日葵班', 'has left'],
    ['王小一1', '向日葵班'],
  ])
  await on.tap('dialog button', 'Change the class of 1 child')
  await on.wait(() => on.find('.field-problem'))
  expect([sent.length, done.mock.calls.length]).toEqual([0, 0])
})
