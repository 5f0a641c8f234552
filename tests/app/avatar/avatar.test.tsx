import { readFileSync } from 'node:fs'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Avatar } from '../../../src/app/avatar/Avatar'
import { avatarHues, hueOf, initialsOf } from '../../../src/app/avatar/initials'
import { useLanguage } from '../../../src/app/language/language'
import { RowCard } from '../../../src/app/resource/list/RowCard'
import type { ViewRow } from '../../../src/app/resource/row'
import { lonelyEngine, productOf, show } from '../../kit/browser/show'
import { soon } from '../../kit/soon'
import { Deed, faces, Person } from './known-faces'

const sha = 'a'.repeat(64)
const product = productOf(faces)
const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
  vi.unstubAllGlobals()
})
beforeAll(() => import('../../../src/app/avatar/AvatarPicture'))

async function stage(
  element: Parameters<typeof show>[0],
  prepare?: (engine: Awaited<ReturnType<typeof lonelyEngine>>) => Promise<unknown>,
) {
  useLanguage.setState({ language: 'en' })
  const engine = await lonelyEngine(faces)
  await prepare?.(engine)
  const shown = show(element, { product, engine })
  opened.push(shown.close, () => void engine.stop())
  return { place: shown.place, engine }
}
const avatarIn = (place: HTMLElement) => soon(() => place.querySelector<HTMLElement>('.avatar') ?? Promise.reject(new Error('none yet')))
const face = <Avatar noun="person" id="p1" name="朱梦涵" picture={[sha]} />

test.each([
  ['朱梦涵', undefined, '梦涵'],
  ['欧阳娜娜', undefined, '娜娜'],
  ['李', undefined, '李'],
  ['Ann Lee Wong', undefined, 'AL'],
  ['ann', undefined, 'A'],
  ['番茄炒蛋', 'wide', '番'],
  ['', undefined, ''],
] as const)('%s (%s) is %s for short', (name, crop, short) => {
  expect(initialsOf(name, crop)).toBe(short)
})

test('a colour belongs to its row, and all of them are in use', () => {
  expect(hueOf('child.0001')).toBe(hueOf('child.0001'))
  expect(new Set(Array.from({ length: 100 }, (_, at) => hueOf(`child.${at}`)))).toEqual(new Set(avatarHues))
})

test('until there is a picture the initials stand in its place, and nothing moves when it comes', async () => {
  const { place } = await stage(face, ({ db }) =>
    db.pictures.put({ sha: `${sha}@160`, mime: 'image/webp', bytes: new ArrayBuffer(4), at: 1 }),
  )
  const avatar = await avatarIn(place)
  expect(avatar.textContent).toBe('梦涵')
  await soon(() => expect(place.querySelector('.avatar > img')).not.toBeNull())
  // The picture lies over the initials; its place was theirs.
  expect(await avatarIn(place)).toBe(avatar)
  expect(avatar.textContent).toBe('梦涵')
  expect([avatar.getAttribute('aria-hidden'), place.querySelector('img')?.alt]).toEqual(['true', ''])
})

test('it is fetched small, for the row it stands for, kept by the device and not by the browser', async () => {
  const calls: [string, RequestInit | undefined][] = []
  vi.stubGlobal('fetch', async (address: string, how?: RequestInit) => {
    calls.push([address, how])
    return new Response(new Uint8Array(4), { headers: { 'Content-Type': 'image/webp' } })
  })
  const { place, engine } = await stage(face)
  await soon(() => expect(place.querySelector('img')).not.toBeNull())
  expect(calls).toHaveLength(1)
  expect(calls[0]?.[0]).toContain(`/sync/blob/${sha}?noun=person&id=p1&edge=160`)
  expect(calls[0]?.[1]?.cache).toBe('no-store')
  await soon(async () => expect(await engine.db.pictures.toCollection().primaryKeys()).toEqual([`${sha}@160`]))
})

test('without network the initials stay, and a small copy does for a large place', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', asked)
  const { place } = await stage(face)
  await soon(() => expect(asked).toHaveBeenCalled())
  expect((await avatarIn(place)).innerHTML).toBe('梦涵')
  const large = await stage(<Avatar noun="person" id="p1" name="朱梦涵" picture={[sha]} size="large" />, ({ db }) =>
    db.pictures.put({ sha: `${sha}@160`, mime: 'image/webp', bytes: new ArrayBuffer(4), at: 1 }),
  )
  await soon(() => expect(large.place.querySelector('img')).not.toBeNull())
})

test.each([['https://elsewhere.example/face.png'], [null], [['not a hash']]])(
  'nothing but a picture of ours is shown: %s',
  async (picture) => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    const { place } = await stage(<Avatar noun="person" id="p1" name="Ann Lee" picture={picture} />)
    expect((await avatarIn(place)).innerHTML).toBe('AL')
    expect(asked).not.toHaveBeenCalled()
  },
)

test('a card of somebody, and a reference to them, show their face beside the name', async () => {
  const put = async ({ db }: Awaited<ReturnType<typeof lonelyEngine>>) => {
    await db.rows.put({
      noun: 'person',
      id: 'p1',
      by: '',
      gen: 1,
      seq: 1,
      era: '',
      row: { id: 'p1', rev: 1, name: '朱梦涵', face: [sha] } as never,
    })
    await db.pictures.put({ sha: `${sha}@160`, mime: 'image/webp', bytes: new ArrayBuffer(4), at: 1 })
  }
  const card = (resource: typeof Person | typeof Deed, values: object) => (
    <RowCard resource={resource} row={{ rev: 1, ...values } as ViewRow} titleId="t" onOpen={() => undefined} />
  )
  const own = await stage(card(Person, { id: 'p1', name: '朱梦涵', face: [sha] }), put)
  await soon(() => expect(own.place.querySelector('.row-card > .avatar > img')).not.toBeNull())
  const other = await stage(card(Deed, { id: 'd1', title: 'Watered', by: 'p1', by_dictText: '朱梦涵' }), put)
  await soon(() => expect(other.place.querySelector('.with-avatar .avatar[data-size=small] > img')).not.toBeNull())
  await soon(() => expect(other.place.querySelector('.with-avatar')?.textContent).toBe('梦涵朱梦涵'))
})

describe('initials can be read on every colour', () => {
  const css = readFileSync('src/app/avatar/avatar.css', 'utf8')
  const shades = (name: string) =>
    [...css.matchAll(new RegExp(`--avatar-${name}: (\\d+)% (\\d+)%`, 'g'))].map(([, s, l]) => [Number(s), Number(l)] as const)
  const channel = (h: number, s: number, l: number, n: number) => {
    const k = (n + h / 30) % 12
    const value = l / 100 - (s / 100) * Math.min(l / 100, 1 - l / 100) * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const light = (h: number, [s, l]: readonly [number, number]) =>
    0.2126 * channel(h, s, l, 0) + 0.7152 * channel(h, s, l, 8) + 0.0722 * channel(h, s, l, 4)
  const [grounds, inks] = [shades('ground'), shades('ink')]

  test.each(grounds.map((ground, at) => ({ ground, ink: inks[at] ?? ground, at })))('theme $at', ({ ground, ink }) => {
    expect(grounds).toHaveLength(2)
    for (const hue of avatarHues) {
      const [one, two] = [light(hue, ground), light(hue, ink)].sort((a, b) => b - a) as [number, number]
      expect((one + 0.05) / (two + 0.05)).toBeGreaterThan(4.5)
    }
  })
})
