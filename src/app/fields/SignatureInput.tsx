import { lazyPart } from '../design/lazy-part'
import { Suspense } from '../design/Suspense'
import type { FieldInputProps } from './field-input'

const SignatureField = lazyPart<FieldInputProps>(() => import('../files/signature/SignatureField').then((file) => file.SignatureField))

/** A signature, drawn with a finger, a pen or a mouse, or typed. */
export function SignatureInput(props: FieldInputProps) {
  return (
    <Suspense fallback={<div className="skeleton" style={{ height: 200 }} />}>
      <SignatureField {...props} />
    </Suspense>
  )
}
