import { useState } from 'react'
import { useLanguage } from '../../../language/language'
import { sayIn } from '../../../language/say-in'
import type { GridOptions } from './grid-core'
import { createGrid, type Grid } from './grid-store'

/** A grid for as long as the screen stands. What it is given first counts; rows are brought in later by `load`. */
export function useGrid(options: Omit<GridOptions, 'say'>): Grid {
  const [grid] = useState(() => createGrid({ ...options, say: (words, values) => sayIn(useLanguage.getState().language, words, values) }))
  return grid
}
