import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readMeta, writeMeta } from '../../../src/app/offline/person-db'
import { useSession } from '../../../src/app/session/session'
import { soon } from '../../kit/soon'
import { address, at, begin, chosen, dialog, end, hits, openByKey, press, type } from './search-stage'
import { helps, people, stored } from './searched-garden'

beforeEach(begin)
afterEach(end)

describe('a row that ties two others', () => {
  const lines = () =>
    [...document.querySelectorAll('.hit')].map((hit) => [...hit.querySelectorAll('.hit-title, .hit-fact')].map((one) => one.textContent))
  const both = [
    ['朱梦涵', '13800001111', '浇水', '何姨', '13655556666'],
    ['单晓玥', '13900002222', '除草', '何姨', '13655556666'],
  ]
  const helper = [
    ['何姨', '13655556666'],
    ['浇水', '朱梦涵', '13800001111'],
    ['除草', '单晓玥', '13900002222'],
  ]

  test.each(['5555-6666', '何姨', 'hey'])('%s leads to whom it belongs to, and says whose it is', async (words) => {
    await at.engine.db.rows.bulkPut(helps)
    at.engine.status.setState({ online: false })
    await openByKey()
    await type(words)
    await soon(() => expect(new Set(lines().map(String))).toEqual(new Set([...both, ...helper].map(String))))
    expect(dialog()?.querySelector('[role=status]')?.textContent).toBe('3 个结果')
  })

  test('keys lead on from whom it was found to whom they belong to, and the number rung is the one that was typed', async () => {
    await at.engine.db.rows.bulkPut(helps)
    await openByKey()
    const box = await type('55556666')
    await soon(() => expect(lines()).toHaveLength(5))
    expect(dialog()?.querySelector('.search-foot a')?.getAttribute('href')).toBe('tel:13655556666')
    while (!chosen()?.hasAttribute('data-way') || !chosen()?.textContent?.includes('单晓玥')) {
      const before = chosen()
      press('ArrowDown', box)
      await soon(() => expect(chosen()).not.toBe(before))
    }
    expect(dialog()?.querySelector('.search-foot a')).toBeNull()
    press('Enter', box)
    await soon(() => expect(address()).toBe('/garden/gardener?open=g2'))
  })

  test('who is called so stands before those others lead to that are', async () => {
    await at.engine.db.rows.bulkPut([...helps, stored(['g4', '何足', '足足', '13700004444'])])
    await openByKey()
    await type('何')
    await soon(() => expect(hits().slice(0, 3)).toEqual(['何足', '单晓玥', '朱梦涵']))
  })

  test('what the server knows of it leads on as well', async () => {
    at.engine.status.setState({ ready: false })
    await writeMeta(at.engine.db, 'pull', { ...(await readMeta(at.engine.db, 'pull')), ready: false })
    vi.stubGlobal('fetch', async () => {
      const rowsOf = (noun: string) => helps.filter((one) => one.noun === noun).map(({ row }) => row)
      const result = { help: rowsOf('help'), helper: rowsOf('helper'), gardener: people.map((one) => stored(one).row) }
      return new Response(JSON.stringify({ success: true, code: 200, message: '', timestamp: 0, result }))
    })
    await at.engine.db.rows.clear()
    await openByKey()
    await type('55556666')
    await soon(() => expect(new Set(lines().map(String))).toEqual(new Set([...both, ...helper].map(String))))
  })

  test('who may not list it is not led anywhere', async () => {
    await at.engine.db.rows.bulkPut(helps)
    const all = ['gardener:list', 'gardener:contact', 'helper:list', 'helper:contact']
    useSession.setState({ granted: new Set(all) })
    await openByKey()
    await type('55556666')
    await soon(() => expect(lines()).toEqual([helper[0]]))
  })

  test('who may not read its number is not led by it, and by the name is not told it', async () => {
    await at.engine.db.rows.bulkPut(helps)
    useSession.setState({ granted: new Set(['gardener:list', 'help:list']) })
    await openByKey()
    await type('hey')
    await soon(() =>
      expect(lines()).toEqual([
        ['单晓玥', '除草', '何姨'],
        ['朱梦涵', '浇水', '何姨'],
      ]),
    )
    await type('55556666')
    await soon(() => expect(dialog()?.textContent).toContain('没有找到'))
  })
})
