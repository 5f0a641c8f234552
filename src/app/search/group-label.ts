import type { Label } from '../../contract/label'
import type { Group } from './find/hit'
import { words } from './words'

/** What a group of hits is called: by its noun, as screens, or, before anything is typed, as what was opened lately. */
export const groupLabel = ({ noun }: Group, typed: string): Label => (typed === '' ? words.recent : (noun?.label ?? words.screens))
