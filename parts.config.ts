import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Files a phone comes by on its way to the first mark, in their order, by the part of the build they and what they import go into. */
const firstLoad = JSON.parse(readFileSync('src/first-load.json', 'utf8')) as Readonly<Record<string, readonly string[]>>

type Imports = (id: string) => readonly string[]

/** Modules with everything they cannot start without. */
function closure(ids: readonly string[], importsOf: Imports, seen = new Set<string>()): Set<string> {
  for (const id of ids.filter((one) => !seen.has(one))) {
    seen.add(id)
    closure(importsOf(id), importsOf, seen)
  }
  return seen
}

/** What each area says of its nouns, as a part of its own: it is fetched in one piece. Areas share what they refer to. */
const areaParts = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    readdirSync('src/areas')
      .filter((area) => existsSync(`src/areas/${area}/area.ts`))
      .map((area) => [`area-${area}`, [`areas/${area}/area.ts`]]),
  )

/**
 * Says which part of the first load, or of what follows it, a module belongs to, if any: the first that needs it. Left to itself the build makes a part of
 * everything two parts share, and the way to the board is eighty files, each with its own round trip and hardly compressed.
 */
export function firstPart(): (id: string, importsOf: Imports) => string | null {
  let parts: (readonly [string, Set<string>])[] | undefined
  return (id, importsOf) => {
    parts ??= Object.entries({ start: ['index.html', 'main.tsx'], ...firstLoad, ...areaParts() }).map(([name, files]) => [
      name,
      closure(
        files.map((file) => `${process.cwd()}/src/${file}`),
        importsOf,
      ),
    ])
    return parts.find(([, modules]) => modules.has(id))?.[0] ?? null
  }
}

/** What a module is needed by: by modules that start with it, and by those that fetch it when they come to it. */
type Importers = (id: string) => { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] }

/**
 * Tells the modules of a part that is put together from many screens: those that `isOne` names, and what nothing else needs. Left to itself the build
 * lays the latter beside whichever screen is fetched by its own name; the part and that screen would import each other, and which of the two
 * runs first, with half of what it needs still undefined, would depend on which somebody opened first.
 */
export function withItsOwn(isOne: (id: string) => boolean): (id: string, importersOf: Importers) => boolean {
  const found = new Map<string, boolean>()
  const isOfPart = (id: string, importersOf: Importers): boolean => {
    const known = found.get(id)
    if (known !== undefined) return known
    // For the time in which a circle of imports comes back to it.
    found.set(id, false)
    const { importers, dynamicImporters } = importersOf(id)
    const isOwn = importers.length > 0 && dynamicImporters.length === 0 && importers.every((one) => isOfPart(one, importersOf))
    found.set(id, isOne(id) || isOwn)
    return isOne(id) || isOwn
  }
  return isOfPart
}
