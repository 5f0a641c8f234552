import { useFace } from '../../../design/face'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import type { EditedCell } from './cell-type'
import { OptionsPick } from './OptionsPick'
import { useColumnOptions } from './use-column-options'

const OptionsSelect = lazyPart(() => import('../desktop/OptionsSelect').then((file) => file.OptionsSelect))

/** One of several, or several of them between commas. */
export function OptionsCell(cell: EditedCell) {
  const options = useColumnOptions(cell.column)
  const Part = useFace() === 'desktop' ? OptionsSelect : OptionsPick
  return (
    <Suspense fallback={null}>
      <Part cell={cell} options={options} />
    </Suspense>
  )
}
