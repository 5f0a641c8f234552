import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { User } from '../../contract/system/user'
import { Avatar } from '../avatar/Avatar'
import { MenuIcon } from '../design/MenuIcon'
import { useLanguage } from '../language/language'
import { useSay } from '../language/use-say'
import { useSession } from '../session/session'
import { useAccountActions } from './account/use-account-actions'
import { MenuLink } from './MenuLink'
import { inLanguage, type MenuNode } from './menu'
import { DueCount } from './places/DueCount'
import { placeWords } from './places/words'
import { useLineHere } from './use-menu'
import { useMenuLines } from './use-menu-lines'
import './shell.css'

/** `here`: path of the menu entry whose screen is open. */
type LineProps = { node: MenuNode; here: string }

function Line({ node, here }: LineProps) {
  const language = useLanguage((state) => state.language)
  const title = inLanguage(node.title, language)
  return (
    <MenuLink className="drawer-line" node={node} isHere={here === node.path}>
      <MenuIcon name={node.icon} />
      {title}
      <DueCount path={node.path} />
    </MenuLink>
  )
}

function Group({ node, here }: LineProps) {
  const language = useLanguage((state) => state.language)
  if (node.children.length === 0) return <Line node={node} here={here} />
  return (
    <section>
      <h2>{inLanguage(node.title, language)}</h2>
      {node.children.map((child) => (
        <Group key={child.path} node={child} here={here} />
      ))}
    </section>
  )
}

/** Held against its noun by the compiler alone: the definition is no part of what comes first. */
const users: typeof User.name = 'user'

function DrawerHead({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const person = useSession((state) => state.person)
  const house = useSession((state) => state.house)
  return (
    <div className="drawer-head">
      {person && <Avatar noun={users} id={person.id} name={person.realname} picture={person.avatar} />}
      <div>
        <strong>{person?.realname}</strong>
        <span className="quiet">{house}</span>
      </div>
      <button type="button" className="page-bar-button" aria-label={say('close')} onClick={onClose}>
        <X aria-hidden />
      </button>
    </div>
  )
}

/** The menu in a hand, and what a person can do for themselves. */
export function Drawer({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const lines = useMenuLines()
  const here = useLineHere()
  const actions = useAccountActions()
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is for the backdrop and after a choice
    <dialog
      ref={ref}
      className="drawer"
      aria-label={say('menu')}
      onClose={onClose}
      onClick={(event) => (event.target === ref.current || (event.target as Element).closest('a')) && onClose()}
    >
      <DrawerHead onClose={onClose} />
      <nav className="drawer-menu" aria-label={say('menu')}>
        {lines.map((node) => (
          <Group key={node.path} node={node} here={here} />
        ))}
        <section className="drawer-foot">
          <h2>{say(placeWords.me)}</h2>
          {actions.map(({ key, icon: Icon, text, run }) => (
            <button
              key={key}
              type="button"
              className="drawer-line"
              onClick={() => {
                onClose()
                run()
              }}
            >
              <Icon aria-hidden />
              {text}
            </button>
          ))}
        </section>
      </nav>
    </dialog>
  )
}
