import { Suspense } from 'react'
import { lazyPart } from '../../../../app/design/lazy-part'
import type { DishView } from './use-week'

type Shown = { sha: string; alt: string }
const Picture = lazyPart<Shown>(() => import('../../../../app/files/picture/PictureThumb').then((file) => file.PictureThumb))

/** The photograph of a dish, and the first letter of its name until there is one. */
export function DishFace({ dish }: { dish: DishView | undefined }) {
  const sha = dish?.photo?.[0]
  return (
    <span className="dish-face" data-kind={dish?.dishType} aria-hidden>
      {sha ? (
        <Suspense>
          <Picture sha={sha} alt="" />
        </Suspense>
      ) : (
        [...(dish?.shown ?? '?')][0]
      )}
    </span>
  )
}
