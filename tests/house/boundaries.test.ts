import { describe, expect, test } from 'vitest'
import { code, type HouseFile } from './house-files'
import { importsOf } from './imports'

type Place = { readonly room: string; readonly area: string }

const startOf = (file: string) => (/^main\b/.test(file) ? 'main' : 'serve')

const beside = () => code('src/areas').filter(({ folders }) => folders.length === 2)

/** Files beside the areas that join them, such as the register; the others are the words all areas share. */
function joining(): ReadonlySet<string> {
  const found = new Set<string>()
  const joins = (target = '') => found.has(target) || /^src\/areas\/[^/]+\//.test(target)
  for (let size = -1; size < found.size; ) {
    size = found.size
    for (const file of beside()) if (importsOf(file).some(({ target }) => joins(target))) found.add(file.path)
  }
  return found
}
const registers = joining()

function placeOf(path: string): Place {
  const [top = '', room = '', area = '', ...inside] = path.split('/')
  if (top !== 'src') return { room: top, area: '' }
  if (area === '') return { room: startOf(room), area: '' }
  if (room !== 'areas') return { room, area: '' }
  if (inside.length === 0) return { room: registers.has(path) ? 'register' : 'words', area: '' }
  const part = inside.length > 1 ? inside[0] : undefined
  if (part === 'server' || part === 'app') return { room: `area ${part}`, area }
  return { room: part === 'published' ? part : 'area', area }
}

type May = 'yes' | 'own area'
/** Who may import whom; what is not here is forbidden. */
const table: Readonly<Record<string, Readonly<Record<string, May>>>> = {
  contract: { contract: 'yes' },
  server: { contract: 'yes', server: 'yes' },
  app: { contract: 'yes', app: 'yes' },
  words: { contract: 'yes', words: 'yes' },
  area: { contract: 'yes', words: 'yes', published: 'yes', area: 'own area' },
  // What an area lets others use of its thinking.
  published: { contract: 'yes', words: 'yes', published: 'yes', area: 'own area' },
  // A file beside the areas that reaches into one is a register by that; what areas may not do is to reach it.
  register: { contract: 'yes', words: 'yes', register: 'yes', area: 'yes' },
  'area server': { contract: 'yes', words: 'yes', published: 'yes', area: 'own area', server: 'yes', 'area server': 'own area' },
  'area app': { contract: 'yes', words: 'yes', published: 'yes', area: 'own area', app: 'yes', 'area app': 'own area' },
  serve: {
    contract: 'yes',
    words: 'yes',
    register: 'yes',
    published: 'yes',
    area: 'yes',
    server: 'yes',
    'area server': 'yes',
    serve: 'yes',
  },
  main: { contract: 'yes', words: 'yes', register: 'yes', area: 'yes', app: 'yes', 'area app': 'yes', main: 'yes' },
  sw: { contract: 'yes', sw: 'yes' },
}

const pure = /^(zod(\/.+)?|dayjs|croner|cron-parser|@vant\/area-data|pinyin-pro(\/.+)?)$/
const browsers = /^(react|antd|@tanstack|dexie|zustand|lucide|@hookform|workbox)/
const servers = /^(node:|pg|kysely|fastify|@fastify|pino|@node-rs|svg-captcha)/
/** Which packages a room may not use. */
const strangers: Readonly<Record<string, (wanted: string) => boolean>> = {
  contract: (wanted) => !pure.test(wanted),
  words: (wanted) => !pure.test(wanted),
  area: (wanted) => !pure.test(wanted),
  published: (wanted) => !pure.test(wanted),
  register: (wanted) => !pure.test(wanted),
  server: (wanted) => browsers.test(wanted),
  'area server': (wanted) => browsers.test(wanted),
  serve: (wanted) => browsers.test(wanted),
  app: (wanted) => servers.test(wanted),
  'area app': (wanted) => servers.test(wanted),
  main: (wanted) => servers.test(wanted),
  sw: (wanted) => servers.test(wanted) || /^(react|antd)/.test(wanted),
}

function trespasses(file: HouseFile): string[] {
  const from = placeOf(file.path)
  return importsOf(file).flatMap(({ wanted, target }) => {
    if (target === undefined) return strangers[from.room]?.(wanted) ? [`${file.path} uses ${wanted}`] : []
    const to = placeOf(target)
    const may = table[from.room]?.[to.room]
    return may === 'yes' || (may === 'own area' && from.area === to.area)
      ? []
      : [`${file.path} imports ${target} (${from.room} → ${to.room})`]
  })
}

const plant = (path: string, wanted: string): string[] =>
  trespasses({ path, text: `import { x } from '${wanted}'\n`, folders: [], stem: '' })

describe('boundaries', () => {
  test('every import follows the arrow', () => {
    expect(code('src', 'sw').flatMap(trespasses)).toEqual([])
  })

  test.each([
    ['src/contract/x.ts', '../server/x'],
    ['src/contract/x.ts', '../areas/roles'],
    ['src/contract/x.ts', 'node:fs'],
    ['src/contract/x.ts', 'react'],
    ['src/server/db/x.ts', '../../app/x'],
    ['src/server/db/x.ts', '../../areas/roles'],
    ['src/server/db/x.ts', '../../areas/garden/child'],
    ['src/server/db/x.ts', 'react'],
    ['src/app/shell/x.ts', '../../server/x'],
    ['src/app/shell/x.ts', '../../areas/garden/app/X'],
    ['src/app/shell/x.ts', 'node:fs'],
    ['src/areas/garden/x.ts', '../health/checkup'],
    ['src/areas/garden/published/x.ts', '../../health/checkup'],
    ['src/areas/garden/x.ts', '../../server/x'],
    ['src/areas/garden/x.ts', './server/x'],
    ['src/areas/garden/x.ts', './app/X'],
    ['src/areas/garden/server/x.ts', '../app/X'],
    ['src/areas/garden/server/x.ts', '../../health/checkup'],
    ['src/areas/garden/server/x.ts', '../../health/server/x'],
    ['src/areas/garden/server/x.ts', '../../../app/x'],
    ['src/areas/garden/server/x.ts', '../../areas'],
    ['src/areas/garden/app/x.ts', '../server/x'],
    ['src/areas/garden/app/x.ts', '../../health/checkup'],
    ['src/areas/garden/app/x.ts', '../../health/app/X'],
    ['src/areas/garden/app/x.ts', '../../../server/x'],
    ['src/areas/areas.ts', './garden/server/x'],
    ['src/serve.ts', './app/x'],
    ['src/serve.ts', './areas/garden/app/X'],
    ['src/main.tsx', './server/x'],
    ['src/main.tsx', './areas/garden/server/x'],
    ['sw/sw.ts', '../src/areas/roles'],
    ['sw/sw.ts', '../src/app/x'],
  ])('a trespass is seen: %s → %s', (path, wanted) => {
    expect(plant(path, wanted)).toHaveLength(1)
  })

  test.each([
    ['src/areas/garden/server/x.ts', '../checkup'],
    ['src/areas/garden/server/x.ts', '../../health/published/checkup'],
    ['src/areas/garden/app/x.ts', '../../health/published/checkup'],
    ['src/areas/garden/x.ts', '../roles'],
    ['src/areas/garden/x.ts', '../recipes/published/meal'],
    ['src/areas/garden/x.ts', './child'],
    ['src/serve.ts', './areas/garden/server/x'],
    ['src/main.tsx', './areas/garden/app/X'],
    ['sw/sw.ts', '../src/contract/x'],
  ])('a way that is open: %s → %s', (path, wanted) => {
    expect(plant(path, wanted)).toEqual([])
  })
})

describe('the desktop library', () => {
  const isDesktop = ({ path }: HouseFile) => path.split('/').some((part) => /(^|-)desktop(-|\.|$)|Desktop/.test(part))

  test('antd is imported only where the name says desktop', () => {
    const users = code('src').filter((file) => importsOf(file).some(({ wanted }) => /^(antd|@ant-design|@rc-component)(\/|$)/.test(wanted)))
    expect(users.length).toBeGreaterThan(10)
    expect(users.filter((file) => !isDesktop(file)).map(({ path }) => path)).toEqual([])
  })
})
