import Dropdown from 'antd/es/dropdown'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Link } from '../../../design/Link'
import { useSay } from '../../../language/use-say'
import { homePath } from '../../guard'
import { words } from '../words'
import type { OpenPages } from './use-open-pages'
import './page-tabs.css'

type TabProps = { path: string; open: OpenPages }

function PageTab({ path, open }: TabProps) {
  const say = useSay()
  const name = open.nameOf(path) ?? path
  const isUnsaved = path !== open.here && open.pages.some((page) => page.path === path && page.unsaved)
  const items = [
    { key: 'refresh', label: say(words.refresh), onClick: () => open.refresh(path) },
    { key: 'left', label: say(words.closeLeft), onClick: () => open.closeBeside(path, 'left') },
    { key: 'right', label: say(words.closeRight), onClick: () => open.closeBeside(path, 'right') },
    { key: 'others', label: say(words.closeOthers), onClick: () => open.closeBeside(path, 'others') },
  ]
  return (
    <li>
      <Dropdown trigger={['contextMenu']} menu={{ items }} autoFocus>
        <div className="page-tab" data-here={path === open.here || undefined}>
          <Link
            to={open.to(path)}
            aria-current={path === open.here ? 'page' : undefined}
            onAuxClick={(event) => {
              if (event.button !== 1) return
              event.preventDefault()
              open.close(path)
            }}
            onKeyDown={({ key }) => key === 'Delete' && open.close(path)}
          >
            {name}
            {isUnsaved && <i role="img" aria-label={say(words.unsaved)} title={say(words.unsaved)} />}
          </Link>
          {path !== homePath && (
            <button type="button" aria-label={say(words.closeTab, { name })} onClick={() => open.close(path)}>
              <X size={14} aria-hidden />
            </button>
          )}
        </div>
      </Dropdown>
    </li>
  )
}

/** The pages that are open, home before all others. A press of the right button, or the key for it, offers more; the delete key closes one. */
export function PageTabs({ open }: { open: OpenPages }) {
  const say = useSay()
  const ref = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another tab
  useLayoutEffect(() => {
    ref.current?.querySelector('[data-here]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [open.here])
  return (
    <nav ref={ref} className="page-tabs" aria-label={say(words.openPages)}>
      <ul>
        {open.paths.map((path) => (
          <PageTab key={path} path={path} open={open} />
        ))}
      </ul>
    </nav>
  )
}
