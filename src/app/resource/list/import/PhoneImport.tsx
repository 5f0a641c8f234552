import { Suspense } from 'react'
import type { Resource } from '../../../../contract/resource'
import { lazyPart } from '../../../design/lazy-part'

const ImportButton = lazyPart(() => import('./ImportButton').then((file) => file.ImportButton))

/** Below the rows of a list in a hand: bringing more of them in from Excel. */
export function PhoneImport({ resource }: { resource: Resource }) {
  return (
    <p className="phone-import">
      <Suspense>
        <ImportButton resource={resource} mayAdd />
      </Suspense>
    </p>
  )
}
