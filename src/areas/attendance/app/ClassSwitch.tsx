import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../app/design/lazy-part'
import { Suspense } from '../../../app/design/Suspense'
import { useSay } from '../../../app/language/use-say'
import { words } from './words'
import './class-switch.css'

const PickSheet = lazyPart(() => import('../../../app/fields/choice/PickSheet').then((file) => file.PickSheet))

type Named = { readonly id: string; readonly name: string }
type Props = { classes: readonly Named[]; chosen: Named; onChoose: (id: string) => void }

/** The class on the screen; where there are several, a press leads to the others. */
export function ClassSwitch({ classes, chosen, onChoose }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  if (classes.length < 2) return <h2 className="class-name">{chosen.name}</h2>
  const options = classes.filter(({ name }) => name.includes(keyword.trim())).map(({ id, name }) => ({ value: id, text: name }))
  return (
    <>
      <button
        type="button"
        className="class-switch"
        aria-haspopup="dialog"
        aria-label={say(words.switchClass, { name: chosen.name })}
        onClick={() => setOpen(true)}
      >
        {chosen.name}
        <ChevronDown size={20} aria-hidden />
      </button>
      {open && (
        <Suspense>
          <PickSheet
            title={say(words.pickClass)}
            {...{ open, options, chosen: [chosen.id], many: false, keyword, onKeyword: setKeyword }}
            onChange={([id]) => id && onChoose(id)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
