import { useMemo } from 'react'
import { Page } from '../design/Page'
import { useSay } from '../language/use-say'
import { useAnswer } from '../resource/use-answer'
import { SheetMain } from './SheetMain'
import { SheetWork } from './SheetWork'
import { templateCalls } from './sheet-calls'
import { hasNext, useSheetImport } from './use-sheet-import'

/** Brings a sheet of a template: it is looked at cell by cell first, and imported only when that is wanted. */
export function SheetImport({ template }: { template: string }) {
  const say = useSay()
  const calls = useMemo(() => templateCalls(template), [template])
  const of = useSheetImport(calls)
  const { data } = useAnswer({ queryKey: ['sheet', template], queryFn: ({ signal }) => calls.tell(signal) })
  const name = data ? say(data.label) : ''
  return (
    <Page title={name} main={hasNext(of) && <SheetMain of={of} />}>
      <SheetWork of={of} name={name} about={data ? say(data.about) : ''} />
    </Page>
  )
}
