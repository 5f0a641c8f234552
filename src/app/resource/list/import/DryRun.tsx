import { useEffect, useMemo, useRef } from 'react'
import type { Resource } from '../../../../contract/resource'
import { useFace } from '../../../design/face'
import { Sheet } from '../../../design/overlay/Sheet'
import { useSay } from '../../../language/use-say'
import { KeptNote } from '../../../sheet/KeptNote'
import { nounCalls } from '../../../sheet/noun-calls'
import { SheetMain } from '../../../sheet/SheetMain'
import { SheetWork } from '../../../sheet/SheetWork'
import { type Keeping, useKeeping } from '../../../sheet/use-begun-sheet'
import { hasNext, useSheetImport } from '../../../sheet/use-sheet-import'
import { useAnswer } from '../../use-answer'
import '../../../design/full-sheet.css'

type Props = {
  readonly resource: Resource
  /** What is looked at first; without it what was begun goes on. */
  readonly file: File | undefined
  readonly keeping: Keeping
  readonly title: string
  readonly onClose: () => void
}

/**
 * A sheet of a noun that is looked at line by line; what is wrong is mended where it is shown, and then it is imported. Closed before that it
 * is kept as it stands, until it is in or discarded.
 */
export function DryRun({ resource, file, keeping, title, onClose }: Props) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const calls = useMemo(() => nounCalls(resource.name), [resource.name])
  const of = useSheetImport(calls, keeping.begun)
  const kept = useKeeping(of, keeping)
  const { data } = useAnswer({ queryKey: ['noun-sheet', resource.name], queryFn: ({ signal }) => calls.tell(signal) })
  const begin = useRef(of.check)
  useEffect(() => {
    if (file) void begin.current(file)
  }, [file])
  const leave = () => {
    of.stop()
    onClose()
  }
  return (
    <Sheet
      open
      title={title}
      width={1200}
      look={isDesktop ? 'sheet' : 'full'}
      onClose={leave}
      footer={hasNext(of) && <SheetMain of={of} />}
    >
      {of.sheet && <KeptNote of={of} kept={kept} />}
      <SheetWork of={of} name={say(resource.label)} about={data ? say(data.about) : ''} />
    </Sheet>
  )
}
