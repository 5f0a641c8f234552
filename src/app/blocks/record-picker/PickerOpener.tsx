import { type ReactNode, useState } from 'react'
import { label } from '../../../contract/label'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'

const words = {
  open: label('打开', 'Open'),
  values: label('所选的值', 'Chosen values'),
}

/** What a picker is opened with, and what it says was chosen. */
export type Picked = { readonly chosen: readonly string[]; readonly onChoose: (values: string) => void; readonly onClose: () => void }

/** Opens a picker on the workbench, and says what was chosen in it. */
export function PickerOpener({ start, draw }: { start: readonly string[]; draw: (picked: Picked) => ReactNode }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [values, setValues] = useState(start.join(','))
  return (
    <>
      <BigButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(words.open)}
      </BigButton>
      <p>
        {say(words.values)}: <output>{values}</output>
      </p>
      {isOpen && draw({ chosen: values.split(',').filter(Boolean), onChoose: setValues, onClose: () => setOpen(false) })}
    </>
  )
}
