import { useEffect, useMemo, useRef } from 'react'
import { asList } from '../../../contract/fields/as-list'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { toast } from '../../design/overlay/toast'
import { Suspense } from '../../design/Suspense'
import type { Option } from '../../fields/choice/use-dict'
import { asText, type FieldInputProps } from '../../fields/field-input'
import { useSay } from '../../language/use-say'
import { TouchTree } from './TouchTree'
import type { TreeSource } from './tree-source'
import { useChosen } from './use-chosen'
import { type Levels, useLevels } from './use-levels'

const Desktop = lazyPart(() => import('./desktop/TreeBox').then((file) => file.TreeBox))

type Props = FieldInputProps & { source: TreeSource; many: boolean }

/** What both faces are given. */
export type TreeProps = {
  readonly input: FieldInputProps
  readonly root: string
  readonly many: boolean
  readonly levels: Levels
  readonly chosen: readonly Option[]
  readonly choose: (values: readonly string[]) => void
}

/** The same source as long as it says the same. */
function useSteadySource(source: TreeSource): TreeSource {
  const kept = useRef(source)
  if (kept.current.key !== source.key) kept.current = source
  return kept.current
}

/** A choice from a tree that is loaded level by level as somebody opens it. */
export function LazyTree({ source: given, many, ...input }: Props) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const source = useSteadySource(given)
  const levels = useLevels(source)
  const { value } = input
  const values = useMemo(() => (many ? asList(value) : [asText(value)].filter(Boolean)), [many, value])
  const chosen = useChosen(source, values, levels)
  const fault = source.fault && say(source.fault)
  useEffect(() => {
    if (fault) toast(fault, { tone: 'bad' })
  }, [fault])
  if (fault) return <p role="alert">{fault}</p>
  const shared: TreeProps = {
    input,
    root: source.root,
    many,
    levels,
    chosen,
    choose: (next) => input.onChange(many ? next : (next[0] ?? null)),
  }
  if (!isDesktop) return <TouchTree {...shared} />
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 32 }} />}>
      <Desktop {...shared} />
    </Suspense>
  )
}
