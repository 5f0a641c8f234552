import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DictSelect } from '../../../../src/app/blocks/dict-select/DictSelect'
import { keepItems, keptItems } from '../../../../src/app/blocks/dict-select/kept-dictionaries'
import { loadDictionaries, loadDictionary } from '../../../../src/app/blocks/dict-select/load-dictionary'
import { dropToasts } from '../../../../src/app/design/overlay/toast'
import { speak } from '../../../../src/app/language/language'
import { queries } from '../../../../src/app/resource/queries'
import { refreshDictionaries } from '../../../../src/app/session/refresh-dictionaries'
import { useSession } from '../../../../src/app/session/session'
import { dict, dicts, optional } from '../../../../src/contract/field'
import { soon } from '../../../kit/soon'
import { clearBlocks, drawBlock, faceOf, inputAt, Keeping, pressOn, said, serveBlocks, typeInto } from './block-stage'

const one = optional(dict('sex', '颜色', 'Colour'))
const week = 604_800_000
const colours = [
  { value: 'r', text: '红' },
  { value: 'g', text: '绿' },
]

beforeEach(() => {
  speak('en')
  localStorage.clear()
  faceOf('touch')
  useSession.setState({ dictionaries: { sex: [{ value: '1', text: '男', textEn: 'Male' }] } })
})
afterEach(() => {
  clearBlocks()
  queries.clear()
  dropToasts()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a dictionary that came with the sign-in is not asked for', async () => {
  const asked = serveBlocks(() => colours)
  expect(await loadDictionary('sex')).toEqual([{ value: '1', text: 'Male' }])
  expect(asked).toEqual([])
})

test('another one is fetched once, kept for seven days and no longer, and not for whoever signs in next', async () => {
  const asked = serveBlocks(() => colours)
  expect(await loadDictionary('colour')).toEqual(colours)
  expect(await loadDictionary('colour')).toEqual(colours)
  expect(asked).toEqual(['/sys/dict/getDictItems/colour'])
  expect(keptItems('en colour', Date.now() + week - 1000)).toEqual(colours)
  expect(keptItems('en colour', Date.now() + week + 1000)).toBeUndefined()
  useSession.setState({ person: { id: 'other', username: 'o', realname: 'O' } })
  expect(keptItems('en colour')).toBeUndefined()
})

test('refreshing the cache has the server read anew, and forgets what was fetched one by one', async () => {
  const all = { sex: [{ value: '9', text: 'Other' }] }
  const asked = serveBlocks((path) => (path.endsWith('queryAllDictItems') ? all : path.endsWith('refleshCache') ? null : colours))
  await loadDictionary('colour')
  await refreshDictionaries()
  expect(asked.slice(-2)).toEqual(['/sys/dict/refleshCache', '/sys/dict/queryAllDictItems'])
  expect(await loadDictionary('sex')).toMatchObject([{ value: '9' }])
  expect(keptItems('en colour')).toBeUndefined()
})

test('rows of a table are asked for each time, with their condition as it is', async () => {
  const asked = serveBlocks(() => [])
  const table = "sys_user,realname,id,username!='admin' order by create_time"
  await loadDictionary(table)
  await loadDictionary(table)
  expect(asked).toEqual([`/sys/dict/getDictItems/${table}`, `/sys/dict/getDictItems/${table}`])
})

test('only so many dictionaries are kept, the newest', () => {
  for (let at = 0; at < 130; at++) keepItems(`en d${at}`, [])
  expect([keptItems('en d29'), keptItems('en d30'), keptItems('en d129')]).toEqual([undefined, [], []])
})

test('a code is required, and a list of codes has to be one that is not empty', async () => {
  await expect(loadDictionary(' ')).rejects.toThrow('dictionary code cannot be empty!')
  await expect(loadDictionaries('sex')).rejects.toThrow('parameter dictCodeList must be an array!')
  await expect(loadDictionaries([])).rejects.toThrow('dictionary array cannot be empty!')
  expect(await loadDictionaries(['sex'])).toEqual({ sex: [{ value: '1', text: 'Male' }] })
})

test('a request that fails says which dictionary it was for, and is made again by a press', async () => {
  let fails = true
  serveBlocks(() => {
    if (fails) throw new Error('no')
    return colours
  })
  drawBlock(<Keeping facts={one} draw={(input) => <DictSelect {...input} code="colour" />} />)
  await soon(() => expect(said()).toContain('request for dictionary [colour] failed!'))
  expect(document.querySelector('.toast')?.textContent).toContain('request for dictionary [colour] failed!')
  fails = false
  pressOn('Try again')
  await soon(() => expect(said()).toContain('绿'))
})

test.each(['touch', 'desktop'] as const)('one or several are chosen, on a %s', async (face) => {
  faceOf(face)
  serveBlocks(() => colours)
  const onChange = vi.fn()
  drawBlock(
    <Keeping
      facts={optional(dicts('sex', '颜色', 'Colour'))}
      onChange={onChange}
      draw={(input) => <DictSelect {...input} code="colour" />}
    />,
  )
  if (face === 'desktop') {
    await soon(() => inputAt('#it'))
    inputAt('#it').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    typeInto(inputAt('#it'), '绿')
    await soon(() => pressOn('绿'))
  } else await soon(() => pressOn('绿'))
  await soon(() => expect(onChange).toHaveBeenLastCalledWith(['g']))
})
