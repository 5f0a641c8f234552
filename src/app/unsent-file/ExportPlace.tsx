import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { useExporting } from './exporting'

const ExportSheet = lazyPart(() => import('./ExportSheet').then((file) => file.ExportSheet))

/** The place where the sheet appears that makes a file of unsent work. */
export function ExportPlace() {
  const isOpen = useExporting((state) => state.done !== undefined)
  return isOpen ? (
    <Suspense>
      <ExportSheet />
    </Suspense>
  ) : null
}
