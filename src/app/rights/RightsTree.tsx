import { Check, ChevronRight, Lock, Minus } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useSay } from '../language/use-say'
import { type Branch, type Given, grantsIn, type Row, rowsOf } from './rights-tree'
import { stepOf } from './tree-keys'
import { words } from './words'
import './rights.css'

type Checking = {
  readonly givenOf: (branch: Branch) => Given
  readonly isLocked: (grant: string) => boolean
  readonly onPress: (branch: Branch) => void
}
type Props = {
  label: string
  tree: readonly Branch[]
  open: ReadonlySet<string>
  onOpen: (key: string, isOpen: boolean) => void
  /** What stands beside a group. */
  countOf: (branch: Branch) => string
  /** Without it the tree is only read. */
  checking?: Checking
}

const ariaChecked = { all: true, some: 'mixed', none: false } as const
const signs = { all: Check, some: Minus, none: undefined } as const

function Box({ given }: { given: Given }) {
  const Icon = signs[given]
  return (
    <span className="rights-box" data-part="box">
      <span data-given={given}>{Icon && <Icon size={16} aria-hidden />}</span>
    </span>
  )
}

type LineProps = {
  row: Row
  isOpen: boolean
  isCurrent: boolean
  count: string
  checking: Checking | undefined
  onClick: (event: MouseEvent) => void
}

function Line({ row: { branch, level, at, of }, isOpen, isCurrent, count, checking, onClick }: LineProps) {
  const say = useSay()
  const isGroup = branch.children.length > 0
  const given = checking?.givenOf(branch)
  const isLocked = checking !== undefined && grantsIn(branch).every(checking.isLocked)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the tree's, which knows where they lead
    <div
      role="treeitem"
      className="rights-line"
      style={{ '--level': level } as CSSProperties}
      data-key={branch.key}
      aria-level={level}
      aria-posinset={at}
      aria-setsize={of}
      aria-expanded={isGroup ? isOpen : undefined}
      aria-checked={given && ariaChecked[given]}
      aria-disabled={isLocked || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={onClick}
    >
      <span className="rights-fold" data-part="fold">
        {isGroup && <ChevronRight size={20} aria-hidden />}
      </span>
      {given && <Box given={given} />}
      <span className="rights-title">{branch.title}</span>
      {isGroup && <span className="quiet figures">{count}</span>}
      {isLocked && <Lock size={16} role="img" aria-label={say(words.isLocked)} />}
    </div>
  )
}

/** Rights as a tree for thumb and keyboard: a press on the box gives or takes, on a group's name opens it. */
export function RightsTree({ label, tree, open, onOpen, countOf, checking }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const rows = rowsOf(tree, open)
  const [current, setCurrent] = useState<string>()
  const at = Math.max(
    0,
    rows.findIndex(({ branch }) => branch.key === current),
  )
  const press = (branch: Branch) => {
    if (checking && !grantsIn(branch).every(checking.isLocked)) checking.onPress(branch)
    else if (!checking && branch.children.length > 0) onOpen(branch.key, !open.has(branch.key))
  }
  const go = (key: string) => {
    setCurrent(key)
    ref.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Where the focus is counts, also while a key before this one is still being drawn.
    const focused = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-key]')?.dataset.key : undefined
    const from = rows.findIndex(({ branch }) => branch.key === focused)
    const step = stepOf(event.key, rows, from, open)
    if (!step) return
    event.preventDefault()
    if ('go' in step) go(step.go)
    else if ('open' in step) onOpen(step.open, step.isOpen)
    else if (rows[from]) press(rows[from].branch)
  }
  const onClick = (branch: Branch) => (event: MouseEvent) => {
    setCurrent(branch.key)
    const isBox = event.target instanceof Element && event.target.closest('[data-part=box]') !== null
    if (branch.children.length > 0 && !isBox) onOpen(branch.key, !open.has(branch.key))
    else press(branch)
  }
  return (
    <div ref={ref} role="tree" aria-label={label} className="rights-tree" tabIndex={-1} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <Line
          key={row.branch.key}
          {...{ row, checking }}
          isOpen={open.has(row.branch.key)}
          isCurrent={index === at}
          count={countOf(row.branch)}
          onClick={onClick(row.branch)}
        />
      ))}
    </div>
  )
}
