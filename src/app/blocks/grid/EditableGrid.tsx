import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Skeleton } from '../../design/Skeleton'
import { Suspense } from '../../design/Suspense'
import type { GridViewProps } from './desktop/DesktopGrid'

const DesktopGrid = lazyPart(() => import('./desktop/DesktopGrid').then((file) => file.DesktopGrid))
const TouchGrid = lazyPart(() => import('./touch/TouchGrid').then((file) => file.TouchGrid))

/** Rows that are written in where they stand: a table for mouse and keyboard, cards and a page a row for fingers. */
export function EditableGrid(given: GridViewProps) {
  const Part = useFace() === 'desktop' ? DesktopGrid : TouchGrid
  return (
    <Suspense fallback={<Skeleton rows={4} height={48} />}>
      <Part {...given} />
    </Suspense>
  )
}
