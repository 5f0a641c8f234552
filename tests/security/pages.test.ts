import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServer } from '../../src/server/http/open-server'
import { addressOf } from '../kit/server/listen'
import { type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let server: FastifyInstance
let folder: string
let where: string[]
const secret = 'what lies beside the app'
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  folder = await mkdtemp(join(tmpdir(), 'kg-pages-'))
  const app = join(folder, 'app')
  await mkdir(join(app, 'assets'), { recursive: true })
  for (const [name, text] of [
    ['app/index.html', '<!doctype html><script>let inPage = 1</script><script type="module" src="/assets/a.js"></script>'],
    ['app/assets/a.js', 'export {}'],
    ['secret.txt', secret],
    ['app-secret.txt', secret],
  ] as const)
    await writeFile(join(folder, name), text)
  server = await openServer(house.engine, { routes: [], app })
  where = (await addressOf(server)).split(':')
})
afterAll(async () => {
  await server.close()
  await house.close()
  await rm(folder, { recursive: true })
})

type Heard = { readonly status: number; readonly headers: Record<string, string | string[] | undefined>; readonly body: string }
/** Asks for an address as it is written, with nothing put straight. */
const ask = (path: string, headers: Record<string, string> = {}): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: where[0], port: where[1], path, headers }, (answer) => {
      let body = ''
      answer.on('data', (chunk) => {
        body += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })

const leadingOut = ['secret.txt', 'app-secret.txt'].flatMap((file) => [
  `/../${file}`,
  `/assets/../../${file}`,
  `/%2e%2e/${file}`,
  `/..%2f${file}`,
  `/%2e%2e%2f${file}`,
  `/..%252f${file}`,
  `/%252e%252e%252f${file}`,
  `/..\\${file}`,
  `/..%5c${file}`,
  `/assets/..%5c..%5c${file}`,
  `/..%c0%af${file}`,
  `/%c0%ae%c0%ae/${file}`,
  `/....//${file}`,
  `/.;/../${file}`,
  `/assets/%00/../../${file}`,
  `/${file}%00.js`,
  `//..//${file}`,
  `/assets//../..//${file}`,
  `/jeecg-boot/../${file}`,
  `/jeecg-boot/%2e%2e/${file}`,
  `http://x/../${file}`,
])

test.each(leadingOut)('no address leads out of the folder of the app: %s', async (path) => {
  const { status, body } = await ask(path)
  expect(body).not.toContain(secret)
  expect(status).toBeLessThan(500)
})

test.each([
  '//elsewhere.example',
  '//elsewhere.example/%2e%2e',
  '/\\elsewhere.example',
  '/%5celsewhere.example/',
  '///elsewhere.example/..',
  '/assets',
  '/assets/..;/',
  '/jeecg-boot//elsewhere.example/',
  '/jeecg-boot',
  '/login?redirect=https://elsewhere.example',
  '/sys/logout?redirect=//elsewhere.example',
  '/%0d%0alocation:%20https://elsewhere.example',
])('nobody is led to another house: %s', async (path) => {
  const { status, headers } = await ask(path)
  expect(headers.location).toBeUndefined()
  expect(headers.refresh).toBeUndefined()
  expect([200, 404, 401, 400]).toContain(status)
})

test('a page says what may run on it: its own scripts, none that stand in a text, and nothing it makes from words', async () => {
  const { headers } = await ask('/')
  const policy: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((line) => [line.trim().split(' ')[0], line.trim().split(' ').slice(1)]),
  )
  expect(policy['script-src']).toContain("'self'")
  expect(policy['script-src']?.filter((source) => source !== "'self'" && !/^'sha256-/.test(source))).toEqual([])
  expect(policy['script-src-attr']).toEqual(["'none'"])
  expect(policy['object-src']).toEqual(["'none'"])
  expect(policy['base-uri']).toEqual(["'self'"])
  expect(policy['form-action']).toEqual(["'self'"])
  expect(policy['frame-ancestors']).toEqual(["'self'"])
})

test.each(['/', '/assets/a.js', '/healthz', '/sys/user/list', '/nowhere/at.all', '/%', '/%00', '/a%0d%0ab'])(
  'an answer gives nothing away and is not taken for something else: %s',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    for (const name of ['server', 'x-powered-by', 'x-aspnet-version', 'via']) expect(headers[name], name).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
    if (!path.startsWith('/assets'))
      expect(headers).toMatchObject({ 'x-frame-options': expect.stringMatching(/^(SAMEORIGIN|DENY)$/), 'referrer-policy': 'no-referrer' })
    if (String(headers['content-type']).startsWith('application/json')) expect(headers['cache-control']).toBe('no-store')
  },
)

test.each(['evil.example', 'evil.example:80', 'a" onload="x', '127.0.0.1, evil.example'])(
  'whatever host a request names, no answer sends anybody there: %s',
  async (host) => {
    for (const path of ['/', '/sys/user/list', '/jeecg-boot/']) {
      const { headers, body } = await ask(path, {
        host,
        'x-forwarded-host': host,
        'x-original-url': '/sys/user/list',
        'x-rewrite-url': '/sys/user/list',
      })
      expect(body).not.toContain('evil')
      expect(headers.location).toBeUndefined()
      expect(String(headers['content-security-policy'])).not.toMatch(/onload|https?:\/\/evil/)
    }
  },
)

test('the page and its parts are asked for their headers alone as well', async () => {
  const statusOf = async (url: string) => (await server.inject({ method: 'HEAD', url })).statusCode
  expect([await statusOf('/'), await statusOf('/assets/a.js'), await statusOf('/assets/none.js')]).toEqual([200, 200, 404])
})
