import type { CheckedLine } from '../../contract/sheet/checked-sheet'
import { ShowAll } from '../design/ShowAll'
import { useFewFirst } from '../design/use-few-first'
import { LineCard } from './LineCard'

type Props = { readonly lines: readonly CheckedLine[]; readonly onMend: ((line: CheckedLine) => void) | undefined }

/** Lines of a sheet as cards, the first of them until all are wanted. */
export function LineCards({ lines, onMend }: Props) {
  const few = useFewFirst(lines)
  return (
    <>
      <ul className="sheet-lines">
        {few.shown.map((line) => (
          <LineCard key={`${line.line} ${line.cells.join()}`} line={line} onMend={onMend} />
        ))}
      </ul>
      <ShowAll of={few} />
    </>
  )
}
