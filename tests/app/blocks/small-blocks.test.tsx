import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { excludedButtons } from '../../../src/app/blocks/button-rights/excluded-buttons'
import { mayEdit } from '../../../src/app/blocks/button-rights/may-edit'
import { useExcludedButtons } from '../../../src/app/blocks/button-rights/use-excluded-buttons'
import { useMayEdit } from '../../../src/app/blocks/button-rights/use-may-edit'
import { Ellipsis } from '../../../src/app/blocks/ellipsis/Ellipsis'
import { shortened } from '../../../src/app/blocks/ellipsis/shortened'
import { useSlowly } from '../../../src/app/blocks/fast-click/use-slowly'
import { readExtendJson } from '../../../src/app/blocks/grid/extend-json'
import { listCalls } from '../../../src/app/blocks/list-calls/list-calls'
import { useToasts } from '../../../src/app/design/overlay/toast'
import { useLanguage } from '../../../src/app/language/language'
import { allow, leaveSession } from '../../../src/app/session/session'
import { explain } from '../../../src/app/wire/explain'
import { endOfDay, startOfDay } from '../../../src/contract/time'

function drawn(element: React.ReactNode): HTMLElement {
  const at = document.body.appendChild(document.createElement('div'))
  flushSync(() => createRoot(at).render(element))
  return at
}

function Guarded({ act }: { act: () => void }) {
  const press = useSlowly(act)
  return (
    <button type="button" onClick={press}>
      go
    </button>
  )
}
const Excluded = () => useExcludedButtons('order').join()
const Pressed = () => String(useMayEdit('order:pay'))

beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  useToasts.setState({ toasts: [] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the ellipsis', () => {
  test('cuts to 25 characters where nothing is said, and tells the whole text all the same', () => {
    const text = 'x'.repeat(26)
    const at = drawn(<Ellipsis text={text} />)
    expect(at.querySelector('[aria-hidden]')?.textContent).toBe(`${'x'.repeat(25)}…`)
    expect([at.querySelector('span')?.title, at.querySelector('.for-readers')?.textContent]).toEqual([text, text])
    expect(drawn(<Ellipsis text={'x'.repeat(25)} />).innerHTML).toBe('x'.repeat(25))
  })

  test('cuts no character in two, and leaves what fits', () => {
    expect(shortened('👩‍👧‍👦二三四', 2)).toBe('👩‍👧‍👦二…')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(30), (text, length) => {
        const short = shortened(text, length)
        expect(short === text || (short.endsWith('…') && text.startsWith(short.slice(0, -1)))).toBe(true)
      }),
    )
  })
})

test('a second click within 300 ms does nothing and is told to be slower', () => {
  vi.useFakeTimers()
  const act = vi.fn()
  const button = drawn(<Guarded act={act} />).querySelector('button')
  const click = () => flushSync(() => button?.click())
  click()
  vi.advanceTimersByTime(299)
  click()
  expect(act).toHaveBeenCalledOnce()
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('you clicked too fast, please click slowly!')
  vi.advanceTimersByTime(300)
  click()
  expect(act).toHaveBeenCalledTimes(2)
})

describe('calls of a list', () => {
  const saidOf = async (asked: Promise<unknown>) => explain(await asked.catch((error: unknown) => error), 'en')

  test('ask to set the address nobody has named, and nothing goes out', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const calls = listCalls({})
    expect([
      await saidOf(calls.page({})),
      await saidOf(calls.remove('1')),
      await saidOf(calls.removeMany(['1'])),
      await saidOf(calls.sheet({})),
    ]).toEqual(['list', 'delete', 'deleteBatch', 'exportXlsUrl'].map((name) => `please set the url.${name} property!`))
    expect(fetched).not.toHaveBeenCalled()
  })

  test('ask for a selection before several are deleted', async () => {
    expect(await saidOf(listCalls({ deleteBatch: '/x/deleteBatch' }).removeMany([]))).toBe('please select a record!')
  })

  test('go to the addresses that were named, with the ids between commas', async () => {
    const fetched = vi.fn<typeof fetch>(async () =>
      Response.json({ success: true, code: 200, message: '', result: { records: [], total: 0 } }),
    )
    vi.stubGlobal('fetch', fetched)
    const calls = listCalls({ list: '/x/list', delete: '/x/delete', deleteBatch: '/x/deleteBatch' })
    await calls.page({ pageNo: 1 })
    await calls.remove('a')
    await calls.removeMany(['a', 'b'])
    expect(fetched.mock.calls.map(([url, asked]) => [asked?.method, String(url).replace(/[?&]_t=\d+/, '')])).toEqual([
      ['GET', expect.stringMatching(/\/x\/list\?pageNo=1$/)],
      ['DELETE', expect.stringMatching(/\/x\/delete\?id=a$/)],
      ['DELETE', expect.stringMatching(/\/x\/deleteBatch\?ids=a%2Cb$/)],
    ])
  })
})

describe('buttons of a table', () => {
  const all = ['add', 'remove', 'batch_delete', 'edit'].map((code) => ({ action: `order:${code}`, type: '1', status: '1' }))

  test('are left out where there is a code for them that the person does not hold', () => {
    expect(excludedButtons('order:', all, new Set(['order:add', 'order:batch_delete', 'order:remove']))).toEqual(['edit'])
  })

  test('are the same with and without a colon, and without a prefix all are allowed', () => {
    const granted = new Set(['order:add', 'order:batch_delete', 'order:remove', 'order:edit'])
    expect(excludedButtons('order', all, new Set())).toEqual(excludedButtons('order:', all, new Set()))
    expect([
      excludedButtons(undefined, all, new Set()),
      excludedButtons('', all, new Set()),
      excludedButtons('order', [], granted),
    ]).toEqual([[], [], []])
    expect(excludedButtons('ord', all, new Set()), 'a piece of a prefix is none').toEqual([])
  })

  test('for deleting one go with that for deleting several', () => {
    expect(excludedButtons('order', all, new Set(['order:add', 'order:remove', 'order:edit']))).toEqual(['batch_delete', 'remove'])
  })

  test('whose code is switched off stand in nobody’s way', () => {
    expect(excludedButtons('order', [{ action: 'order:add', type: '1', status: '0' }], new Set())).toEqual([])
  })

  test('are not left out by an entry of type 2, which all see', () => {
    expect(excludedButtons('order', [{ action: 'order:add', type: '2', status: '1' }], new Set())).toEqual([])
  })

  test('of type 2 are pressed where there is an entry that is not switched off, or by whoever has them on a list of their own', () => {
    const entry = (status: string, type = '2') => [{ action: 'order:pay,order:send', type, status }]
    const own = [{ action: 'order:list, order:send', type: '2' }]
    expect(mayEdit('order:send', entry('1'), [])).toBe(true)
    expect(mayEdit('order:send', entry('0'), [])).toBe(false)
    expect(mayEdit('order:send', [...entry('1'), ...entry('0')], []), 'one that is switched off is enough').toBe(false)
    expect(mayEdit('order:send', entry('0'), own), 'their own list goes before').toBe(true)
    expect(mayEdit('order:other', entry('1'), own), 'no entry').toBe(false)
    expect(mayEdit('order:send', entry('1', '1'), []), 'an entry of another type').toBe(false)
  })

  test('of type 2 are known from both lists the sign-in keeps in this window', () => {
    allow({ menu: [], auth: [{ action: 'order:pay', type: '2' }], allAuth: [{ action: 'order:pay', type: '2', status: '0' }] })
    expect(drawn(<Pressed />).textContent).toBe('true')
    allow({ menu: [], auth: [], allAuth: [{ action: 'order:pay', type: '2', status: '0' }] })
    expect(drawn(<Pressed />).textContent).toBe('false')
    leaveSession()
  })

  test('are known from what the sign-in keeps in this window', () => {
    allow({ menu: [], auth: [{ action: 'order:add', type: '1' }], allAuth: all })
    expect(drawn(<Excluded />).textContent).toBe('remove,batch_delete,edit')
    sessionStorage.setItem('SYS_BUTTON_AUTH', '{broken')
    expect(drawn(<Excluded />).textContent, 'nothing known, nothing excluded').toBe('')
    leaveSession()
  })
})

describe('the extension of a column', () => {
  test('says what is stored and shown, whether several are chosen, and how many files are kept', () => {
    expect(readExtendJson('{"store":"id","text":"realname","multiSelect":true,"uploadnum":3,"width":9}')).toEqual({
      store: 'id',
      text: 'realname',
      multiSelect: true,
      uploadnum: 3,
    })
    expect(readExtendJson('{"multiSelect":"false","uploadnum":"2"}')).toEqual({ multiSelect: false, uploadnum: 2 })
  })

  test.each([undefined, null, '', '  ', '{}'])('says nothing where there is nothing: %j', (text) =>
    expect(readExtendJson(text)).toEqual({}),
  )

  test.each([
    ['{', 'no JSON'],
    ['[]', 'fieldExtendJson'],
    ['null', 'fieldExtendJson'],
    ['{"uploadnum":-1}', 'uploadnum'],
    ['{"uploadnum":1.5}', 'uploadnum'],
    ['{"store":1,"multiSelect":"maybe"}', 'store, multiSelect'],
  ])('is not guessed at: %s', (text, says) => expect(() => readExtendJson(text)).toThrow(says))
})

test('a day begins at 00:00:00 and ends at 23:59:59', () => {
  expect([startOfDay('2026-09-01'), endOfDay('2026-09-01')]).toEqual(['2026-09-01 00:00:00', '2026-09-01 23:59:59'])
})
