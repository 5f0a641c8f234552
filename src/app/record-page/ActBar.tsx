import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Label } from '../../contract/label'
import type { Resource } from '../../contract/resource'
import { isRestorable, mayRestore } from '../../contract/sync/may-restore'
import { BigButton } from '../design/BigButton'
import { Link } from '../design/Link'
import { Sheet } from '../design/overlay/Sheet'
import { Suspense } from '../design/Suspense'
import { useSay } from '../language/use-say'
import { useRemoval } from '../resource/record/use-removal'
import { useRowVerbs } from '../resource/record/use-row-verbs'
import { useCan } from '../session/use-can'
import type { Act, PageProps, PartProps } from './record-page'
import { words } from './words'

function SheetAct({ act, resource, row }: PartProps & { act: Extract<Act, { sheet: unknown }> }) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const { icon: Icon, label, sheet: Opened } = act
  return (
    <>
      <BigButton className="act" icon={<Icon size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{say(label)}</span>
      </BigButton>
      {isOpen && <Opened {...{ resource, row }} close={() => setOpen(false)} />}
    </>
  )
}

function OneAct({ act, resource, row }: PartProps & { act: Act }) {
  const say = useSay()
  if ('part' in act) {
    const { part: Drawn } = act
    return <Drawn {...{ resource, row }} />
  }
  if ('sheet' in act) return <SheetAct {...{ act, resource, row }} />
  const { icon: Icon, label, to } = act
  return (
    <Link className="big-button act" data-look="plain" to={to(row)}>
      <Icon size={18} aria-hidden />
      <span>{say(label)}</span>
    </Link>
  )
}

type SheetFacts = Extract<Act, { sheet: unknown }>
const hasSheet = (act: Act): act is SheetFacts => 'sheet' in act

/** How what this person deletes comes back, if at all. */
function afterRemoval(resource: Resource, can: ReturnType<typeof useCan>): Label {
  if (mayRestore(can, resource)) return words.removedToBin
  return isRestorable(resource) ? words.removedForOthers : words.removedForGood
}

/** Behind the three dots, where no finger comes by chance: what is seldom done, and deleting, with what it does. */
function MoreActs({ acts, resource, row, onGone }: PageProps & { acts: readonly SheetFacts[] }) {
  const say = useSay()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<SheetFacts>()
  const remove = useRemoval(resource, [row])
  const mayRemove = useRowVerbs(resource, row).includes('remove')
  if (!mayRemove && acts.length === 0) return null
  const press = async () => {
    setOpen(false)
    if (await remove([row.id])) onGone()
  }
  const choose = (act: SheetFacts) => {
    setOpen(false)
    setChosen(act)
  }
  const Chosen = chosen?.sheet
  return (
    <>
      <BigButton
        className="act"
        icon={<Ellipsis size={18} aria-hidden />}
        aria-label={say(words.more)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} title={say(words.more)} onClose={() => setOpen(false)}>
        <div className="stack">
          {acts.map((act) => {
            const { name, icon: Icon, label } = act
            return (
              <BigButton key={name} wide icon={<Icon size={18} aria-hidden />} aria-haspopup="dialog" onClick={() => choose(act)}>
                {say(label)}
              </BigButton>
            )
          })}
          {mayRemove && (
            <div>
              <BigButton look="danger" wide icon={<Trash2 size={18} aria-hidden />} onClick={() => void press()}>
                {say('remove')}
              </BigButton>
              <p className="quiet">{say(afterRemoval(resource, can))}</p>
            </div>
          )}
        </div>
      </Sheet>
      {Chosen && (
        <Suspense>
          <Chosen {...{ resource, row }} close={() => setChosen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** What one does with a record. On a phone the first keeps its words and grows, the others are pictures with their words for readers. */
export function ActBar({ acts, ...props }: PageProps & { acts: readonly Act[] }) {
  const can = useCan()
  const { resource, row } = props
  const offered = acts.filter(({ needs, isOffered }) => (!needs || can(needs)) && (!isOffered || isOffered(row)))
  return (
    <div className="act-bar">
      {offered
        .filter(({ rare }) => !rare)
        .map((act) => (
          <OneAct key={act.name} {...{ act, resource, row }} />
        ))}
      <MoreActs {...props} acts={offered.filter(hasSheet).filter(({ rare }) => rare)} />
    </div>
  )
}
