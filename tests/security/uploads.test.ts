import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../src/areas/areas'
import { samplePicture } from '../kit/sample-picture'
import { type OpenHouse, openHouse } from '../kit/server/open-house'
import { quietNow, quietProduct } from '../kit/server/quiet-house'

let house: OpenHouse
let token: string
beforeAll(async () => {
  house = await openHouse(quietProduct(), quietNow)
  ;({ token } = await house.as('boss'))
})
afterAll(() => house.close())

async function bring(name: string, bytes: Buffer, type: string, path = '/sys/common/upload') {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  const request = new Request('http://house', { method: 'POST', body: form })
  const headers = { 'x-access-token': token, 'content-type': String(request.headers.get('content-type')) }
  const answered = await house.server.inject({ method: 'POST', url: path, headers, payload: Buffer.from(await request.arrayBuffer()) })
  return answered.json() as { success: boolean; message: string; error?: string }
}
const script = '<script>alert(document.domain)</script>'
const picture = samplePicture(3).bytes

/** A picture whose last bytes, comment or head are a page, and pages that begin as something else. */
const polyglots: readonly (readonly [string, Buffer])[] = [
  ['a picture with a page behind it', Buffer.concat([picture, Buffer.from(`<!doctype html>${script}`)])],
  ['a picture with a program behind it', Buffer.concat([picture, Buffer.from('PK\x03\x04<?php system($_GET[0]); ?>')])],
  ['a picture of the old kind that is a script', Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)//${script}`)],
  ['a bitmap that is a script', Buffer.from(`BM/*${'\0'.repeat(50)}*/=1;alert(1)`)],
  ['a document with a page in front', Buffer.from(`${script}\n%PDF-1.4\n%%EOF`)],
  [
    'a document that runs something when opened',
    Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
  ],
  ['a page after a mark of order', Buffer.from(`\ufeff<html>${script}`)],
  ['a page after many blanks', Buffer.from(`${' \n'.repeat(400)}<html>${script}`)],
  ['a page in two-byte letters', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`<html>${script}`, 'utf16le')])],
  ['a page in seven-bit letters', Buffer.from('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')],
  [
    'a drawing behind a doctype',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg">${script}&x;</svg>`),
  ],
  [
    'a style sheet of styles that run',
    Buffer.from('<?xml version="1.0"?><xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>'),
  ],
]

test.each(polyglots)('%s is refused, or comes back as what never runs', async (_what, bytes) => {
  for (const name of ['a.html', 'a.svg', 'a.txt', 'a.pdf', 'a.html\0.png']) {
    const { success, message, error } = await bring(name, bytes, 'text/html')
    if (!success) {
      expect(error).toMatch(/^(file|input)\./)
      continue
    }
    const { headers } = await house.server.inject({
      url: `/sys/common/static/${encodeURI(message)}`,
      headers: { 'x-access-token': token },
    })
    const kind = String(headers['content-type'])
    expect(kind).not.toMatch(/html|svg|xml(?!formats)|javascript/)
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" })
    if (!/^image\/(png|jpeg)$/.test(kind)) expect(headers['content-disposition']).toMatch(/^attachment; /)
  }
})

test.each(['/sys/common/upload', `${resources['stored-file'].path}/upload`, '/sys/upload/uploadMinio'])(
  'whichever call brings it, what runs is taken by none: %s',
  async (path) => {
    for (const [name, bytes] of [
      ['a.html', Buffer.from(`<html>${script}`)],
      ['a.png', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
      ['a.js', Buffer.from('alert(1)')],
      ['a.pdf', Buffer.from('MZ\x90\0')],
      ['../../a.png', Buffer.from('#!/bin/sh\nid')],
    ] as const)
      expect(await bring(name, bytes, 'image/png', path), name).toMatchObject({
        success: false,
        error: expect.stringMatching(/^(file|input)\./),
      })
    expect(await bring('..\\..\\a/b.png', picture, 'text/html', path)).toMatchObject({ success: true })
  },
)

test('a path of an upload leads to that upload and nowhere else, however it is written', async () => {
  const { message } = await bring('a.png', picture, 'image/png')
  const ticket = message.split('/')[1] ?? ''
  const read = (path: string) => house.server.inject({ url: `/sys/common/static/${path}`, headers: { 'x-access-token': token } })
  expect((await read(message)).statusCode).toBe(200)
  for (const path of [
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%252f..%252fetc%252fpasswd',
    '..%5c..%5cwindows%5cwin.ini',
    '....//....//etc/passwd',
    '%2fetc%2fpasswd',
    'file:%2f%2f%2fetc%2fpasswd',
    `temp/${ticket}/..%2f..%2f..%2fetc%2fpasswd`,
    `temp/../temp/${ticket}/b.png`,
    `temp/${ticket}/a.png%00.txt`,
    `${message}%00`,
    `${message}/..`,
    `temp/${ticket}`,
    `temp/%25/x`,
  ]) {
    const { statusCode, headers, body } = await read(path)
    expect(String(headers['content-type']), path).toMatch(/json/)
    expect(body, path).not.toMatch(/root:|\[fonts\]/)
    expect((JSON.parse(body) as { success: boolean }).success, path).toBe(false)
    expect(statusCode, path).toBeLessThan(500)
  }
})
