import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Resource } from '../../contract/resource'
import { type TreeColumn, TreeGrid } from '../blocks/tree-table/TreeTable'
import type { TreeLine } from '../blocks/tree-table/tree-lines'
import { useFace } from '../design/face'
import { MenuIcon } from '../design/MenuIcon'
import { useSay } from '../language/use-say'
import type { ViewRow } from '../resource/row'
import { NodeName } from './NodeName'
import { NodeActs, type NodeDoing, NodeTools } from './NodeTools'
import { shownLines } from './shown-lines'
import { besideOf, pictureOf } from './told-node'
import type { RowTree } from './tree'
import { type Place, placeByKey } from './tree-places'
import { type TreeDrag, useTreeDrag } from './use-tree-drag'
import { words } from './words'

type Props = {
  resource: Resource
  tree: RowTree
  open: ReadonlySet<string>
  keyword: string
  chosen: string | undefined
  nameOf: (row: ViewRow) => string
  doing: NodeDoing
  turn: (id: string, isOpen: boolean) => void
  onOpen: (id: string) => void
  /** Puts a row to another place; undefined where nobody changes places. */
  put: ((row: ViewRow, place: Place) => Promise<boolean>) | undefined
}

/** The keyboard stays with a row that is put to another place. */
function useFocusKept(tree: RowTree) {
  const place = useRef<HTMLDivElement>(null)
  const followed = useRef<{ readonly id: string; readonly before: RowTree }>(undefined)
  useLayoutEffect(() => {
    const { id, before } = followed.current ?? {}
    if (!id || before === tree) return
    followed.current = undefined
    const lines = place.current?.querySelectorAll<HTMLElement>('.tree-line') ?? []
    const line = [...lines].find((one) => one.dataset.key === id)
    if (line && !line.contains(document.activeElement)) line.focus()
  }, [tree])
  return {
    place,
    follow: (id: string) => {
      followed.current = { id, before: tree }
    },
  }
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

type Moved = Pick<Props, 'tree' | 'put' | 'onOpen'> & { move: (row: ViewRow, to: Place) => void }

/** What keys do at a line: Enter opens it, and arrows with Alt held put it to another place. */
const keysOf =
  ({ tree, put, onOpen, move }: Moved) =>
  (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, altKey, target } = event
    const line = target instanceof Element ? target.closest<HTMLElement>('.tree-line') : null
    const row = tree.byId.get(line?.dataset.key ?? '')
    const isMove = altKey && put && arrows.includes(key)
    if (!row || !(isMove || (key === 'Enter' && target === line))) return
    // Where there is no such place nothing else happens either, such as going back a page.
    event.preventDefault()
    event.stopPropagation()
    const to = isMove && placeByKey(tree, row, key)
    if (to) move(row, to)
    if (!isMove) onOpen(row.id)
  }

type Drawn = Omit<Props, 'open' | 'keyword' | 'turn' | 'put'> & { drag: TreeDrag | undefined; onMore: (row: ViewRow) => void }

function nameCell({ resource, tree, chosen, nameOf, drag, onOpen }: Drawn, id: string) {
  const row = tree.byId.get(id)
  if (!row) return null
  const icon = pictureOf(resource, row)
  return (
    <NodeName
      {...{ id, drag }}
      name={nameOf(row)}
      beside={besideOf(resource, row)}
      picture={icon !== undefined && <MenuIcon name={icon} size={18} />}
      isChosen={id === chosen}
      onOpen={() => onOpen(id)}
    />
  )
}

function toolsCell({ resource, tree, nameOf, doing, onMore }: Drawn, id: string) {
  const row = tree.byId.get(id)
  return row && <NodeTools {...{ resource, row, doing, onMore }} name={nameOf(row)} />
}

const columnsOf = (drawn: Drawn): readonly TreeColumn[] => [
  { key: 'name', title: words.name, draw: ({ id }) => nameCell(drawn, String(id)) },
  { key: 'acts', title: words.acts, draw: ({ id }) => toolsCell(drawn, String(id)) },
]

/** A tree of rows: opened and folded, walked by keys, each row opened by its name and put to another place where that may be. */
export function NodeTree({ open, keyword, turn, put, ...given }: Props) {
  const { resource, tree, nameOf, doing, onOpen } = given
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const { place, follow } = useFocusKept(tree)
  const [acting, setActing] = useState<ViewRow>()
  const lines = useMemo(() => shownLines(resource, tree, open, keyword), [resource, tree, open, keyword])
  const move = (row: ViewRow, to: Place) => {
    follow(row.id)
    void put?.(row, to).then((isDone) => isDone && to.parentId && turn(to.parentId, true))
  }
  const drag = useTreeDrag(tree, move)
  const columns = columnsOf({ ...given, drag: put && isDesktop ? drag : undefined, onMore: setActing })
  const named = (line: TreeLine): TreeLine => {
    const row = tree.byId.get(line.key)
    return row && line.row ? { ...line, row: { ...line.row, name: nameOf(row) } } : line
  }
  if (lines.length === 0) return <p className="quiet">{say('noneFound')}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens at the lines within it */}
      <div
        ref={place}
        className="node-tree"
        onKeyDownCapture={keysOf({ tree, put, onOpen, move })}
        onDragOver={drag.move}
        onDrop={drag.drop}
      >
        <TreeGrid
          title={say(words.tree, { noun: say(resource.label) })}
          {...{ columns, turn }}
          lines={lines.map(named)}
          retry={() => undefined}
        />
      </div>
      {acting && <NodeActs {...{ resource, doing }} row={acting} name={nameOf(acting)} onClose={() => setActing(undefined)} />}
    </>
  )
}
