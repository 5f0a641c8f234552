import { useMemo } from 'react'
import type { Move } from '../../../../contract/flow'
import type { Resource } from '../../../../contract/resource'
import { useSay } from '../../../language/use-say'
import { useAsked } from '../../bulk/use-asked'
import { WhatIsAsked } from '../../bulk/WhatIsAsked'
import type { ViewRow } from '../../row'
import { useSame } from '../use-same'
import { BatchPreview } from './BatchPreview'

type Props = { resource: Resource; step: readonly [verb: string, move: Move]; rows: readonly ViewRow[]; onDone: () => void }

/** A move of several rows: what it asks for, such as a reason, once for all of them, and what becomes of each. */
export function BatchMove({ resource, step: [verb, move], rows, onDone }: Props) {
  const say = useSay()
  const asked = useAsked(resource, move)
  const patch = useSame(asked.patch)
  const act = useMemo(() => ({ kind: 'move', verb, move, patch }) as const, [verb, move, patch])
  return (
    <>
      <WhatIsAsked asked={asked} />
      <BatchPreview {...{ resource, act, rows, onDone }} text={say(move.label)} isRight={asked.isRight} />
    </>
  )
}
