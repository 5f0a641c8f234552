import { ChevronsDownUp, ChevronsUpDown, Plus } from 'lucide-react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { parentField } from '../../contract/fields/tree'
import type { Resource } from '../../contract/resource'
import { BigButton } from '../design/BigButton'
import { useFace } from '../design/face'
import { Page } from '../design/Page'
import { StateView } from '../design/StateView'
import { SearchBox } from '../fields/choice/SearchBox'
import { useSay } from '../language/use-say'
import { useListAddress } from '../resource/list/use-list-address'
import { usePlace } from '../resource/list/use-place'
import { RecordView } from '../resource/record/RecordView'
import type { ViewRow } from '../resource/row'
import { useCan } from '../session/use-can'
import { NodeSheets, type Writing } from './NodeSheets'
import type { NodeDoing } from './NodeTools'
import { NodeTree } from './NodeTree'
import { type RowTree, rowTreeOf } from './tree'
import { placeByKey } from './tree-places'
import { type TreeActs, useTreeActs } from './use-tree-acts'
import { useUnfolded } from './use-unfolded'
import { words } from './words'
import './tree.css'

type Props = {
  title: string
  resource: Resource
  rows: readonly ViewRow[]
  /** They are some of those there are: none is added on top of them. */
  isPart?: boolean
}

/** A record of the tree. On a desk beside it, in a hand a page of its own. */
function OpenNode({ resource, id, close }: { resource: Resource; id: string; close: () => void }) {
  const [editing, setEditing] = useState(false)
  return <RecordView key={id} {...{ resource, id, editing }} onEdit={setEditing} onClose={close} />
}

const useMayAddTo = ({ name, verbs }: Resource): boolean => useCan()(`${name}:add`) && verbs.includes('add')

/** What this person may do with rows of the tree where they stand. */
function useDoing(resource: Resource, tree: RowTree, acts: TreeActs, write: (writing: Writing) => void) {
  const can = useCan()
  const mayAdd = useMayAddTo(resource)
  const mayMove = can(`${resource.name}:edit`) && resource.fields[parentField]?.fixed !== true
  const mayPlace = mayMove && resource.placedBy !== undefined
  const doing: NodeDoing = {
    ...(mayAdd && { onAdd: (below) => write({ below }) }),
    ...(mayMove && { onMoveTo: (moved) => write({ moved }) }),
    ...(mayPlace && {
      onStep: (row, key) => {
        const place = placeByKey(tree, row, key)
        if (place) void acts.put(row, place)
      },
    }),
    onRemove: (row) => void acts.takeAway(row),
  }
  return { doing, mayPlace }
}

type ToolProps = { keyword: string; setKeyword: (keyword: string) => void; openAll: () => void; closeAll: () => void }

function TreeTools({ keyword, setKeyword, openAll, closeAll }: ToolProps) {
  const say = useSay()
  return (
    <div className="tree-tools">
      <SearchBox keyword={keyword} onKeyword={setKeyword} />
      <BigButton
        look="quiet"
        aria-label={say(words.openAll)}
        title={say(words.openAll)}
        icon={<ChevronsUpDown size={18} aria-hidden />}
        onClick={openAll}
      />
      <BigButton
        look="quiet"
        aria-label={say(words.closeAll)}
        title={say(words.closeAll)}
        icon={<ChevronsDownUp size={18} aria-hidden />}
        onClick={closeAll}
      />
    </div>
  )
}

/** Which record stands open, as the address says; on a desk the first one where it says nothing. */
function useOpened(resource: Resource, tree: RowTree) {
  const isDesktop = useFace() === 'desktop'
  const [{ open: asked }, change] = useListAddress(resource)
  const isPage = !isDesktop && asked !== undefined
  const place = usePlace(!isPage)
  useLayoutEffect(() => {
    window.scrollTo(0, isPage ? 0 : place.current)
  }, [isPage, place])
  const open = (id: string) => {
    if (!isPage) place.current = window.scrollY
    change({ open: id })
  }
  const opened = asked ?? (isDesktop ? tree.levels.get('')?.[0]?.id : undefined)
  return { isPage, opened, open, close: () => change({ open: undefined }) }
}

/** Makes one on top of the tree. */
function AddOnTop({ noun, onAdd }: { noun: string; onAdd: () => void }) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  return (
    <BigButton
      look={isDesktop ? 'plain' : 'main'}
      wide={!isDesktop}
      aria-haspopup="dialog"
      icon={<Plus size={18} aria-hidden />}
      onClick={onAdd}
    >
      {say(words.add, { noun })}
    </BigButton>
  )
}

type SideProps = {
  resource: Resource
  tree: RowTree
  acts: TreeActs
  unfolded: ReturnType<typeof useUnfolded>
  chosen: string | undefined
  onOpen: (id: string) => void
  write: (writing: Writing) => void
}

/** The tree with what finds a row in it. */
function TreeSide({ resource, tree, acts, unfolded, chosen, onOpen, write }: SideProps) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const [keyword, setKeyword] = useState('')
  const { doing, mayPlace } = useDoing(resource, tree, acts, write)
  const { open, turn, openAll, closeAll } = unfolded
  return (
    <section className="tree-side" aria-label={say(words.tree, { noun: say(resource.label) })}>
      <TreeTools {...{ keyword, setKeyword, openAll, closeAll }} />
      <NodeTree
        {...{ resource, tree, keyword, doing, open, turn, chosen, onOpen }}
        nameOf={acts.nameOf}
        put={mayPlace ? acts.put : undefined}
      />
      {mayPlace && isDesktop && <p className="quiet tree-keys">{say(words.keys)}</p>}
    </section>
  )
}

function NoRows({ noun, mayAdd }: { noun: string; mayAdd: boolean }) {
  const say = useSay()
  return (
    <StateView kind="empty" title={say(words.empty, { noun })}>
      {mayAdd && say(words.emptyHint)}
    </StateView>
  )
}

/** A noun's rows as the tree they are: beside the record that is chosen on a desk, unfolding where it stands in a hand. */
export function TreeFace({ title, resource, rows, isPart = false }: Props) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const tree = useMemo(() => rowTreeOf(resource, rows), [resource, rows])
  const { isPage, opened, open, close } = useOpened(resource, tree)
  const unfolded = useUnfolded(tree, opened)
  const [writing, write] = useState<Writing>()
  const acts = useTreeActs(resource, tree, (id) => unfolded.turn(id, true))
  const mayAdd = useMayAddTo(resource)
  const noun = say(resource.label)
  const record = opened && <OpenNode key={opened} resource={resource} id={opened} close={close} />
  if (isPage)
    return (
      <Page title={noun} onBack={close}>
        {record}
      </Page>
    )
  const adding = mayAdd && !isPart && <AddOnTop noun={noun} onAdd={() => write({ below: undefined })} />
  const made = (id: string, below: ViewRow | undefined) => {
    write(undefined)
    if (below) unfolded.turn(below.id, true)
    if (id && isDesktop) open(id)
  }
  return (
    <Page title={title} {...(isDesktop ? { actions: adding } : { main: adding })}>
      {rows.length === 0 && <NoRows {...{ noun, mayAdd }} />}
      {rows.length > 0 && (
        <div className="tree-face">
          <TreeSide {...{ resource, tree, acts, unfolded, write }} chosen={isDesktop ? opened : undefined} onOpen={open} />
          {isDesktop && record && <section className="tree-record">{record}</section>}
        </div>
      )}
      <p className="for-readers" aria-live="polite">
        {acts.said}
      </p>
      <NodeSheets {...{ resource, tree, writing }} nameOf={acts.nameOf} onClose={() => write(undefined)} onMade={made} />
    </Page>
  )
}
