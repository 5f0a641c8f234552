import { useMemo } from 'react'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { useSay } from '../language/use-say'
import { useAnswer } from '../resource/use-answer'
import { KeptNote } from './KeptNote'
import { SheetMain } from './SheetMain'
import { SheetWork } from './SheetWork'
import { type SheetCalls, templateCalls } from './sheet-calls'
import { type Keeping, useBegunSheet, useKeeping } from './use-begun-sheet'
import { hasNext, useSheetImport } from './use-sheet-import'

type Props = {
  readonly calls: SheetCalls
  readonly name: string
  readonly about: string
  readonly keeping: Keeping
}

function Importing({ calls, name, about, keeping }: Props) {
  const of = useSheetImport(calls, keeping.begun)
  const kept = useKeeping(of, keeping)
  return (
    <Page title={name} main={hasNext(of) && <SheetMain of={of} />}>
      {of.sheet && <KeptNote of={of} kept={kept} />}
      <SheetWork of={of} name={name} about={about} />
    </Page>
  )
}

/** Brings a sheet of a template: it is looked at cell by cell first, and imported only when that is wanted. What was begun before the page or the sign-in ended goes on. */
export function SheetImport({ template }: { template: string }) {
  const say = useSay()
  const calls = useMemo(() => templateCalls(template), [template])
  const keeping = useBegunSheet(`template/${template}`)
  const { data } = useAnswer({ queryKey: ['sheet', template], queryFn: ({ signal }) => calls.tell(signal) })
  const name = data ? say(data.label) : ''
  if (!keeping)
    return (
      <Page title={name}>
        <Skeleton />
      </Page>
    )
  return <Importing {...{ calls, name, keeping }} about={data ? say(data.about) : ''} />
}
