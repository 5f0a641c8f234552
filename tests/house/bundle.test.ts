import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boardNouns } from '../../src/areas/attendance/app/board-nouns'
import { firstNouns } from '../../src/areas/system/app/first-nouns'
import { pageScripts } from '../../src/server/http/page-scripts'
import { unpack } from '../../sw/pack'
import {
  built,
  contents,
  entries,
  filesOf,
  firstLoad,
  inCircles,
  isDesktopLibrary,
  named,
  neededBy,
  partsWith,
  read,
  signInLoad,
  way,
} from './first-load'
import { buildWith, hundredNouns } from './grown-build'

describe('the phone', () => {
  test('starts from one page', () => expect(entries).toEqual(['index.html']))

  test('is weighed with every screen of its way', () => {
    const weighed = firstLoad.flatMap((file) => contents[file] ?? [])
    expect(weighed).toContain('src/main.tsx')
    expect(way.filter((file) => !weighed.includes(file))).toEqual([])
  })

  const nounsIn = (files: readonly string[]) =>
    files
      .flatMap((file) => contents[file] ?? [])
      .filter((path) => path.startsWith('src/'))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/defineResource\(\{\s*name: '([^']+)'/g)].map(([, name]) => name))

  test('meets no noun before somebody has signed in, and then those alone whose rows it shows first', () => {
    expect(nounsIn(signInLoad)).toEqual([])
    const shown = [boardNouns, firstNouns].flatMap(({ nouns }) => Object.values(nouns).map(({ name }) => name))
    expect(nounsIn(firstLoad).sort()).toEqual(shown.sort())
  })

  test('fetches no more on its way for an area with a hundred nouns on devices', async () => {
    const [now, grown] = [await buildWith(), await buildWith(hundredNouns)]
    expect(grown.nouns).toBe(now.nouns + 100)
    expect(grown.firstLoad - now.firstLoad).toBeLessThan(1000)
  })

  test('never meets the desktop library on its way', () => {
    expect(firstLoad.filter((file) => contents[file]?.some(isDesktopLibrary))).toEqual([])
  })

  test('needs nothing that is kept on desktops alone for any screen it has', () => {
    const screens = named.filter((name) => /\.tsx?$/.test(name) && !/\/desktop\/|\/draw-chart/.test(name))
    expect(screens.length).toBeGreaterThan(50)
    const away = screens.filter((name) => neededBy(name).some((file) => file.startsWith('assets/desktop/')))
    expect(away).toEqual([])
  })

  test('comes by its first rows, and by what goes with every screen, without the parts of lists', () => {
    const rows = ['offline/exchange/exchange.ts', 'recopy/reshape.ts', 'following/read-on.ts']
    const beside = ['shell/places/HubTabs.tsx', 'shell/login/LostHere.tsx', 'lock/LockPlace.tsx']
    const bars = ['design/NamedIcon.tsx', 'notices/bell/RingingBell.tsx']
    const early = partsWith([...rows, ...beside, ...bars].map((file) => `src/app/${file}`))
    expect(early).toHaveLength(3)
    const found = early.flatMap(neededBy)
    expect(found.filter((file) => /^assets\/(list|pieces|shared|shell-pieces)-/.test(file))).toEqual([])
  })

  test('has the styles of its way in one file', () => {
    const styles = readdirSync(join(built, 'assets')).filter((name) => /^(index|login|home|board|beside|install)-[\w-]{8}\.css$/.test(name))
    expect(styles).toHaveLength(1)
  })

  test('keeps no desktop library on the device either', () => {
    const files = Object.keys(contents).filter((file) => contents[file]?.includes('antd'))
    expect(files.filter((file) => !file.startsWith('assets/desktop/'))).toEqual([])
  })
})

describe('a part of the build', () => {
  test('never needs a part that needs it, and so finds everything it takes at its start whichever screen was opened first', () => {
    expect(named.length).toBeGreaterThan(100)
    expect(inCircles()).toEqual([])
  })
})

describe('the service worker', () => {
  const worker = read('sw.js').toString()

  test('keeps the page and every part of it', () => {
    const missing = filesOf(named).filter((file) => !worker.includes(`"${file}"`))
    expect(missing).toEqual([])
    expect(worker).toContain('"index.html"')
  })

  test('keeps every picture of its own that a screen draws', () => {
    const scripts = filesOf(named).filter((file) => file.endsWith('.js'))
    const code = scripts.map((file) => read(file).toString()).join('\n')
    const drawn = new Set(code.match(/(?<=["'`]\/)icons\/[\w-]+\.\w+/g))
    expect(drawn).toContain('icons/icon.svg')
    expect([...drawn].filter((file) => !worker.includes(`"${file}"`))).toEqual([])
  })

  test('finds each small part once in its packs, as it is', () => {
    const packs = readdirSync(join(built, 'assets')).filter((name) => /^pack-.+\.bin$/.test(name))
    const inside = packs.flatMap((name) => unpack(new Uint8Array(read(`assets/${name}`))))
    expect(packs.filter((name) => !worker.includes(`"assets/${name}"`))).toEqual([])
    expect(inside.filter(({ url, bytes }) => !read(url).equals(bytes)).map(({ url }) => url)).toEqual([])
    expect(new Set(inside.map(({ url }) => url)).size).toBe(inside.length)
    // The way to the board is fetched by the page, in a few large parts.
    expect(inside.length).toBeGreaterThan(filesOf(named).filter((file) => !file.startsWith('assets/desktop/')).length * 0.9)
  })

  test('is a classic script, which is how it is registered', () => {
    expect(worker).not.toMatch(/^\s*(export|import)\s/m)
  })
})

describe('the styles of the desktop library', () => {
  const files = readdirSync(join(built, 'assets/desktop')).filter((name) => /^antd-.+\.css$/.test(name))

  test('lie ready for what stands on a desktop before anything is opened, with rules alone and no value of a theme', () => {
    expect(files).toHaveLength(1)
    const styles = read(`assets/desktop/${files[0]}`).toString()
    const made = /\.data-ant-cssinjs-cache-path\{content:"([^"]+)";\}$/.exec(styles)?.[1]?.split(';') ?? []
    const parts = made.map((one) => one.split('|')[1])
    expect(parts).toEqual(
      expect.arrayContaining(['Breadcrumb-Breadcrumb', 'Dropdown-Dropdown', 'Table-Table', 'Pagination-Pagination', 'Select-Select']),
    )
    expect(styles).toContain('.ant-table-row')
    expect(styles).not.toMatch(/--ant-(color|font|line-height)-[\w-]+:/)
  })

  test('are named by what draws the shell, so that it waits for them', () => {
    const naming = filesOf(named).filter((file) => file.endsWith('.js') && read(file).toString().includes(`/assets/desktop/${files[0]}`))
    expect(naming.flatMap((file) => contents[file] ?? [])).toContain('src/app/shell/desktop-part.ts')
  })
})

test('the parts of a first screen, and no others, say in their first line that they are to be read as they arrive', () => {
  const says = (file: string) => read(file).toString().startsWith('//# allFunctionsCalledOnLoad\n')
  const saying = filesOf(named).filter((file) => file.endsWith('.js') && says(file))
  const names = saying.map((file) => /^assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1])
  expect(names.sort()).toEqual(['areas', 'board', 'desktop/desktop', 'desktop/desktop-list', 'home', 'index'])
})

test('one script stands in the page itself, and the server allows no other', () => {
  const inline = [
    ...read('index.html')
      .toString()
      .matchAll(/<script(?![^>]*src=)[^>]*>/g),
  ]
  expect(inline.map(([tag]) => tag)).toEqual(['<script>'])
  expect(pageScripts(built)).toHaveLength(1)
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
