import { useDict } from '../../../fields/choice/use-dict'
import type { GridColumn, GridOption } from '../column'

/** The options of a column: its own, or those of its dictionary. */
export function useColumnOptions({ options, dictCode }: GridColumn): readonly GridOption[] {
  const ofDict = useDict(dictCode)
  return options ?? ofDict
}
