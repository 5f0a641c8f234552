import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { Sheet } from '../../design/overlay/Sheet'
import { useSay } from '../../language/use-say'
import { words } from '../words'
import { BellPanel } from './BellPanel'
import { closeBell } from './open-bell'

/** Closes the sheet when the person goes elsewhere. A screen that takes the place of another by itself is no going. */
function useLeave(): void {
  const { key } = useLocation()
  const how = useNavigationType()
  const opened = useRef(key)
  useEffect(() => {
    if (key !== opened.current && how !== 'REPLACE') closeBell()
  }, [key, how])
}

/** The bell's notices in a hand. */
export function BellSheet() {
  const say = useSay()
  useLeave()
  return (
    <Sheet open title={say(words.bell)} onClose={closeBell}>
      <BellPanel onLeave={closeBell} />
    </Sheet>
  )
}
