import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Role } from '../../contract/system/role'
import { BigButton } from '../design/BigButton'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { asList } from '../fields/field-input'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import type { ViewRow } from '../resource/row'
import { useCan } from '../session/use-can'
import { explain } from '../wire/explain'
import { RightsEditor } from './RightsEditor'
import { RightsTree } from './RightsTree'
import { type Branch, type Chosen, grantsIn, pruned, type Rights } from './rights-tree'
import { useOpenGroups } from './use-open-groups'
import { useEntriesBeyond, useRights } from './use-role-rights'
import { words } from './words'
import './rights.css'
import '../resource/record/record-part.css'

function Given({ rights, given }: { rights: Rights; given: Chosen }) {
  const say = useSay()
  const shown = pruned(rights.tree, ({ grant }) => grant !== undefined && given.has(grant))
  const { open, onOpen } = useOpenGroups(shown, false)
  const countOf = (branch: Branch) => String(grantsIn(branch).length)
  if (shown.length === 0) return <p className="quiet">{say(words.none)}</p>
  return (
    <>
      <p className="quiet figures">{say(words.count, { count: shown.flatMap(grantsIn).length })}</p>
      <RightsTree label={say(words.title)} tree={shown} {...{ open, onOpen, countOf }} />
    </>
  )
}

function Known({ row, rights }: { row: ViewRow; rights: Rights }) {
  const say = useSay()
  const can = useCan()
  const beyond = useEntriesBeyond(row.id)
  const [editing, setEditing] = useState(false)
  const given = new Set(asList(row.permissions))
  const role = { id: row.id, name: String(row.roleName ?? ''), given }
  const mayEdit = can(`${Role.name}:edit`)
  const editor = editing && beyond && <RightsEditor {...{ role, rights, beyond }} onDone={() => setEditing(false)} />
  return (
    <>
      {mayEdit && !editing && (
        <div className="flow-bar">
          <BigButton icon={<ListChecks size={18} aria-hidden />} aria-haspopup="dialog" disabled={!beyond} onClick={() => setEditing(true)}>
            {say(words.edit)}
          </BigButton>
        </div>
      )}
      {editor}
      {!editing && <Given rights={rights} given={given} />}
    </>
  )
}

/** What the record of a role shows below its fields: what it may do, by name, and for whoever may give rights a way to change it. */
export function RolePart({ row }: { row: ViewRow }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { rights, error, isOffline, again } = useRights()
  const retry = <BigButton onClick={again}>{say('tryAgain')}</BigButton>
  return (
    <section className="record-part" aria-label={say(words.title)}>
      <h3>{say(words.title)}</h3>
      {rights && <Known key={row.id} row={row} rights={rights} />}
      {!rights && !error && !isOffline && <Skeleton rows={4} height={44} />}
      {!rights && isOffline && (
        <StateView kind="offline" title={say('offlineTitle')} action={retry}>
          {say(words.offline)}
        </StateView>
      )}
      {!rights && error !== undefined && !isOffline && (
        <StateView kind="error" title={say('loadFailed')} action={retry}>
          {explain(error, language)}
        </StateView>
      )}
    </section>
  )
}
