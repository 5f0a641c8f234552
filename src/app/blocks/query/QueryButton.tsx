import { SearchCode } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { useSay } from '../../language/use-say'
import type { QueryModalProps } from './QueryModal'
import { words } from './words'
import './query-button.css'

const ModalPart = lazyPart(() => import('./QueryModal').then((file) => file.QueryModal))

type Props = Omit<QueryModalProps, 'onClose' | 'onQuery'> & {
  /** Asks another query, or none any more. */
  readonly onQuery: (query: QueryModalProps['query']) => void
}

/** Opens the advanced query. While one is applied the button stands out, and a link beside it clears it. */
export function QueryButton({ onQuery, ...given }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const isApplied = given.query !== undefined
  return (
    <span className="query-button">
      <BigButton
        aria-haspopup="dialog"
        data-applied={isApplied || undefined}
        aria-pressed={isApplied}
        icon={<SearchCode size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {say(words.title)}
      </BigButton>
      {isApplied && (
        <button type="button" className="query-clear" onClick={() => onQuery(undefined)}>
          {say(words.clear)}
        </button>
      )}
      {isOpen && (
        <Suspense>
          <ModalPart {...given} onQuery={onQuery} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
