import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStatic } from '../../../src/server/http/static'
import { keepRelease } from '../../../src/server/start/keep-release'
import { builtApp } from '../../kit/browser/built-app'

let dataDir: string
const drops: (() => Promise<void>)[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kg-releases-'))
})
afterEach(async () => {
  for (const drop of drops.splice(0)) await drop()
  await rm(dataDir, { recursive: true, force: true })
})

const build = async (release: string, parts: Record<string, string>) => {
  const { folder, drop } = await builtApp(release, parts)
  drops.push(drop)
  return folder
}

/** Starts with a release, as `npm start` does after an update, a moment after the start before. */
let clock = Date.now() / 1000 - 1000
const serve = async (folder: string) => {
  const earlier = await keepRelease(folder, dataDir)
  const { release } = JSON.parse(await readFile(join(folder, 'version.json'), 'utf8')) as { release: string }
  await utimes(join(dataDir, 'releases', release), ++clock, clock)
  const server = fastify()
  drops.push(async () => server.close())
  await openStatic(server, folder, earlier)
  const get = async (path: string, headers = {}) => server.inject({ url: path, headers })
  return { earlier: earlier.map((path) => basename(path)), get }
}

test('the parts of the two releases before stay reachable, older ones and unknown ones are no page', async () => {
  for (const release of ['r1', 'r2', 'r3']) await serve(await build(release, { [`a-${release}.js`]: release, 'same-0.js': release }))
  const { get, earlier } = await serve(await build('r4', { 'a-r4.js': 'r4', 'desktop/b-r4.js': 'desktop' }))

  expect(earlier).toEqual(['r3', 'r2'])
  expect(await readdir(join(dataDir, 'releases')).then((names) => names.sort())).toEqual(['r2', 'r3', 'r4'])
  for (const release of ['r2', 'r3', 'r4']) {
    const part = await get(`/assets/a-${release}.js`)
    expect(part).toMatchObject({ statusCode: 200, body: release })
    expect(part.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    })
  }
  expect((await get('/assets/same-0.js')).body).toBe('r3')
  expect((await get('/assets/desktop/b-r4.js')).body).toBe('desktop')
  for (const path of ['/assets/a-r1.js', '/assets/no.js', '/assets/', '/assets/desktop', '/assets/..%2f..%2fsecret.key'])
    expect((await get(path)).statusCode, path).toBeGreaterThanOrEqual(400)
  expect((await get('/attendance/board')).body).toContain('content="r4"')
})

test('parts of an earlier release come as small as they were laid beside it', async () => {
  await serve(await build('r1', { 'a-1.js': 'plain', 'a-1.js.br': 'small' }))
  const { get } = await serve(await build('r2', {}))
  const part = await get('/assets/a-1.js', { 'accept-encoding': 'br' })
  expect(part.headers['content-encoding']).toBe('br')
  expect(part.body).toBe('small')
})

test('starting again changes nothing, and going back to an earlier release keeps the later one', async () => {
  const one = await build('r1', { 'a-1.js': '1' })
  const two = await build('r2', { 'a-2.js': '2' })
  await serve(one)
  expect((await serve(one)).earlier).toEqual([])
  expect((await serve(two)).earlier).toEqual(['r1'])
  expect((await serve(two)).earlier).toEqual(['r1'])
  expect((await serve(one)).earlier).toEqual(['r2'])
})

test('what a crash left half copied is cleared, but not what another process is copying', async () => {
  const home = join(dataDir, 'releases')
  await mkdir(join(home, 'r0.half-old'), { recursive: true })
  await utimes(join(home, 'r0.half-old'), 1, 1)
  await mkdir(join(home, 'r0.half-new'))
  const { earlier } = await serve(await build('r1', { 'a-1.js': '1' }))
  expect(earlier).toEqual([])
  expect((await readdir(home)).sort()).toEqual(['r0.half-new', 'r1'])
})

test('two processes that start together on one folder agree', async () => {
  const folder = await build('r1', { 'a-1.js': '1' })
  await Promise.all([keepRelease(folder, dataDir), keepRelease(folder, dataDir)])
  expect(await readdir(join(dataDir, 'releases'))).toEqual(['r1'])
})

test('a half-made copy that is gone when it is looked at stops no start', async () => {
  await mkdir(join(dataDir, 'releases'))
  await symlink('gone', join(dataDir, 'releases', 'r1.half-gone'))
  await expect(keepRelease(await build('r1', { 'a-1.js': '1' }), dataDir)).resolves.toEqual([])
})

test.each(['../out', '', '.', 'a/b'])('a release called %j is served and not kept', async (release) => {
  expect(await keepRelease(await build(release, {}), dataDir)).toEqual([])
  expect(await readdir(dataDir)).toEqual([])
})
