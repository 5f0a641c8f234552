import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { OpenedTenant } from '../../contract/tenants/tenant'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { useSay } from '../language/use-say'
import { OpenedFacts } from './OpenedFacts'
import { OpenTenantForm } from './OpenTenantForm'
import { words } from './words'

/** The way to a further house, and what its administrator is to be told. */
export function OpenTenant() {
  const say = useSay()
  const [isOpening, setOpening] = useState(false)
  const [opened, setOpened] = useState<OpenedTenant>()
  const close = () => {
    setOpening(false)
    setOpened(undefined)
  }
  return (
    <>
      <BigButton
        className="tenant-add"
        aria-haspopup="dialog"
        aria-label={say(words.add)}
        icon={<Plus size={18} aria-hidden />}
        onClick={() => setOpening(true)}
      >
        <span className="tenant-add-word">{say(words.add)}</span>
      </BigButton>
      <Sheet open={isOpening} title={opened ? say(words.opened, { name: opened.name }) : say(words.add)} onClose={close}>
        {opened ? <OpenedFacts opened={opened} onClose={close} /> : <OpenTenantForm onOpened={setOpened} />}
      </Sheet>
    </>
  )
}
