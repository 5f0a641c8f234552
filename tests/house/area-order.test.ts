import { describe, expect, test } from 'vitest'
import { code, file, type HouseFile } from './house-files'
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
})
