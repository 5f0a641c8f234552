import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { label } from '../../../../contract/label'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { Link } from '../../../design/Link'
import { lazyPart } from '../../../design/lazy-part'
import { Suspense } from '../../../design/Suspense'
import { useSay } from '../../../language/use-say'
import { useImportWay } from './use-import-way'

const NounImport = lazyPart(() => import('./NounImport').then((file) => file.NounImport))
const word = label('导入', 'Import')

/** The way to bring rows in from Excel, for whoever may add them: a screen of its own where the noun has one. */
export function ImportButton({ resource, mayAdd }: { resource: Resource; mayAdd: boolean }) {
  const say = useSay()
  const way = useImportWay(resource, mayAdd)
  const [isOpen, setOpen] = useState(false)
  const icon = <FileUp size={16} aria-hidden />
  if (!way) return null
  if (way.screen !== undefined)
    return (
      <Link className="big-button" data-look="plain" to={way.screen}>
        {icon}
        {say(word)}
      </Link>
    )
  return (
    <>
      <BigButton icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(word)}
      </BigButton>
      {isOpen && (
        <Suspense>
          <NounImport resource={resource} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
