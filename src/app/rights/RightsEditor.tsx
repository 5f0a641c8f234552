import { Search } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../design/BigButton'
import { Chip } from '../design/Chip'
import { useFace } from '../design/face'
import { Sheet } from '../design/overlay/Sheet'
import { useSay } from '../language/use-say'
import { FailureNotice } from '../resource/form/FailureNotice'
import { RightsTree } from './RightsTree'
import { type Branch, found, givenOf, grantsIn, type Rights } from './rights-tree'
import { useOpenGroups } from './use-open-groups'
import { type Edited, useRightsEditing } from './use-rights-editing'
import { words } from './words'
import '../fields/inputs.css'

type Props = { role: Edited; rights: Rights; beyond: ReadonlySet<string>; onDone: () => void }
type Editing = ReturnType<typeof useRightsEditing>

const noFields = { fields: {}, form: [] }

function Tools({ text, onText, editing }: { text: string; onText: (text: string) => void; editing: Editing }) {
  const say = useSay()
  return (
    <div className="rights-tools">
      <label className="search-box">
        <Search aria-hidden />
        <input
          type="search"
          enterKeyHint="search"
          value={text}
          aria-label={say(words.search)}
          placeholder={say(words.search)}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      <div className="chips">
        <Chip chosen={editing.linked} onToggle={editing.link}>
          {say(words.linked)}
        </Chip>
      </div>
    </div>
  )
}

function Choosing({ rights, beyond, editing, label }: Pick<Props, 'rights' | 'beyond'> & { editing: Editing; label: string }) {
  const say = useSay()
  const [text, setText] = useState('')
  const isSearching = text.trim() !== ''
  const shown = isSearching ? found(rights.tree, text) : rights.tree
  const { open, onOpen } = useOpenGroups(shown, isSearching)
  const countOf = (branch: Branch) => {
    const grants = grantsIn(branch)
    return `${grants.filter((grant) => editing.chosen.has(grant)).length}/${grants.length}`
  }
  const checking = { givenOf: (branch: Branch) => givenOf(branch, editing.chosen), isLocked: editing.isLocked, onPress: editing.press }
  return (
    <>
      <Tools text={text} onText={setText} editing={editing} />
      <p className="quiet">{say(words.linkedHint)}</p>
      {beyond.size > 0 && <p className="quiet">{say(words.locked)}</p>}
      <FailureNotice resource={noFields} failure={editing.failure} problems={{}} />
      {shown.length > 0 ? <RightsTree {...{ label, open, onOpen, countOf, checking }} tree={shown} /> : <p>{say('noneFound')}</p>}
    </>
  )
}

function End({ editing }: { editing: Editing }) {
  const say = useSay()
  return (
    <>
      <p className="quiet rights-difference" role="status">
        {editing.what}
      </p>
      <BigButton onClick={() => void editing.leave()}>{say('cancel')}</BigButton>
      <BigButton look="main" disabled={editing.busy || !editing.isChanged} onClick={() => void editing.save()}>
        {say(editing.busy ? 'saving' : 'save')}
      </BigButton>
    </>
  )
}

/** Changes what a role may do: over the whole screen for fingers, in the open record's place on a desktop. */
export function RightsEditor(props: Props) {
  const say = useSay()
  const isTouch = useFace() === 'touch'
  const editing = useRightsEditing(props)
  const title = say(words.editOf, { role: props.role.name })
  const choosing = <Choosing rights={props.rights} beyond={props.beyond} editing={editing} label={title} />
  if (isTouch)
    return (
      <Sheet open look="full" title={title} onClose={() => void editing.leave()} footer={<End editing={editing} />}>
        {choosing}
      </Sheet>
    )
  return (
    <div className="rights-editor">
      {choosing}
      <div className="form-end">
        <End editing={editing} />
      </div>
    </div>
  )
}
