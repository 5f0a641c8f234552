import { useEffect, useRef } from 'react'
import { useSay } from '../language/use-say'
import { type Hit, isWay } from './find/hit'
import { groupLabel } from './group-label'
import { HitLine } from './HitLine'
import { useOpenHit } from './use-open-hit'
import type { Search } from './use-search'
import { words as texts } from './words'

type Props = {
  readonly search: Search
  readonly id: string
  /** The one the keyboard is on. */
  readonly active: Hit | undefined
  readonly onActive: (hit: Hit) => void
}

/** The id of an option, by which the input names the one the keyboard is on. */
export const optionId = (list: string, hit: Hit): string => `${list}-${hit.key}`

/** What was found, for a keyboard: a list box whose options the input leads through. */
export function HitOptions({ search: { groups, words, readings }, id, active, onActive }: Props) {
  const say = useSay()
  const open = useOpenHit()
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another option is another place
  useEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
  }, [active?.key])
  return (
    <div ref={ref} id={id} className="hit-options" role="listbox" aria-label={say(texts.search)}>
      {groups.map((group) => {
        const label = `${id}-of-${group.noun?.name ?? ''}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: groups of a list box are no fields of a form
          <div key={label} className="hit-group" role="group" aria-labelledby={label}>
            <div id={label} className="hit-group-name" role="presentation">
              {say(groupLabel(group, words))}
            </div>
            {group.hits.map((hit) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the input, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: the same
              <div
                key={hit.key}
                id={optionId(id, hit)}
                className="hit"
                data-way={isWay(hit) || undefined}
                role="option"
                aria-selected={hit.key === active?.key}
                onMouseMove={() => onActive(hit)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => open(hit)}
              >
                <HitLine {...{ hit, words, readings }} />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
