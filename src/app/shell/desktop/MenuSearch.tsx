import Select from 'antd/es/select'
import { useNavigate } from 'react-router-dom'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { inLanguage, leavesOf } from '../menu'
import { useMenu } from '../use-menu'

/** Finds a menu entry by a piece of its name and goes there. */
export function MenuSearch() {
  const say = useSay()
  const navigate = useNavigate()
  const language = useLanguage((state) => state.language)
  const leaves = leavesOf(useMenu().nodes)
  const go = (path: string) => {
    const chosen = leaves.find((node) => node.path === path)
    if (chosen?.outside && chosen.url) window.open(chosen.url, '_blank', 'noreferrer')
    else void navigate(path)
  }
  return (
    <Select<string | null>
      className="menu-search"
      aria-label={say('searchMenu')}
      placeholder={say('searchMenu')}
      showSearch={{ optionFilterProp: 'label' }}
      value={null}
      notFoundContent={say('noneFound')}
      options={leaves.map((node) => ({ value: node.path, label: inLanguage(node.title, language) }))}
      onSelect={(path) => path && go(path)}
    />
  )
}
