import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import type { Permission } from '../../contract/access'
import type { Label } from '../../contract/label'
import { BigButton } from '../design/BigButton'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { useCan } from '../session/use-can'
import { RightsEditor } from './RightsEditor'
import { RightsTree } from './RightsTree'
import { type Branch, type Chosen, grantsIn, pruned, type Rights } from './rights-tree'
import { useOpenGroups } from './use-open-groups'
import { type RightsSource, useEntriesBeyond, useRights } from './use-rights'
import { words } from './words'
import './rights.css'
import '../resource/record/record-part.css'

function Given({ title, none, rights, given }: Pick<Props, 'title' | 'none' | 'given'> & { rights: Rights }) {
  const say = useSay()
  const shown = pruned(rights.tree, ({ grant }) => grant !== undefined && given.has(grant))
  const { open, onOpen } = useOpenGroups(shown, false)
  const countOf = (branch: Branch) => String(grantsIn(branch).length)
  if (shown.length === 0) return <p className="quiet">{say(none)}</p>
  return (
    <>
      <p className="quiet figures">{say(words.count, { count: shown.flatMap(grantsIn).length })}</p>
      <RightsTree label={say(title)} tree={shown} {...{ open, onOpen, countOf }} />
    </>
  )
}

function Known({ rights, ...props }: Props & { rights: Rights }) {
  const say = useSay()
  const can = useCan()
  const { source, name, given, mayEdit, edit = words.edit } = props
  const beyond = useEntriesBeyond(source)
  const [editing, setEditing] = useState(false)
  const role = { source, name, given }
  const editor = editing && beyond && <RightsEditor {...{ role, rights, beyond }} onDone={() => setEditing(false)} />
  return (
    <>
      {can(mayEdit) && !editing && (
        <div className="flow-bar">
          <BigButton icon={<ListChecks size={18} aria-hidden />} aria-haspopup="dialog" disabled={!beyond} onClick={() => setEditing(true)}>
            {say(edit)}
          </BigButton>
        </div>
      )}
      {editor}
      {!editing && <Given {...props} rights={rights} />}
    </>
  )
}

type Props = {
  /** What the part is called. */
  title: Label
  /** Said below it: for what it holds. */
  hint?: Label
  /** Said where nothing is given. */
  none: Label
  /** What the press is called that opens the choice. */
  edit?: Label
  source: RightsSource
  /** What the record is called. */
  name: string
  given: Chosen
  /** The right it takes to give and take. */
  mayEdit: Permission
}

/** What a record gives, by name, and for whoever may give rights a way to change it. */
export function RightsPart(props: Props) {
  const say = useSay()
  return (
    <div className="record-part">
      {props.hint && <p className="quiet">{say(props.hint)}</p>}
      <Answered answer={useRights(props.source)} rows={4} height={44} stays={words.offline}>
        {(rights) => <Known key={props.source.id} {...props} rights={rights} />}
      </Answered>
    </div>
  )
}
