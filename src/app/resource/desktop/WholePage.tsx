import { Maximize2, Minimize2 } from 'lucide-react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'

const words = { wholePage: label('整页', 'Whole page'), sidePanel: label('侧栏', 'Beside the table') } as const

/** Whether the open record has the whole page. */
export const useIsWhole = (): boolean => useSearchParams()[0].has('full')

/** Gives the open record the whole page, or puts it back beside its table. The address says which. */
export function WholePage() {
  const say = useSay()
  const [, setParams] = useSearchParams()
  const { state } = useLocation()
  const isWhole = useIsWhole()
  const Icon = isWhole ? Minimize2 : Maximize2
  const turn = (now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    if (isWhole) next.delete('full')
    else next.set('full', '1')
    return next
  }
  return (
    <button
      type="button"
      className="page-bar-button"
      aria-label={say(isWhole ? words.sidePanel : words.wholePage)}
      title={say(isWhole ? words.sidePanel : words.wholePage)}
      onClick={() => setParams(turn, { replace: true, state })}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
