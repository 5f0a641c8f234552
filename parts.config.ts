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
