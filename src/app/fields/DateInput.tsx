import { Suspense, useState } from 'react'
import { lazyPart } from '../design/lazy-part'
import { asText, type FieldInputProps } from './field-input'
import { PickButton } from './PickButton'

const DateWheel = lazyPart(() => import('./DateWheel').then((file) => file.DateWheel))

/** A day, a time of day or a moment. The wheels arrive only when somebody turns them. */
export function DateInput(props: FieldInputProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <PickButton input={props} text={asText(props.value)} onOpen={show} />
      {wanted && (
        <Suspense>
          <DateWheel input={props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
