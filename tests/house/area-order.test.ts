import { describe, expect, test } from 'vitest'
import { bare, code, file, type HouseFile } from './house-files'
import { importsOf } from './imports'

/** The areas as `src/README.md` draws them: each list uses what the lists before it publish. */
const ranks = (file('src/README.md').text.match(/^ {4}(.* → .*)$/m)?.[1] ?? '').split(' → ').map((rank) => rank.split(', '))

const areaOf = (path: string): string | undefined => /^src\/areas\/([^/]+)\//.exec(path)?.[1]
const rankOf = (area: string): number => ranks.findIndex((rank) => rank.includes(area))

/** What a file uses of an area that does not come before its own. */
function backwards(one: HouseFile): string[] {
  const from = areaOf(one.path)
  if (from === undefined) return []
  return importsOf(one).flatMap(({ target = '' }) => {
    const to = areaOf(target)
    return to === undefined || to === from || rankOf(to) < rankOf(from) ? [] : [`${one.path} imports ${target}`]
  })
}

/** Where the noun of each table is defined. */
const tables = new Map(
  code('src/areas').flatMap(({ path, text }) =>
    [...text.matchAll(/defineResource\(\{\s*name: '([^']+)'/g)].map(([, name = '']) => [name.replaceAll('-', '_'), path] as const),
  ),
)

/** Tables a file's SQL names that are neither of its own area nor of what one before it publishes. */
function tablesBeyond({ path, text }: HouseFile): string[] {
  const from = areaOf(path)
  if (from === undefined) return []
  const statements = [...bare(text).matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].map(([, statement = '']) => statement)
  return statements.flatMap((statement) =>
    [...statement.matchAll(/\b(?:from|join|into|update)\s+"?([a-z_]+)/g)].flatMap(([, table = '']) => {
      const defined = tables.get(table) ?? path
      const to = areaOf(defined) ?? from
      const isOpen = to === from || (rankOf(to) < rankOf(from) && defined.includes('/published/'))
      return isOpen ? [] : [`${path} asks ${table}`]
    }),
  )
}

const plant = (path: string, wanted: string): string[] =>
  backwards({ path, text: `import { x } from '${wanted}'\n`, folders: [], stem: '' })

describe('the order of areas', () => {
  test('has a place for each of them, once', () => {
    const areas = new Set(code('src/areas').flatMap(({ path }) => areaOf(path) ?? []))
    expect(ranks.flat().sort()).toEqual([...areas].sort())
  })

  test('holds: none uses one beside or after it, so that there is no circle', () => {
    expect(code('src/areas').flatMap(backwards)).toEqual([])
  })

  test.each([
    ['src/areas/garden/x.ts', '../attendance/published/x'],
    ['src/areas/garden/server/x.ts', '../../families/published/child'],
    ['src/areas/garden/app/x.tsx', '../../families/published/child'],
    ['src/areas/canteen/x.ts', '../attendance/published/x'],
  ])('a step against it is seen: %s → %s', (path, wanted) => {
    expect(plant(path, wanted)).toHaveLength(1)
  })

  test('a step along it is none', () => {
    expect(plant('src/areas/attendance/server/x.ts', '../../garden/published/class')).toEqual([])
  })

  test('holds for tables as well', () => {
    expect(tables.size).toBeGreaterThan(20)
    expect(code('src/areas').flatMap(tablesBeyond)).toEqual([])
  })

  test.each([
    ['src/areas/garden/server/x.ts', 'select 1 from class c join child k on k.class_id = c.id'],
    ['src/areas/deadlines/server/x.ts', 'select 1 from absence_trace'],
    ['src/areas/garden/server/x.ts', 'update attendance_sheet set gone = true'],
  ])('a table that is not open is seen: %s: %s', (path, statement) => {
    expect(tablesBeyond({ path, text: `const x = sql<{ id: string }>\`${statement}\``, folders: [], stem: '' })).toHaveLength(1)
  })
})
