import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchPlace } from '../../../src/app/search/SearchPlace'
import { TouchSearchButton } from '../../../src/app/search/TouchSearchButton'
import { useSession } from '../../../src/app/session/session'
import { show } from '../../kit/browser/show'
import { soon } from '../../kit/soon'
import { address, at, begin, chosen, dialog, end, face, Here, hits, input, openByKey, press, type } from './search-stage'
import { product, stored } from './searched-garden'

beforeEach(begin)
afterEach(end)

describe('on a desktop', () => {
  test('a slash opens it as Ctrl-K does, and is a slash where somebody writes', async () => {
    await openByKey()
    press('k', await input(), { ctrlKey: true })
    await soon(() => expect(dialog()).toBeNull())
    expect(press('/', at.shown.place.querySelector('textarea') ?? document.body)).toBe(true)
    expect(dialog()).toBeNull()
    expect(press('/', document.body)).toBe(false)
    const box = await input()
    await soon(() => expect(document.activeElement === box).toBe(true))
  })

  test.each([
    ['zmh', ['朱梦涵']],
    ['zhu', ['朱梦涵', '朱伟', '猪倌']],
    ['shan', ['单晓玥']],
    ['梦', ['朱梦涵']],
    ['0000-1', ['朱梦涵']],
    ['duoduo', ['朱梦涵']],
    ['roles', ['角色']],
    ['js', ['角色']],
  ])('%s finds what is on the device and screens, and what the server has', async (words, expected) => {
    await openByKey()
    await type(words)
    await soon(() => expect(hits()).toEqual(expected))
  })

  test('keys lead through what was found, screen readers hear where, and Enter opens it', async () => {
    await openByKey()
    const box = await type('zhu')
    await soon(() => expect(hits()).toHaveLength(3))
    expect(box.getAttribute('role')).toBe('combobox')
    const list = document.getElementById(box.getAttribute('aria-controls') ?? '')
    expect(list?.getAttribute('role')).toBe('listbox')
    const group = list?.querySelector('[role=group]')
    expect(document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('园丁')
    const isOn = (title: string) => {
      expect(chosen()?.textContent).toContain(title)
      expect(box.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
    }
    isOn('朱梦涵')
    press('ArrowDown', box)
    await soon(() => isOn('朱伟'))
    press('ArrowUp', box)
    await soon(() => isOn('朱梦涵'))
    press('ArrowUp', box)
    await soon(() => isOn('猪倌'))
    press('ArrowDown', box)
    await soon(() => isOn('朱梦涵'))
    expect(dialog()?.querySelector('.search-foot a')?.getAttribute('href')).toBe('tel:13800001111')
    expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('3 个结果')
    press('Enter', box)
    await soon(() => expect(address()).toBe('/garden/gardener?open=g1'))
    expect(dialog()).toBeNull()
  })

  test('keys with which Chinese is written choose and open nothing', async () => {
    await openByKey()
    const box = await type('zhu')
    await soon(() => expect(hits().length).toBeGreaterThan(1))
    press('Enter', box, { isComposing: true })
    press('ArrowDown', box, { isComposing: true })
    expect(dialog()).not.toBeNull()
    expect(chosen()?.textContent).toContain('朱梦涵')
  })

  test('what was opened stands there the next time, before anything is typed', async () => {
    await openByKey()
    const box = await type('duoduo')
    await soon(() => expect(hits()).toEqual(['朱梦涵']))
    expect(document.querySelector('.hit-fact')?.textContent).toBe('小名 朵朵')
    press('Enter', box)
    await soon(() => expect(dialog()).toBeNull())
    press('k', document.body, { ctrlKey: true })
    await soon(() => expect(hits()).toEqual(['朱梦涵']))
    expect(document.querySelector('.hit-group-name')?.textContent).toBe('最近打开')
    expect(localStorage.getItem('pro__SEARCHED_')).not.toContain('朱')
  })
})

test('the server is asked once somebody stops typing, for nothing that lies here, and not at all without network', async () => {
  await openByKey()
  for (const words of ['z', 'zh', 'zhu']) await type(words)
  await soon(() => expect(hits()).toContain('猪倌'))
  expect(at.asked.map((query) => [query.get('words'), query.get('nouns')])).toEqual([['zhu', 'role']])
  at.engine.status.setState({ online: false })
  await type('zhuw')
  await soon(() => expect(hits()).toEqual(['朱伟']))
  expect(dialog()?.textContent).toContain('没有网络：只搜索了此设备上的内容')
  await new Promise((go) => setTimeout(go, 200))
  expect(at.asked).toHaveLength(1)
})

test('a server that does not answer is told of, and what lies here is found', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')))
  await openByKey()
  await type('zhuw')
  await soon(() => expect(dialog()?.textContent).toContain('服务器没有应答'))
  await soon(() => expect(hits()).toEqual(['朱伟']))
})

test('nobody finds rows they may not list, nor by what they may not read of them', async () => {
  useSession.setState({ granted: new Set(['gardener:list']) })
  await openByKey()
  await type('zhu')
  await soon(() => expect(hits()).toEqual(['朱梦涵', '朱伟']))
  expect(dialog()?.textContent).not.toContain('1380')
  await type('13800001111')
  await soon(() => expect(dialog()?.textContent).toContain('没有找到'))
  expect(at.asked).toEqual([])
})

test('what changes on the device while it stands open is found as it is now', async () => {
  await openByKey()
  await type('xief')
  await soon(() => expect(dialog()?.textContent).toContain('没有找到'))
  await at.engine.db.rows.put(stored(['g3', '解放', '放放', '13700003333']))
  await soon(() => expect(hits()).toEqual(['解放']))
  await at.engine.db.rows.delete(['gardener', 'g3'])
  await soon(() => expect(hits()).toEqual([]))
})

test('in a hand it is a list of links with a button that calls, and the way back', async () => {
  face('touch')
  at.shown = show(
    <>
      <TouchSearchButton />
      <SearchPlace />
      <Here />
    </>,
    { product, engine: at.engine },
  )
  const button = await soon(() => at.shown.place.querySelector('button') ?? Promise.reject(new Error('none yet')))
  expect(button.getAttribute('aria-label')).toBe('搜索')
  button.click()
  await type('zmh')
  const link = await soon(() => dialog()?.querySelector<HTMLAnchorElement>('a.hit') ?? Promise.reject(new Error('nothing yet')))
  expect(link.querySelector('mark')?.textContent).toBe('朱梦涵')
  const call = dialog()?.querySelector('.hit-call')
  expect([call?.getAttribute('href'), call?.getAttribute('aria-label')]).toEqual(['tel:13800001111', '给 朱梦涵 打电话：13800001111'])
  link.click()
  await soon(() => expect(address()).toBe('/garden/gardener?open=g1'))
})
