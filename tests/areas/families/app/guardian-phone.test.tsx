import { afterEach, expect, test, vi } from 'vitest'
import type { ViewRow } from '../../../../src/app/resource/row'
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
async function family(role: keyof typeof roles, answer?: object) {
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body?: string } = {}) => {
    if (!body || !answer) throw new TypeError('no network')
    sent.push(JSON.parse(body))
    return new Response(JSON.stringify(answer), { status: 'error' in answer ? 409 : 200 })
  })
  on = await stage(<Guardians resource={Child} row={row} />, classOfThirty(), { role })
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
