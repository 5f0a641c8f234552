import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { desktopPart } from '../../../../src/app/shell/desktop-part'
import type { Catalogue } from '../../../../src/contract/catalogue'
import { productOf } from '../../../kit/browser/show'
import { gardenCatalogue } from '../../../kit/product/garden-catalogue'
import { soon } from '../../../kit/soon'
import { homeStage } from './home-stage'

let wide: boolean
let arrive: () => void
let here: Promise<void>

const arriving = { catalogue: gardenCatalogue, here: createStore<Catalogue>(() => gardenCatalogue), first: () => here, rest: () => here }
/** Somebody's app on a device whose nouns take their time: until they `arrive`. */
const { place, open } = homeStage({ ...productOf(gardenCatalogue), arriving })

beforeEach(async () => {
  here = new Promise<void>((resolve) => {
    arrive = resolve
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('pointer') && wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await desktopPart.fetch()
})

test('on a desktop menu and way stand before the work on the device is open, and nobody can leave past it', async () => {
  wide = true
  open('/device')
  await soon(() => expect(place().querySelector('.side-menu')?.textContent).toContain('植物'))
  expect(place().querySelector('.desktop-header nav')).not.toBeNull()
  expect(place().textContent).not.toContain('张老师')
  const menu = place().querySelector('.side-menu')
  arrive()
  await soon(() => expect(place().querySelector('.desktop-header')?.textContent).toContain('欢迎您，张老师'))
  expect(place().querySelector('.side-menu')).toBe(menu)
})

test('in a hand the shape of the shell stands until then', async () => {
  wide = false
  open('/device')
  await soon(() => expect(place().querySelector('.shape[role=status]')).not.toBeNull())
  expect(place().querySelector('.touch-shell')).toBeNull()
  arrive()
  await soon(() => expect(place().querySelector('.touch-shell')).not.toBeNull())
  expect(place().querySelector('.shape')).toBeNull()
})
