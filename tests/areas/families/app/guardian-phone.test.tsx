import { afterEach, expect, test, vi } from 'vitest'
import type { ViewRow } from '../../../../src/app/resource/row'
import type { FamilyMember } from '../../../../src/areas/families/app/child/family-calls'
import { PhoneForm } from '../../../../src/areas/families/app/child/GuardianPhone'
import { Guardians } from '../../../../src/areas/families/app/child/Guardians'
import { Child } from '../../../../src/areas/families/published/child'
import type { roles } from '../../../../src/areas/roles'
import { type Stage, stage } from '../../../kit/area-stage'
import { fill } from '../../../kit/browser/show'
import { childAt, classOfThirty } from '../../attendance/app/class-of-thirty'

let on: Stage
let sent: unknown[]
const row: ViewRow = childAt(1, {})
const refused = {
  success: false,
  code: 409,
  message: '',
  error: 'input.invalid',
  timestamp: 0,
  problems: { phone: { code: 'field.taken' } },
}

/** The family of a child on a device, with a server that answers writes so; without network where it answers nothing. */
async function family(role: keyof typeof roles, answer?: object, more: Record<string, unknown> = {}) {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string } = {}) => {
    if (!body || !answer) throw new TypeError('no network')
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify(answer), { status: 'error' in answer ? 409 : 200 })
  })
  const rows = classOfThirty()
  const child = (rows.child ?? []).map((one) => (one.id === row.id ? { ...one, ...more } : one))
  const links = (rows['child-guardian'] ?? []).map((link) => ({ ...link, phone: link.guardianId === 'g2' ? '13900000002' : '13900000001' }))
  on = await stage(<Guardians resource={Child} row={{ ...row, ...more }} />, { ...rows, child, 'child-guardian': links }, { role })
  on.engine.status.setState({ online: answer !== undefined })
  await on.wait(() => on.place.querySelectorAll('[data-member]').length === 2)
}
async function change(number: string) {
  await on.tap('button', 'Change the mobile of 王爸爸')
  await on.wait(() => on.place.querySelector('.guardian input'))
  await fill(on.place, 'Mobile', number)
  await on.tap('button', 'Save the mobile')
}
const line = () => on.place.querySelector('[data-member=l2]')
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

test('without network a new number is kept, stands in its place at once, and is the one that is rung', async () => {
  await family('principal')
  await change('13600007777')
  await on.wait(() => line()?.querySelector('a[href="tel:13600007777"]'))
  expect(await on.ops()).toMatchObject([{ noun: 'guardian', key: 'g2', verb: 'edit', patch: { phone: '13600007777' } }])
  await on.wait(() => line()?.textContent?.includes('13600007777'))
  await on.wait(() => on.find('.guardian-phone .sign', 'To be sent'))
})

test('with a network the server is asked, and a number somebody else has stays in the form with what is wrong', async () => {
  await family('principal', refused)
  await change('13900000001')
  await on.wait(() => on.find('.field-problem'))
  expect(sent).toEqual([{ phone: '13900000001', id: 'g2', rev: 1 }])
  expect((on.place.querySelector('.guardian input') as HTMLInputElement).value.replaceAll(' ', '')).toBe('13900000001')
  expect(await on.ops()).toEqual([])
})

test('a number that is none is not kept, and who may not edit guardians has no way to it', async () => {
  await family('principal')
  await change('123')
  await on.wait(() => on.find('.field-problem'))
  expect(await on.ops()).toEqual([])
  await on.leave()
  await family('headTeacher')
  expect(line()?.querySelector('.guardian-phone')?.textContent).toContain('13900000002')
  expect(line()?.querySelector('.guardian-phone button')).toBeNull()
})

test('an answer that never came leaves the number kept here', async () => {
  await family('principal')
  on.engine.status.setState({ online: true })
  await change('13600007777')
  await on.wait(() => line()?.querySelector('a[href="tel:13600007777"]'))
  expect(await on.ops()).toMatchObject([{ noun: 'guardian', key: 'g2', verb: 'edit', patch: { phone: '13600007777' } }])
})

const fathers = { emergencyName: '王爸爸', emergencyPhone: '13900000002' }
const begin = () => on.tap('button', 'Change the mobile of 王爸爸')
const callable = () => [...on.place.querySelectorAll('.guardian a[href^="tel:"]')].map((link) => link.getAttribute('href'))

test('where it is the emergency number too, the form says whose, and without a word it changes there as well', async () => {
  await family('principal', undefined, fathers)
  await begin()
  await on.wait(() => on.find('.guardian-form p', 'It is the emergency telephone of 王小一1 too'))
  await fill(on.place, 'Mobile', '13600007777')
  await on.tap('button', 'Save the mobile')
  await on.wait(() => callable().includes('tel:13600007777'))
  expect(await on.ops()).toMatchObject([{ noun: 'guardian', key: 'g2', verb: 'edit', patch: { phone: '13600007777' } }])
  // Until the server has written it the old number is nobody's to be called any more.
  expect(callable()).toEqual(['tel:13900000001', 'tel:13600007777'])
})

test('whoever says that the old number stays sends that along, and it stands as the emergency contact', async () => {
  await family('principal', undefined, fathers)
  await begin()
  await on.wait(() => on.find('.guardian-form .chip', 'Yes'))
  await fill(on.place, 'Mobile', '13600007777')
  await on.tap('.guardian-form .chip', 'Yes')
  await on.tap('button', 'Save the mobile')
  await on.wait(() => callable().includes('tel:13600007777'))
  expect(await on.ops()).toMatchObject([{ noun: 'guardian', patch: { phone: '13600007777', emergencyStays: true } }])
  expect(callable()).toEqual(['tel:13900000001', 'tel:13600007777', 'tel:13900000002'])
})

test('with a network both go to the server at once', async () => {
  await family('principal', { success: true, code: 200, message: '', timestamp: 0, result: null }, fathers)
  await begin()
  await on.wait(() => on.find('.guardian-form .chip', 'Yes'))
  await fill(on.place, 'Mobile', '13600007777')
  await on.tap('.guardian-form .chip', 'Yes')
  await on.tap('button', 'Save the mobile')
  await on.wait(() => sent.length === 1)
  expect(sent).toEqual([{ phone: '13600007777', emergencyStays: true, id: 'g2', rev: 1 }])
})

test('where the emergency number is another one, or the child has left, nothing is asked', async () => {
  await family('principal')
  await begin()
  await on.wait(() => on.place.querySelector('.guardian input'))
  expect(on.find('.guardian-form .chip')).toBeUndefined()
  await on.leave()
  await family('principal', undefined, { ...fathers, status: '60' })
  await begin()
  await on.wait(() => on.place.querySelector('.guardian input'))
  expect(on.find('.guardian-form .chip')).toBeUndefined()
})

test('a device that reads whose emergency number it is only after the number itself asks for all it then checks', async () => {
  const guardianId = 'g2'
  const { child, ...others } = classOfThirty()
  const links = (others['child-guardian'] ?? []).map((link) => ({ ...link, phone: '13900000002' }))
  const closed = vi.fn()
  const member = { guardianId, name: '王爸爸' } as FamilyMember
  on = await stage(
    <PhoneForm {...{ member }} close={closed} />,
    { ...others, 'child-guardian': links },
    { role: 'principal', ready: false },
  )
  await on.wait(() => on.find('[role=status]') ?? on.place.querySelector('input') ?? on.place.firstElementChild)
  await on.bring({ child: (child ?? []).map((one) => ({ ...one, ...fathers })) })
  await on.tap('.chip', 'Yes')
  await fill(on.place, 'Mobile', '13600007777')
  await on.tap('button', 'Save the mobile')
  await on.wait(() => closed.mock.calls.length > 0)
  expect(await on.ops()).toMatchObject([{ noun: 'guardian', patch: { phone: '13600007777', emergencyStays: true } }])
})
