import { ArrowRight, FileSpreadsheet, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { flowOf } from '../../../../contract/catalogue'
import type { Move } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { words as excelWords } from '../../../blocks/excel/words'
import { useSay } from '../../../language/use-say'
import type { SeveralAct } from '../../../record-page/several-act'
import { useProduct } from '../../../shell/product'
import { movesFrom } from '../../bulk/bulk-plan'
import { bulkWords } from '../../bulk/bulk-words'
import { useMayBulk } from '../../bulk/use-may-bulk'
import type { ViewRow } from '../../row'

/** Something that can be done with several rows of a noun: a move of their flow, an act of their records with a sheet of its own, or one everybody knows. */
export type BatchAct = {
  readonly key: string
  readonly text: string
  readonly icon: LucideIcon
  readonly step?: readonly [verb: string, move: Move]
  readonly sheet?: SeveralAct['sheet']
}

/**
 * What this person may do with several rows at once, as the dock has it: moves that at least one of them can make, and last what whoever reads rows
 * may do with them.
 */
export function useBatchActs(resource: Resource, rows: readonly ViewRow[]): readonly BatchAct[] {
  const say = useSay()
  const flow = flowOf(useProduct().catalogue, resource.name)
  const { mayEdit, mayRemove, moves, asking, acts } = useMayBulk(resource, flow)
  return [
    ...movesFrom(flow, [...moves, ...asking], rows).map(
      (step): BatchAct => ({ key: step[0], text: say(step[1].label), icon: ArrowRight, step }),
    ),
    ...acts.map(({ name, label, icon, sheet }): BatchAct => ({ key: name, text: say(label), icon, sheet })),
    ...(mayEdit ? [{ key: 'edit', text: say(bulkWords.editField), icon: Pencil }] : []),
    ...(mayRemove ? [{ key: 'remove', text: say('remove'), icon: Trash2 }] : []),
    { key: 'export', text: say(excelWords.export), icon: FileSpreadsheet },
  ]
}
