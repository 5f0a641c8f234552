import { expect, test } from 'vitest'
import { code, everything, type HouseFile } from './house-files'
import { importsOf } from './imports'

const files = new Map(everything.filter(({ path }) => /^src\/.*\.(tsx?|css)$/.test(path)).map((one) => [one.path, one]))
const later = /\bimport\s*\(\s*['"]([^'"]+)['"]/g

/** Files of ours fetched when they are needed. */
const fetchedBy = (file: HouseFile): readonly string[] => {
  const wanted = new Set([...file.text.matchAll(later)].map((match) => match[1]))
  return importsOf(file).flatMap(({ wanted: name, target }) => (target && wanted.has(name) ? [target] : []))
}

/** A file and all that comes with it. */
function closure(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const found = files.get(path)
  if (!found || seen.has(path)) return seen
  seen.add(path)
  const apart = fetchedBy(found)
  for (const { target } of importsOf(found)) if (target && !apart.includes(target)) closure(target, seen)
  return seen
}

const textOf = (paths: Iterable<string>, kind: RegExp) =>
  [...paths].filter((path) => kind.test(path)).map((path) => files.get(path)?.text ?? '')
const styled = (paths: Iterable<string>) =>
  new Set(textOf(paths, /\.css$/).flatMap((text) => [...text.matchAll(/\.([a-z][a-z0-9-]*)/g)].map((match) => match[1] ?? '')))
const worn = (paths: Iterable<string>) =>
  textOf(paths, /\.tsx$/).flatMap((text) => [...text.matchAll(/className="([^"]+)"/g)].flatMap((match) => (match[1] ?? '').split(' ')))

test('a part that is fetched by itself brings the styles of what it draws', () => {
  const apart = [...new Set(code('src').flatMap(fetchedBy))].filter((path) => path.endsWith('.tsx'))
  expect(apart.length).toBeGreaterThan(30)
  const known = styled(files.keys())
  const always = closure('src/main.tsx')
  const missing = apart.flatMap((path) => {
    const brought = closure(path)
    const has = styled([...always, ...brought])
    return [...new Set(worn(brought))].filter((name) => known.has(name) && !has.has(name)).map((name) => `${path}: .${name}`)
  })
  expect(missing).toEqual([])
})

/** The rules of a file, without comments and without those that hold under a condition of this kind alone. */
const rulesOf = ({ text }: HouseFile, but: RegExp): string => {
  const conditions = new RegExp(`@media${but.source}\\{(?:[^{}]*\\{[^{}]*\\})*[^{}]*\\}`, 'g')
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(conditions, '')
}

/** What a file says of elements by one class alone: `.name property`. */
const saidOf = (file: HouseFile): readonly { readonly name: string; readonly property: string }[] => {
  const flat = rulesOf(file, /[^{]*/)
  return [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) => {
    const names = selectors.split(',').flatMap((selector) => /^\.([a-z][a-z0-9-]*)$/.exec(selector.trim())?.[1] ?? [])
    const properties = body.split(';').flatMap((line) => /^\s*([a-z-]+)\s*:/.exec(line)?.[1] ?? [])
    return names.flatMap((name) => properties.map((property) => ({ name, property })))
  })
}
const meet = (one: string, two: string) => one === two || one.startsWith(`${two}-`) || two.startsWith(`${one}-`)

test('where two files dress one element, the styles themselves say which of them holds: the order in which the files arrive differs from page to page', () => {
  // What every page has comes first on every page.
  const always = closure('src/main.tsx')
  const apart = [...files.values()].filter(({ path }) => path.endsWith('.css') && !always.has(path))
  expect(apart.length).toBeGreaterThan(15)
  const styles = apart.map((file) => ({ path: file.path, said: saidOf(file) }))
  const of = (name: string) => styles.flatMap(({ path, said }) => said.filter((one) => one.name === name).map((one) => ({ ...one, path })))
  const dressed = new Set(
    textOf(files.keys(), /\.tsx$/).flatMap((text) =>
      [...text.matchAll(/className="([^"]+ [^"]+)"/g)].map((match) => (match[1] ?? '').split(' ').sort().join(' ')),
    ),
  )
  expect(dressed.size).toBeGreaterThan(30)
  const undecided = [...dressed].flatMap((names) => {
    const all = names.split(' ').flatMap(of)
    return all.flatMap((one, at) =>
      all
        .slice(at + 1)
        .filter((two) => two.name !== one.name && two.path !== one.path && meet(one.property, two.property))
        .map((two) => `.${one.name} (${one.path}) and .${two.name} (${two.path}): ${one.property}`),
    )
  })
  expect([...new Set(undecided)]).toEqual([])
})

test('letters follow the size somebody set in their browser: outside of paper none is given in pixels', () => {
  const sizes = [...files.values()].filter(({ path }) => path.endsWith('.css') && !path.includes('/papers/'))
  expect(sizes.length).toBeGreaterThan(40)
  const fixed = sizes.flatMap(({ path, text }) => [...text.matchAll(/font-size:\s*\d+px/g)].map(([said]) => `${path}: ${said}`))
  expect(fixed).toEqual([])
})

test('letters, and the lines they stand in, grow with what somebody set in the browser', () => {
  const fixed = [...files.values()].flatMap(({ path, text }) =>
    [...text.matchAll(/^\s*(?:font-size|line-height): [\d.]+px/gm)].map(([line]) => `${path}: ${line.trim()}`),
  )
  expect(fixed).toEqual([])
})

test('a class is dressed by itself in one file: what another page has fetched before must not change this one', () => {
  const places = new Map<string, Set<string>>()
  for (const file of files.values())
    if (file.path.endsWith('.css')) for (const { name } of saidOf(file)) places.set(name, (places.get(name) ?? new Set()).add(file.path))
  expect(places.size).toBeGreaterThan(300)
  const twice = [...places].filter(([, paths]) => paths.size > 1).map(([name, paths]) => `.${name}: ${[...paths].join(', ')}`)
  expect(twice).toEqual([])
})

/**
 * Whether a selector asks what stands below an element to dress another one, and whether that one may be anything: it has no class, attribute,
 * id or kind of its own.
 */
function subjectOf(selector: string): { readonly looksInto: boolean; readonly isAnything: boolean } {
  let flat = selector
  while (/\([^()]*\)/.test(flat))
    flat = flat.replace(/:has\([^()]*\)/g, '§').replace(/\(([^()]*)\)/g, (_all, inner: string) => (/[.#[]|\b[a-z]/.test(inner) ? '.' : ''))
  const parts = flat.trim().split(/\s*[>+~\s]\s*/)
  return { looksInto: parts.slice(0, -1).some((part) => part.includes('§')), isAnything: !/[.#[]|^[a-z]/.test(parts.at(-1) ?? '') }
}

/** Selectors of a file that hold on a screen. */
const onScreen = (file: HouseFile): readonly string[] => {
  const flat = rulesOf(file, / print\s*/)
  return [...flat.matchAll(/([^{};]+)\{/g)].flatMap(([, said = '']) => (said.includes('@') ? [] : said.split(/,(?![^()]*\))/)))
}

test('what is dressed by what stands elsewhere is named: for anything at all, each row that comes or goes has a browser style the whole page anew', () => {
  expect(subjectOf('.row:has(.alarm) > :first-child')).toEqual({ looksInto: true, isAnything: true })
  expect(subjectOf('.row:has(.alarm) > :is(.act, a):first-child')).toEqual({ looksInto: true, isAnything: false })
  const found = [...files.values()]
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap((file) => onScreen(file).map((one) => ({ file, one })))
  const looking = found.filter(({ one }) => subjectOf(one).looksInto)
  expect(looking.length).toBeGreaterThan(8)
  const wide = looking.filter(({ one }) => subjectOf(one).isAnything)
  expect(wide.map(({ file, one }) => `${file.path}: ${one.trim()}`)).toEqual([])
})
