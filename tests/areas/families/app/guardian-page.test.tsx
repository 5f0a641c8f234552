import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlainPage } from '../../../../src/app/record-page/PlainPage'
import { Guardian } from '../../../../src/areas/families/published/guardian'
import { type Stage, stage } from '../../../kit/area-stage'
import { classOfThirty } from '../../attendance/app/class-of-thirty'

let on: Stage
const father = { id: 'g2', rev: 1, name: '王爸爸', phone: '13900000002' }

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await on.leave()
})

test('the page of a guardian says whose it is, and each child is one tap away', async () => {
  on = await stage(<PlainPage resource={Guardian} row={father} onGone={() => undefined} />, classOfThirty(), { role: 'principal' })
  const wayOf = () => on.place.querySelector('.referring a.row-line')
  await on.wait(wayOf)
  const way = wayOf()
  expect(on.place.querySelector('.referring')?.getAttribute('aria-label')).toBe('Child')
  expect(way?.getAttribute('href')).toBe('/garden/child?open=c01')
  await on.wait(() => [...(way?.querySelectorAll('span[class^=row-line]') ?? [])].some((one) => one.textContent === 'Father'))
  expect(on.text()).not.toContain('Child and guardian')
})

test('who may not list who belongs to whom is led nowhere', async () => {
  on = await stage(<PlainPage resource={Guardian} row={father} onGone={() => undefined} />, classOfThirty(), { role: 'nurseAide' })
  await on.wait(() => on.place.querySelector('[data-part=name]'))
  expect(on.place.querySelector('.referring')).toBeNull()
})
