import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dropUnfinished, openDiskStore } from '../../../src/server/files/disk-store'
import { samplePicture } from '../../kit/sample-picture'

/** What the disk says to the next write, after it has taken half of it. */
const disk = vi.hoisted(() => ({ says: '' }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const open: typeof real.open = async (path, flags, mode) => {
    const handle = await real.open(path, flags, mode)
    if (disk.says && flags === 'wx') {
      handle.writeFile = async (bytes) => {
        await handle.write((bytes as Buffer).subarray(0, 10))
        throw Object.assign(new Error('no room'), { code: disk.says })
      }
    }
    return handle
  }
  return { ...real, open }
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kg-files-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const names = async () => (await readdir(folder, { recursive: true })).filter((name) => name.length > 60)

test('what is put can be had, again and again, and taken away', async () => {
  const store = openDiskStore(folder)
  const { sha, bytes } = samplePicture(1)
  expect([await store.has(1, sha), await store.get(1, sha)]).toEqual([false, undefined])
  await store.put(1, sha, bytes, 'image/png')
  await Promise.all([store.put(1, sha, bytes, 'image/png'), store.put(1, sha, bytes, 'image/png')])
  expect([await store.has(1, sha), await store.has(2, sha)]).toEqual([true, false])
  expect(await store.get(1, sha)).toEqual(bytes)
  expect((await names()).length).toBe(1)
  await store.remove(1, sha)
  await store.remove(1, sha)
  expect(await store.has(1, sha)).toBe(false)
})

test.each(['ENOSPC', 'EDQUOT', 'EROFS'])('a disk that says %s in the middle leaves nothing half there', async (code) => {
  const store = openDiskStore(folder)
  const { sha, bytes } = samplePicture(2)
  disk.says = code
  await expect(store.put(1, sha, bytes, 'image/png')).rejects.toMatchObject({ code: 'file.full' })
  disk.says = ''
  expect([await store.has(1, sha), await names()]).toEqual([false, []])
  await store.put(1, sha, bytes, 'image/png')
  expect(await store.get(1, sha)).toEqual(bytes)
  await store.remove(1, sha)
})

test('what a killed writer left half written goes when it is a day old, and nothing else does', async () => {
  const store = openDiskStore(folder)
  const { sha, bytes } = samplePicture(3)
  await store.put(1, sha, bytes, 'image/png')
  const place = join(folder, '1', sha.slice(0, 2))
  await writeFile(join(place, `${sha}.old.part`), 'half')
  await utimes(join(place, `${sha}.old.part`), 1, 1)
  await writeFile(join(place, `${sha}.new.part`), 'half')
  await dropUnfinished(folder, 86_400_000, Date.now())
  expect((await readdir(place)).sort()).toEqual([sha, `${sha}.new.part`])
  expect(await readFile(join(place, sha))).toEqual(bytes)
  await dropUnfinished(join(folder, 'none'), 1, Date.now())
})
