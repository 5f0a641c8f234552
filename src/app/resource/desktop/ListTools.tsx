import Dropdown from 'antd/es/dropdown'
import { FileSpreadsheet, Group, Keyboard, Link2, ListFilter, Plus, Printer, RefreshCw, Rows3, Trash2 } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { type Density, densities, isDensity } from '../../../contract/list/list-look'
import { isStoodBy } from '../../../contract/list/summary'
import type { Resource } from '../../../contract/resource'
import { useSlowly } from '../../blocks/fast-click/use-slowly'
import { BigButton } from '../../design/BigButton'
import { Link } from '../../design/Link'
import { useSay } from '../../language/use-say'
import { useBinLink } from '../../recycle-bin/use-bin-link'
import { words as binWords } from '../../recycle-bin/words'
import { ListQuery } from '../list/filter/ListQuery'
import { ImportButton } from '../list/import/ImportButton'
import type { ListState } from '../list/list-address'
import { paperWords } from '../paper/paper-words'
import { ColumnChoice } from './ColumnChoice'
import type { ColumnState } from './own-look/use-columns'
import { tableWords } from './table-words'

type Props = {
  resource: Resource
  columns: ColumnState
  group: string | undefined
  filters: ListState['filters']
  density: Density
  filtering: boolean
  mayAdd: boolean
  /** Rows there are, and whether a paper or a sheet of them is being made. */
  total: number
  isBusy: boolean
  change: (change: Partial<ListState>) => void
  onDensity: (density: Density) => void
  onFiltering: () => void
  onReload: () => void
  onPrint: () => void
  onExport: () => void
  onLink: () => void
  onKeys: () => void
}

const nothing = '-'

type MenuProps = {
  label: string
  icon: ReactNode
  items: readonly { key: string; label: string }[]
  chosen: string
  onChoose: (key: string) => void
}

/** A tool that opens a choice of which one holds. */
function ToolMenu({ label, icon, items, chosen, onChoose }: MenuProps) {
  const menu = { items: [...items], selectable: true, selectedKeys: [chosen], onClick: ({ key }: { key: string }) => onChoose(key) }
  return (
    <Dropdown trigger={['click']} menu={menu}>
      <BigButton look="quiet" aria-label={label} title={label} icon={icon} />
    </Dropdown>
  )
}

function GroupMenu({ resource, group, change }: Pick<Props, 'resource' | 'group' | 'change'>) {
  const say = useSay()
  const groups = Object.entries(resource.fields).filter(([name]) => isStoodBy(resource, name))
  if (groups.length === 0) return null
  return (
    <ToolMenu
      label={say(tableWords.group)}
      icon={<Group size={16} aria-hidden />}
      chosen={group ?? nothing}
      items={[{ key: nothing, label: say(tableWords.notGrouped) }, ...groups.map(([key, { label }]) => ({ key, label: say(label) }))]}
      onChoose={(key) => change({ group: key === nothing ? undefined : key })}
    />
  )
}

function DensityMenu({ density, onDensity }: Pick<Props, 'density' | 'onDensity'>) {
  const say = useSay()
  return (
    <ToolMenu
      label={say(tableWords.density)}
      icon={<Rows3 size={16} aria-hidden />}
      chosen={density}
      items={densities.map((key) => ({ key, label: say(tableWords[key]) }))}
      onChoose={(key) => isDensity(key) && onDensity(key)}
    />
  )
}

/** How the rows are looked at, and what is made of all of them. */
function Looks({ resource, columns, group, density, filtering, total, change, ...props }: Props) {
  const say = useSay()
  const reload = useSlowly(props.onReload)
  const bin = useBinLink(resource)
  const quiet = (label: string, icon: ReactNode, onClick: () => void, pressed?: boolean) => (
    <BigButton look="quiet" aria-label={label} title={label} aria-pressed={pressed} icon={icon} onClick={onClick} />
  )
  return (
    <>
      {quiet(say(tableWords.filterRow), <ListFilter size={16} aria-hidden />, props.onFiltering, filtering)}
      <GroupMenu {...{ resource, group, change }} />
      <DensityMenu density={density} onDensity={props.onDensity} />
      <ColumnChoice resource={resource} columns={columns} />
      {total > 0 && quiet(say(paperWords.print), <Printer size={16} aria-hidden />, props.onPrint)}
      {quiet(say('reload'), <RefreshCw size={16} aria-hidden />, reload)}
      {bin && (
        <Link className="big-button" data-look="quiet" aria-label={say(binWords.title)} title={say(binWords.title)} to={bin}>
          <Trash2 size={16} aria-hidden />
        </Link>
      )}
      {quiet(say(tableWords.copyLink), <Link2 size={16} aria-hidden />, props.onLink)}
      {quiet(say(tableWords.keys), <Keyboard size={16} aria-hidden />, props.onKeys)}
    </>
  )
}

/** What can be done with a table as a whole: what makes rows on the left, how they are looked at on the right. */
export function ListTools(props: Props) {
  const { resource, mayAdd, total, isBusy, change } = props
  const say = useSay()
  // The rows stand first.
  const isDue = useDeferredValue(true, false)
  return (
    <div className="list-tools" role="toolbar" aria-label={say('actions')}>
      {mayAdd && (
        <BigButton look="main" icon={<Plus size={16} aria-hidden />} onClick={() => change({ open: 'new' })}>
          {say('add')}
        </BigButton>
      )}
      <ImportButton {...{ resource, mayAdd }} />
      {total > 0 && (
        <BigButton icon={<FileSpreadsheet size={16} aria-hidden />} aria-haspopup="dialog" disabled={isBusy} onClick={props.onExport}>
          {say(tableWords.exportAll, { count: total })}
        </BigButton>
      )}
      <ListQuery {...{ resource, filters: props.filters }} onFilters={(filters) => change({ filters })} />
      <span className="list-tools-end">{isDue && <Looks {...props} />}</span>
    </div>
  )
}
