import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { built, contents, entries, filesOf, firstLoad, isDesktopLibrary, named, read, way } from './first-load'

describe('the phone', () => {
  test('starts from one page', () => expect(entries).toEqual(['index.html']))

  test('is weighed with every screen of its way', () => {
    const weighed = firstLoad.flatMap((file) => contents[file] ?? [])
    expect(weighed).toContain('src/main.tsx')
    expect(way.filter((file) => !weighed.includes(file))).toEqual([])
  })

  test('never meets the desktop library on its way', () => {
    expect(firstLoad.filter((file) => contents[file]?.some(isDesktopLibrary))).toEqual([])
  })

  test('keeps no desktop library on the device either', () => {
    const files = Object.keys(contents).filter((file) => contents[file]?.includes('antd'))
    expect(files.filter((file) => !file.startsWith('assets/desktop/'))).toEqual([])
  })
})

describe('the service worker', () => {
  const worker = read('sw.js').toString()

  test('keeps the page and every part of it', () => {
    const missing = filesOf(named).filter((file) => !worker.includes(`"${file}"`))
    expect(missing).toEqual([])
    expect(worker).toContain('"index.html"')
  })

  test('is a classic script, which is how it is registered', () => {
    expect(worker).not.toMatch(/^\s*(export|import)\s/m)
  })
})

test('the page and version.json name the same release', () => {
  const { release } = JSON.parse(read('version.json').toString()) as { release: string }
  expect(read('index.html').toString()).toContain(`<meta name="release" content="${release}">`)
})

test('the manifest names pictures that exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as Record<'icons' | 'screenshots', { src: string }[]>
  const pictures = [...manifest.icons, ...manifest.screenshots]
  expect(pictures.filter(({ src }) => !existsSync(join(built, src)))).toEqual([])
})
