import Dropdown from 'antd/es/dropdown'
import { ChevronDown, Languages, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
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

function PersonMenu() {
  const actions = useAccountActions()
  const person = useSession((state) => state.person)
  const items = actions.map(({ key, icon: Icon, text, run }) => ({ key, label: text, icon: <Icon size={16} aria-hidden />, onClick: run }))
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className="header-button">
        <span className="face" aria-hidden>
          {person?.realname.slice(-1)}
        </span>
        {person?.realname}
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

/** The header: fold, breadcrumb, search, bell, sync badge, language, person. */
export function DesktopHeader({ folded, onFold }: { folded: boolean; onFold: () => void }) {
  const say = useSay()
  const isReady = useEngineIfHere() !== undefined
  const Fold = folded ? PanelLeftOpen : PanelLeftClose
  return (
    <header className="desktop-header">
      <button type="button" className="header-button" aria-expanded={!folded} aria-label={say(accountWords.foldMenu)} onClick={onFold}>
        <Fold size={20} aria-hidden />
      </button>
      <Breadcrumbs />
      {isReady && <HeaderEnd />}
    </header>
  )
}
