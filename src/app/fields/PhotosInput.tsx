import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import type { FieldInputProps } from './field-input'

const PhotoField = lazyPart<FieldInputProps>(() => import('../files/picture/PhotoField').then((file) => file.PhotoField))

const CropField = lazyPart<FieldInputProps>(() => import('../files/crop/CropField').then((file) => file.CropField))

/** Photographs, taken with the camera of the device, on every face. */
export function PhotosInput(props: FieldInputProps) {
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 96 }} />}>
      {props.facts.crop ? <CropField {...props} /> : <PhotoField {...props} />}
    </Suspense>
  )
}
