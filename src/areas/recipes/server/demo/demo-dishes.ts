import { dishLibrary } from '../../published/dish-library'
import { drawDish } from './dish-drawing'

/** So many dishes of each kind have a picture. */
const ofEachKind = 2

/** The pictures of dishes, by their numbers: of the first few of each kind, as in a kitchen that has begun to take them. */
export function demoDishes(seed: number) {
  const pictures = new Map<string, Uint8Array>()
  const had = new Map<string, number>()
  for (const { code, type } of dishLibrary) {
    const count = had.get(type) ?? 0
    had.set(type, count + 1)
    const picture = count < ofEachKind ? drawDish(seed, type, code) : undefined
    if (picture) pictures.set(code, picture)
  }
  return { of: (code: string): Uint8Array | undefined => pictures.get(code), all: () => [...pictures.values()] }
}
