import { History } from 'lucide-react'
import { useState } from 'react'
import { flowOf } from '../../contract/catalogue'
import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import type { PartProps } from '../record-page/record-page'
import { useProduct } from '../shell/product'
import { words } from './words'
import './record-changes.css'

const ChangesSheet = lazyPart(() => import('./ChangesSheet').then((file) => file.ChangesSheet))

/** The way to what became of a record, where records of its kind change at all. */
export function RecordChanges({ resource, row }: PartProps) {
  const say = useSay()
  const { catalogue } = useProduct()
  const [isOpen, setOpen] = useState(false)
  const changes = resource.verbs.length > 0 || flowOf(catalogue, resource.name) !== undefined
  // What tells of other records is told by these.
  if (!changes || resource.reach === 'of-subject') return null
  return (
    <>
      <button type="button" className="record-changes" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <History size={16} aria-hidden />
        {say(words.changes)}
      </button>
      {isOpen && (
        <Suspense>
          <ChangesSheet resource={resource} row={row} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
