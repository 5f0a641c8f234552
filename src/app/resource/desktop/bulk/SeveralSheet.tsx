import { FormFailure } from '../../../design/form/FormFailure'
import { Sheet } from '../../../design/overlay/Sheet'
import { Skeleton } from '../../../design/Skeleton'
import { Suspense } from '../../../design/Suspense'
import { useLanguage } from '../../../language/language'
import { useSay } from '../../../language/use-say'
import type { SeveralAct } from '../../../record-page/several-act'
import { explain } from '../../../wire/explain'
import { useChosenRows } from '../../bulk/use-chosen-rows'
import type { ChosenSheet } from './chosen-sheet'

type Props = Omit<ChosenSheet, 'flow'> & { act: SeveralAct }

/** An act of several records, once all that are chosen are here. */
export function SeveralSheet({ resource, act, chosen, filters, shown, onDone, onClose }: Props) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { rows, error } = useChosenRows(resource, chosen, filters, shown)
  const { sheet: Opened, label } = act
  const coming = (
    <Sheet open title={say(label)} onClose={onClose}>
      {error ? <FormFailure>{explain(error, language)}</FormFailure> : <Skeleton rows={4} height={30} />}
    </Sheet>
  )
  if (!rows) return coming
  return (
    <Suspense fallback={coming}>
      <Opened {...{ resource, rows, onDone, onClose }} />
    </Suspense>
  )
}
