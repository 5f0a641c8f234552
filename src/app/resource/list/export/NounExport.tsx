import type { Resource } from '../../../../contract/resource'
import { dayOf } from '../../../../contract/time'
import { ExportDialog, type ExportWay } from '../../../blocks/excel/ExportDialog'
import { words } from '../../../blocks/excel/words'
import { clockNow } from '../../../clock/clock'
import { useSay } from '../../../language/use-say'
import { useSyncStatus } from '../../../offline/use-sync-status'
import type { ListState } from '../list-address'
import { fetchSheet, type Which } from './fetch-sheet'

type Props = {
  readonly resource: Resource
  readonly state: Pick<ListState, 'filters' | 'sorts' | 'group'>
  /** Ids of the rows that are chosen. */
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Takes rows of any noun out to Excel: those chosen, those found, or all of them. */
export function NounExport({ resource, state, ids, onClose }: Props) {
  const say = useSay()
  const waiting = useSyncStatus((status) => status.waiting)
  const noun = say(resource.label)
  const ways: ExportWay<Which>[] = [
    ...(ids.length > 0 ? [{ key: 'chosen' as const, text: say(words.chosen, { count: ids.length }) }] : []),
    ...(Object.keys(state.filters).length > 0 ? [{ key: 'found' as const, text: say(words.found) }] : []),
    { key: 'all', text: say(words.everything) },
  ]
  return (
    <ExportDialog
      title={say(words.exportOf, { noun })}
      {...{ ways, onClose }}
      name={`${noun} ${dayOf(clockNow())}`}
      hint={waiting > 0 ? say(words.without, { count: waiting }) : undefined}
      fetchFile={({ way, format }, signal) => fetchSheet(resource, state, { which: way, ids, format }, signal)}
    />
  )
}
