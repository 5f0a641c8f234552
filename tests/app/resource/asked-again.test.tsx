import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { queries, retry } from '../../../src/app/resource/queries'
import { unreachable, WireError } from '../../../src/app/wire/wire-error'
import { soon } from '../../kit/soon'

const silence = new WireError({ status: 0, code: unreachable })
afterEach(() => {
  vi.restoreAllMocks()
  queries.clear()
})

test('silence is asked twice more, a refusal is not', () => {
  expect([0, 1, 2].map((failures) => retry(failures, silence))).toEqual([true, true, false])
  expect(retry(0, new WireError({ status: 403, code: 'access.denied' }))).toBe(false)
})

test('a device that knows it has no network is told so at once, and asks by itself when it has one again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const ask = vi.fn().mockRejectedValueOnce(silence).mockResolvedValue('rows')
  const seen = new QueryObserver(queries, { queryKey: ['asked-again'], queryFn: ask })
  const end = seen.subscribe(() => undefined)
  await soon(() => expect(seen.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' }))
  expect(ask).toHaveBeenCalledTimes(1)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await soon(() => expect(seen.getCurrentResult().data).toBe('rows'))
  end()
})
