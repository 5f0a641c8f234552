import { useState } from 'react'
import { PromptDialog } from '../../blocks/prompt-dialog/PromptDialog'
import { useSay } from '../../language/use-say'
import type { Naming } from './use-saved-views'
import { viewWords } from './view-words'
import './view-naming.css'

type Props = {
  title: string
  given: Naming
  /** Whether the house may be let use it. */
  mayShare: boolean
  /** Keeps it under this name; a failure is thrown, and said here. */
  onName: (naming: Naming) => Promise<void>
  onClose: () => void
}

/** Longest name of a view. */
const longest = 30

/** What a view is called, and who uses it. What was typed stays when it cannot be kept. */
export function ViewNaming({ title, given, mayShare, onName, onClose }: Props) {
  const say = useSay()
  const [shared, setShared] = useState(given.shared)
  return (
    <PromptDialog
      {...{ title, longest, onClose }}
      label={say(viewWords.name)}
      start={given.name}
      rules={[(name) => (name ? undefined : say(viewWords.nameNeeded))]}
      okText={say('save')}
      onOk={(name) => onName({ name, shared })}
    >
      {mayShare && (
        <label className="view-shared">
          <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
          {say(viewWords.shared)}
        </label>
      )}
    </PromptDialog>
  )
}
