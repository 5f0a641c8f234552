import { expect, test, vi } from 'vitest'
import { watchAnswer } from '../../../src/app/following/watch-answer'
import { Device } from '../../kit/device/device'
import { FakeServer } from '../../kit/device/fake-server'
import { soon } from '../../kit/soon'

async function counted() {
  const { db } = await Device.start(new FakeServer())
  const ask = vi.fn(async () => await db.drafts.count())
  const tell = vi.fn()
  const write = (key: string) => db.drafts.put({ key, values: {}, updatedAt: 1 })
  return { ask, tell, write, watched: watchAnswer(ask, tell) }
}

test('whoever made a change waits for the answer it brought about, and nothing is asked a second time', async () => {
  const { ask, tell, write, watched } = await counted()
  await soon(() => expect(tell).toHaveBeenLastCalledWith(0))
  await write('one')
  expect(await watched.underWay()).toBe(1)
  expect(ask).toHaveBeenCalledTimes(2)
  await soon(() => expect(tell).toHaveBeenLastCalledWith(1))
  expect(await watched.underWay()).toBeUndefined()
  watched.stop()
})

test('the first answer is none for whoever made a change meanwhile, for it may not have seen it', async () => {
  const { ask, tell, write, watched } = await counted()
  await soon(() => expect(ask).toHaveBeenCalled())
  expect(await watched.underWay()).toBeUndefined()
  await write('one')
  await soon(() => expect(tell).toHaveBeenLastCalledWith(1))
  watched.stop()
})

test('what could not be asked is no answer, and is asked again after the next change', async () => {
  const { ask, tell, write, watched } = await counted()
  await soon(() => expect(tell).toHaveBeenLastCalledWith(0))
  ask.mockRejectedValueOnce(new Error('the disk is gone'))
  await write('one')
  expect(await watched.underWay()).toBeUndefined()
  await write('two')
  await soon(() => expect(tell).toHaveBeenLastCalledWith(2))
  watched.stop()
})
