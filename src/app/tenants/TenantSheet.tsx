import { useState } from 'react'
import { tenantStatus } from '../../contract/tenants/tenant'
import { BigButton } from '../design/BigButton'
import { Sheet } from '../design/overlay/Sheet'
import { useSay } from '../language/use-say'
import { RenameForm } from './RenameForm'
import { TenantState } from './TenantState'
import type { House } from './tenant-calls'
import { useTenantAct } from './use-tenant-act'
import { words } from './words'

type Props = { readonly house: House; readonly onClose: () => void }

function Facts({ house }: { house: House }) {
  const say = useSay()
  const facts = [
    [words.number, house.id],
    [words.people, house.people],
    [words.created, house.createTime],
  ] as const
  return (
    <dl className="tenant-facts figures">
      {facts.map(([name, value]) => (
        <div key={name.en}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Acts({ house, onRename, onGone }: { house: House; onRename: () => void; onGone: () => void }) {
  const say = useSay()
  const { busy, freeze, thaw, remove } = useTenantAct(house)
  const isFrozen = house.status === tenantStatus.frozen
  return (
    <div className="tenant-acts">
      <BigButton disabled={busy} onClick={onRename}>
        {say(words.rename)}
      </BigButton>
      {isFrozen && (
        <BigButton look="main" disabled={busy} onClick={() => void thaw()}>
          {say(words.thaw)}
        </BigButton>
      )}
      {!isFrozen && !house.isOwn && (
        <BigButton look="danger" disabled={busy} onClick={() => void freeze()}>
          {say(words.freeze)}
        </BigButton>
      )}
      {isFrozen && (
        <BigButton look="danger" disabled={busy} onClick={() => void remove().then((isGone) => isGone && onGone())}>
          {say(words.remove)}
        </BigButton>
      )}
    </div>
  )
}

/** A house with everything its operator does to it. */
export function TenantSheet({ house, onClose }: Props) {
  const say = useSay()
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) {
    const done = () => setRenaming(false)
    return (
      <Sheet open title={say(words.renameOf, { name: house.name })} onClose={done}>
        <RenameForm house={house} onDone={done} />
      </Sheet>
    )
  }
  return (
    <Sheet open title={house.name} onClose={onClose}>
      <div className="stack">
        <div>
          <TenantState house={house} />
        </div>
        {house.status === tenantStatus.frozen && <p>{say(words.frozenHint)}</p>}
        <Facts house={house} />
        {house.isOwn && <p className="quiet">{say(words.ownHint)}</p>}
        <Acts house={house} onRename={() => setRenaming(true)} onGone={onClose} />
      </div>
    </Sheet>
  )
}
