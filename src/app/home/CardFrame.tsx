import { ChevronRight } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import type { Label } from '../../contract/label'
import { BigButton } from '../design/BigButton'
import { Link } from '../design/Link'
import { MenuIcon } from '../design/MenuIcon'
import { Skeleton } from '../design/Skeleton'
import { useSay } from '../language/use-say'
import type { CardLane, HomeCard } from './home-card'
import { words } from './words'
import './card-frame.css'

/** Which card is being drawn: what it is called, where it stands and leads, and how high it will be. */
export const CardContext = createContext<
  Pick<HomeCard, 'title' | 'icon' | 'height'> & { readonly to?: string | undefined; readonly lane: CardLane }
>({
  title: words.well,
  icon: 'inbox',
  height: 96,
  lane: 'main',
})

/** `part`: the device knows only what lies after `heldFrom`. `offline`: nothing is known without network. */
export type CardState = 'ready' | 'loading' | 'error' | 'offline' | 'part'

type Props = {
  state?: CardState
  /** In place of the title the area gave, where it says more today. */
  title?: Label
  /** Values of `title`. */
  values?: Readonly<Record<string, string | number>>
  /** Asks once more, where it went wrong. */
  onAgain?: () => void
  /** First day the device knows. */
  heldFrom?: string
  /** Time of the answer that is shown, where it is not today's any more for want of a network. */
  asOf?: string
  children?: ReactNode
}

function Head({ title }: { title: string }) {
  const { icon, to } = useContext(CardContext)
  const head = (
    <>
      <MenuIcon name={icon} size={18} />
      <span>{title}</span>
    </>
  )
  if (!to) return <span className="home-card-head">{head}</span>
  return (
    <Link className="home-card-head" to={to}>
      {head}
      <ChevronRight size={18} aria-hidden />
    </Link>
  )
}

function Missing({ state, onAgain }: Pick<Props, 'state' | 'onAgain'>) {
  const say = useSay()
  const { height } = useContext(CardContext)
  if (state === 'loading') return <Skeleton rows={1} height={height} />
  if (state === 'offline') return <p className="quiet">{say(words.offline)}</p>
  return (
    <>
      <p className="quiet">{say(words.broken)}</p>
      {onAgain && <BigButton onClick={onAgain}>{say(words.again)}</BigButton>}
    </>
  )
}

/** A card of the home: its head is the way to where one acts, its body the answer, or why there is none. */
export function CardFrame({ state = 'ready', title, values, onAgain, heldFrom = '', asOf, children }: Props) {
  const say = useSay()
  const context = useContext(CardContext)
  const id = useId()
  return (
    <section className="card home-card" aria-labelledby={id}>
      <h2 id={id}>
        <Head title={say(title ?? context.title, values)} />
      </h2>
      {state === 'ready' || state === 'part' ? children : <Missing state={state} onAgain={onAgain} />}
      {state === 'part' && <p className="quiet figures">{say(words.part, { from: heldFrom })}</p>}
      {asOf && <p className="quiet figures">{say(words.asOf, { time: asOf })}</p>}
    </section>
  )
}
