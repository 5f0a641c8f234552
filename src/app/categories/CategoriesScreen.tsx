import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Values } from '../../contract/fields/values'
import { Category } from '../../contract/system/category'
import { type TreeColumn, TreeGrid } from '../blocks/tree-table/TreeTable'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { Sheet } from '../design/overlay/Sheet'
import { Page } from '../design/Page'
import { Skeleton } from '../design/Skeleton'
import { StateView } from '../design/StateView'
import { SearchBox } from '../fields/choice/SearchBox'
import { useSay } from '../language/use-say'
import { useRows } from '../offline/view/use-rows'
import type { View } from '../offline/view/view'
import { RecordForm } from '../resource/form/RecordForm'
import { useRemoval } from '../resource/record/use-removal'
import { useCan } from '../session/use-can'
import { useResource } from '../shell/product'
import { CategoryActs, type CategoryDoing } from './CategoryActs'
import { type CategoryRow, categoryLines } from './category-lines'
import { words } from './words'
import './categories.css'

type Row = View<typeof Category>
/** What is being written: a new category below another one or on top, or one there is. */
type Writing = { readonly below: CategoryRow | undefined } | { readonly row: Row }

function Editor({ writing, onClose, onMade }: { writing: Writing | undefined; onClose: () => void; onMade: (below: string) => void }) {
  const say = useSay()
  const resource = useResource(Category.name)
  const row = writing && 'row' in writing ? writing.row : undefined
  const below = writing && 'below' in writing ? writing.below : undefined
  const title = row ? say(words.edit, { name: row.name }) : below ? say(words.addBelow, { name: below.name }) : say(words.add)
  return (
    <Sheet open={writing !== undefined} title={title} onClose={onClose}>
      <RecordForm
        resource={resource}
        {...(row && { row })}
        {...(below && { about: { parentId: below.id } })}
        onCancel={onClose}
        onSaved={() => {
          if (below) onMade(below.id)
          onClose()
        }}
      />
    </Sheet>
  )
}

/** In a hand a code stands below its name: deep ones are long. */
const NameAndCode = ({ name, code }: Values) => (
  <span className="category-name">
    {String(name)}
    <small className="quiet">{String(code ?? '')}</small>
  </span>
)

function Tree({ rows, doing, keyword, open, setOpen }: TreeProps) {
  const say = useSay()
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows])
  const lines = useMemo(() => categoryLines(rows, open, keyword), [rows, open, keyword])
  const isDesktop = useFace() === 'desktop'
  const named: readonly TreeColumn[] = isDesktop
    ? [
        { key: 'name', title: words.name },
        { key: 'code', title: words.code },
      ]
    : [{ key: 'name', title: words.name, draw: NameAndCode }]
  const columns: readonly TreeColumn[] = [
    ...named,
    {
      key: 'acts',
      title: words.acts,
      draw: ({ id }) => {
        const row = byId.get(String(id))
        return row && <CategoryActs row={row} doing={doing} />
      },
    },
  ]
  const turn = (key: string, isOpen: boolean) => setOpen(new Set(isOpen ? [...open, key] : [...open].filter((one) => one !== key)))
  if (lines.length === 0) return <p className="quiet">{say('noneFound')}</p>
  return <TreeGrid title={say(words.tree)} {...{ columns, lines, turn }} retry={() => undefined} />
}

type TreeProps = {
  rows: readonly Row[]
  doing: CategoryDoing
  keyword: string
  open: ReadonlySet<string>
  setOpen: (open: ReadonlySet<string>) => void
}

/** The categories of the house as a tree that is kept where it is seen. */
export function CategoriesScreen({ title }: { title: string }) {
  const say = useSay()
  const can = useCan()
  const isDesktop = useFace() === 'desktop'
  const rows = useRows(Category)
  const remove = useRemoval(useResource(Category.name), rows ?? [])
  const [keyword, setKeyword] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [writing, setWriting] = useState<Writing>()
  if (!rows) return <Page title={title}>{<Skeleton rows={8} height={48} />}</Page>
  const doing: CategoryDoing = {
    onAdd: (below) => setWriting({ below }),
    onEdit: ({ id }) => {
      const row = rows.find((one) => one.id === id)
      if (row) setWriting({ row })
    },
    onRemove: ({ id }) => void remove([id]),
  }
  const adding = can('category:add') && (
    <BigButton
      look={isDesktop ? 'plain' : 'main'}
      wide={!isDesktop}
      aria-haspopup="dialog"
      icon={<Plus size={18} aria-hidden />}
      onClick={() => setWriting({ below: undefined })}
    >
      {say(words.add)}
    </BigButton>
  )
  const everyParent = () => new Set(rows.flatMap(({ parentId }) => (parentId ? [parentId] : [])))
  return (
    <Page title={title} {...(isDesktop ? { actions: adding } : { main: adding })}>
      {rows.length === 0 ? (
        <StateView kind="empty" title={say(words.empty)}>
          {say(words.emptyHint)}
        </StateView>
      ) : (
        <>
          <div className="category-tools">
            <SearchBox keyword={keyword} onKeyword={setKeyword} />
            <BigButton look="quiet" icon={<ChevronsUpDown size={18} aria-hidden />} onClick={() => setOpen(everyParent())}>
              {say(words.openAll)}
            </BigButton>
            <BigButton look="quiet" icon={<ChevronsDownUp size={18} aria-hidden />} onClick={() => setOpen(new Set())}>
              {say(words.closeAll)}
            </BigButton>
          </div>
          <Tree {...{ rows, doing, keyword, open, setOpen }} />
        </>
      )}
      <Editor writing={writing} onClose={() => setWriting(undefined)} onMade={(below) => setOpen(new Set([...open, below]))} />
    </Page>
  )
}
