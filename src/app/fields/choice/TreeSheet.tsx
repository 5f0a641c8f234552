import { Check, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Sheet } from '../../design/overlay/Sheet'
import { Skeleton } from '../../design/Skeleton'
import { useSay } from '../../language/use-say'
import { flat, type TreeNode, useTree } from '../../resource/use-tree'
import type { FieldInputProps } from '../field-input'
import { words } from '../words'
import { SearchBox } from './SearchBox'
import './tree.css'
import '../inputs.css'

type Props = {
  input: FieldInputProps
  many: boolean
  chosen: readonly string[]
  choose: (ids: readonly string[]) => void
  onClose: () => void
}

type RowProps = { node: TreeNode; isChosen: boolean; isFound: boolean; onPick: () => void; onOpen: () => void }

/** One row: a press chooses it, the arrow beside it leads to those below. */
function TreeRow({ node, isChosen, isFound, onPick, onOpen }: RowProps) {
  const say = useSay()
  return (
    <li className="tree-row">
      <button type="button" aria-pressed={isChosen} onClick={onPick}>
        <span>
          {node.text}
          {isFound && node.above.length > 0 && <small className="quiet"> {node.above.join(' / ')}</small>}
        </span>
        {isChosen && <Check aria-hidden />}
      </button>
      {!isFound && node.children.length > 0 && (
        <button type="button" className="tree-below" aria-label={say(words.below, { name: node.text })} onClick={onOpen}>
          <ChevronRight aria-hidden />
        </button>
      )}
    </li>
  )
}

/** The rows somebody has gone down through; each leads back to itself. */
function Trail({ path, onGo }: { path: readonly TreeNode[]; onGo: (depth: number) => void }) {
  const say = useSay()
  return (
    <nav className="tree-path" aria-label={say(words.top)}>
      {[undefined, ...path].map((node, at) => (
        <button key={node?.value ?? ''} type="button" disabled={at === path.length} onClick={() => onGo(at)}>
          {node?.text ?? say(words.top)}
        </button>
      ))}
    </nav>
  )
}

function End({ input, many, chosen, choose, onClose }: Props) {
  const say = useSay()
  const empty = () => {
    choose([])
    onClose()
  }
  if (many)
    return (
      <BigButton look="main" wide onClick={onClose}>
        {say('doneChosen', { count: chosen.length })}
      </BigButton>
    )
  return (
    !input.facts.required && (
      <BigButton wide onClick={empty}>
        {say(words.emptied)}
      </BigButton>
    )
  )
}

/** Chooses rows of a tree: level by level, or by a piece of what they are called. */
export function TreeSheet(props: Props) {
  const { input, many, chosen, choose, onClose } = props
  const say = useSay()
  const tree = useTree(input.facts.noun ?? '')
  const [path, setPath] = useState<readonly TreeNode[]>([])
  const [keyword, setKeyword] = useState('')
  const wanted = keyword.trim().toLowerCase()
  const found = wanted ? flat(tree ?? []).filter(({ text }) => text.toLowerCase().includes(wanted)) : (path.at(-1)?.children ?? tree)
  const pick = (id: string) => {
    if (many) return choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
    choose([id])
    onClose()
  }
  const rowOf = (node: TreeNode) => ({ node, isChosen: chosen.includes(node.value), isFound: wanted !== '' })
  return (
    <Sheet title={say(input.facts.label)} open onClose={onClose} footer={<End {...props} />}>
      <SearchBox keyword={keyword} onKeyword={setKeyword} />
      {!wanted && path.length > 0 && <Trail path={path} onGo={(depth) => setPath(path.slice(0, depth))} />}
      {found ? (
        <ul className="pick-list" aria-label={say(input.facts.label)}>
          {found.map((node) => (
            <TreeRow key={node.value} {...rowOf(node)} onPick={() => pick(node.value)} onOpen={() => setPath([...path, node])} />
          ))}
        </ul>
      ) : (
        <Skeleton rows={4} height={48} />
      )}
      {found?.length === 0 && <p className="quiet">{say('noneFound')}</p>}
    </Sheet>
  )
}
