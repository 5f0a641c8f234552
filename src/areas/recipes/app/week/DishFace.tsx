import type { AvatarPictureProps } from '../../../../app/avatar/AvatarPicture'
import { lazyPart } from '../../../../app/design/lazy-part'
import { Suspense } from '../../../../app/design/Suspense'
import { ErrorBoundary } from '../../../../app/shell/screens/ErrorBoundary'
import { Dish } from '../../published/dish'
import type { DishView } from './use-week'

const Picture = lazyPart<AvatarPictureProps>(() => import('../../../../app/avatar/AvatarPicture').then((file) => file.AvatarPicture))

/** The photograph of a dish over the first letter of its name, which stays where there is none or it cannot be had; its colour says the kind. */
export function DishFace({ dish }: { dish: DishView | undefined }) {
  const sha = dish?.photo?.[0]
  return (
    <span className="dish-face" data-kind={dish?.dishType} aria-hidden>
      {[...(dish?.shown ?? '?')][0]}
      {dish && sha && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Picture noun={Dish.name} id={dish.id} picture={sha} edge={160} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  )
}
