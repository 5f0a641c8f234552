import { posix } from 'node:path'
import { exists, type HouseFile } from './house-files'

export type Import = {
  /** As written. */
  readonly wanted: string
  /** Path from the top of the project; undefined for a package. */
  readonly target?: string
}

const written =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|\bimport\s*['"]([^'"]+)['"]/g

/** Whatever a file imports, exports from, or loads later. */
export function importsOf(file: HouseFile): Import[] {
  const text = file.text.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(written)].map((match) => {
    const wanted = match[1] ?? match[2] ?? match[3] ?? ''
    if (!wanted.startsWith('.')) return { wanted }
    const target = posix.join(posix.dirname(file.path), wanted)
    return { wanted, target: [`${target}.ts`, `${target}.tsx`].find(exists) ?? target }
  })
}
