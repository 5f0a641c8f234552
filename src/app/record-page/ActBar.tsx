import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../design/BigButton'
import { Link } from '../design/Link'
import { Sheet } from '../design/overlay/Sheet'
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

/** Behind the three dots, where no finger comes by chance: deleting, with what it does. */
function MoreActs({ resource, row, onGone }: PageProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const remove = useRemoval(resource, [row])
  if (!useRowVerbs(resource, row).includes('remove')) return null
  const press = async () => {
    setOpen(false)
    if (await remove([row.id])) onGone()
  }
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
        <BigButton look="danger" wide icon={<Trash2 size={18} aria-hidden />} onClick={() => void press()}>
          {say('remove')}
        </BigButton>
        <p className="quiet">{say(words.removeWhat)}</p>
      </Sheet>
    </>
  )
}

/** What one does with a record. On a phone the first keeps its words and grows, the others are pictures with their words for readers. */
export function ActBar({ acts, ...props }: PageProps & { acts: readonly Act[] }) {
  const can = useCan()
  const { resource, row } = props
  return (
    <div className="act-bar">
      {acts
        .filter(({ needs }) => !needs || can(needs))
        .map((act) => (
          <OneAct key={act.name} {...{ act, resource, row }} />
        ))}
      <MoreActs {...props} />
    </div>
  )
}
