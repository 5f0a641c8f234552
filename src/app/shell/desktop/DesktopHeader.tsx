import Dropdown from 'antd/es/dropdown'
import { ChevronDown, Languages, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { User } from '../../../contract/system/user'
import { Avatar } from '../../avatar/Avatar'
import { arrange, useLayout } from '../../design/desktop/looks/layout'
import { lazyPart } from '../../design/lazy-part'
import { Suspense } from '../../design/Suspense'
import { accountWords } from '../../language/account-words'
import { speak, useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { DesktopBell } from '../../notices/desktop/DesktopBell'
import { useEngineIfHere } from '../../offline/engine-context'
import { useSession } from '../../session/session'
import { useAccountActions } from '../account/use-account-actions'
import { SyncBadge } from '../home/SyncBadge'
import { Breadcrumbs } from './Breadcrumbs'
import { SearchButton } from './SearchButton'
import { Logo } from './SideMenu'
import { useOutOfTheWay } from './use-out-of-the-way'
import { words } from './words'

const TopMenu = lazyPart(() => import('./TopMenu').then((file) => file.TopMenu))

/** Held against its noun by the compiler alone: the definition is no part of what comes first. */
const users: typeof User.name = 'user'

function PersonMenu() {
  const actions = useAccountActions()
  const say = useSay()
  const person = useSession((state) => state.person)
  const items = actions.map(({ key, icon: Icon, text, run }) => ({ key, label: text, icon: <Icon size={16} aria-hidden />, onClick: run }))
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className="header-button">
        {person && <Avatar noun={users} id={person.id} name={person.realname} picture={person.avatar} size="small" />}
        <span className="welcome">{say(words.welcome, { name: person?.realname })}</span>
        <ChevronDown size={16} aria-hidden />
      </button>
    </Dropdown>
  )
}

/** What is found, told and done with the work on this device, so that it waits for it: nobody leaves past work that has not been looked at. */
function HeaderEnd() {
  const language = useLanguage((state) => state.language)
  const other = language === 'en' ? 'zh-CN' : 'en'
  return (
    <div className="desktop-header-end">
      <SearchButton />
      <DesktopBell />
      <SyncBadge />
      <button type="button" className="header-button" onClick={() => speak(other)}>
        <Languages size={18} aria-hidden />
        <span lang={other}>{other === 'en' ? 'English' : '中文'}</span>
      </button>
      <PersonMenu />
    </div>
  )
}

function FoldButton() {
  const say = useSay()
  const folded = useLayout((layout) => layout.folded)
  const Fold = folded ? PanelLeftOpen : PanelLeftClose
  return (
    <button
      type="button"
      className="header-button"
      aria-expanded={!folded}
      aria-label={say(accountWords.foldMenu)}
      onClick={() => arrange({ folded: !folded })}
    >
      <Fold size={20} aria-hidden />
    </button>
  )
}

/** The header: fold and breadcrumb, or where the menu lies at the top that; then search, bell, sync badge, language, person. */
export function DesktopHeader() {
  const isReady = useEngineIfHere() !== undefined
  const { menuAt, menuTheme } = useLayout()
  const isAway = useOutOfTheWay()
  return (
    <header className="desktop-header" data-away={isAway || undefined}>
      {menuAt === 'top' ? (
        <>
          <Logo />
          <Suspense fallback={<nav className="top-menu" />}>
            <TopMenu look={menuTheme} />
          </Suspense>
        </>
      ) : (
        <>
          <FoldButton />
          <Breadcrumbs />
        </>
      )}
      {isReady && <HeaderEnd />}
    </header>
  )
}
