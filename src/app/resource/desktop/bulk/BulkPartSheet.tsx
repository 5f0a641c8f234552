import { Suspense } from 'react'
import type { Resource } from '../../../../contract/resource'
import { FormFailure } from '../../../design/form/FormFailure'
import { Sheet } from '../../../design/overlay/Sheet'
import { Skeleton } from '../../../design/Skeleton'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import { explain } from '../../../wire/explain'
import type { BulkPart } from '../../bulk/bulk-part'
import type { ListState } from '../../list/list-address'
import type { ViewRow } from '../../row'
import { type Chosen, useChosenRows } from './use-chosen-rows'

type Props = {
  resource: Resource
  bulk: BulkPart
  chosen: Chosen
  filters: ListState['filters']
  shown: readonly ViewRow[]
  onDone: () => void
  onClose: () => void
}

/** What an area does with several rows, once all that are chosen are here. */
export function BulkPartSheet({ resource, bulk, chosen, filters, shown, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { rows, error } = useChosenRows(resource, chosen, filters, shown)
  const { part: Part, label } = bulk
  const coming = (
    <Sheet open title={say(label)} onClose={onClose}>
      {error ? <FormFailure>{explain(error, language)}</FormFailure> : <Skeleton rows={4} height={30} />}
    </Sheet>
  )
  if (!rows) return coming
  return (
    <Suspense fallback={coming}>
      <Part {...{ resource, rows, onDone, onClose }} />
    </Suspense>
  )
}
