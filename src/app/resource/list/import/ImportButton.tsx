import { FileUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { label } from '../../../../contract/label'
import type { Resource } from '../../../../contract/resource'
import { BigButton } from '../../../design/BigButton'
import { Link } from '../../../design/Link'
import { lazyPart } from '../../../design/lazy-part'
import { useSay } from '../../../language/use-say'
import { useCan } from '../../../session/use-can'
import { useProduct } from '../../../shell/product'

const NounImport = lazyPart(() => import('./NounImport').then((file) => file.NounImport))
const word = label('导入', 'Import')

/** The way to bring rows in from Excel, for whoever may add them: a screen of its own where the noun has one. */
export function ImportButton({ resource, mayAdd }: { resource: Resource; mayAdd: boolean }) {
  const say = useSay()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const screen = useProduct().catalogue.screens.find(({ imports, needs }) => imports === resource.name && can(needs))
  const icon = <FileUp size={16} aria-hidden />
  if (screen)
    return (
      <Link className="big-button" data-look="plain" to={screen.path}>
        {icon}
        {say(word)}
      </Link>
    )
  if (!mayAdd || resource.single) return null
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
