import { useState } from 'react'
import { BigButton } from '../../design/BigButton'
import { Chip } from '../../design/Chip'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Sheet } from '../../design/overlay/Sheet'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { Suspense } from '../../design/Suspense'
import { SearchBox } from '../../fields/choice/SearchBox'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { explain } from '../../wire/explain'
import { joinComma } from '../multi-select/comma'
import type { PickedRow } from '../record-picker/record-source'
import { words as pickerWords } from '../record-picker/words'
import { type DepartmentNode, narrowed } from './department'
import { TouchTree } from './TouchTree'
import { type DepartmentChoice, useChecking } from './use-checking'
import { type Departments, useDepartments } from './use-departments'
import { words } from './words'
import '../../design/full-sheet.css'
import '../../fields/inputs.css'
import './department-picker.css'

export type DepartmentPickerProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title?: string
  readonly many?: boolean
  /** Whether those below are checked with the one above until somebody switches. */
  readonly startsLinked?: boolean
  /** Whether only departments with none below may be chosen. */
  readonly leafOnly?: boolean
  /** Values that are chosen already. */
  readonly chosen?: readonly string[]
  /** Field that is stored, and of which `chosen` holds values; `id` when not given. */
  readonly store?: 'id' | 'orgCode'
  /** The chosen rows, and what of them is stored with commas between; empty where none is. It is then forgotten here, and the picker closes. */
  readonly onChoose: (values: string, rows: readonly PickedRow[]) => void
  /** Pixels on a desktop; 500 when not given. */
  readonly width?: number
  /** The trees; those of the house when not given. */
  readonly departments?: Departments
}

/** What either face draws the tree with. `shown`: what of it is found. */
export type TreeProps = {
  readonly shown: readonly DepartmentNode[]
  readonly tree: readonly DepartmentNode[]
  readonly choice: DepartmentChoice
  readonly title: string
}

const DesktopTree = lazyPart<TreeProps>(() => import('./desktop/DepartmentTree').then((file) => file.DepartmentTree))

function Tools({ choice }: { choice: DepartmentChoice }) {
  const say = useSay()
  const { how, checked, link, checkAll, uncheckAll, expandAll, collapseAll } = choice
  return (
    <div className="department-tools">
      {how.many && (
        <fieldset className="chips plain-set" aria-label={say(words.mode)}>
          <Chip chosen={how.linked} onToggle={() => link(true)}>
            {say(words.linked)}
          </Chip>
          <Chip chosen={!how.linked} onToggle={() => link(false)}>
            {say(words.strict)}
          </Chip>
        </fieldset>
      )}
      {how.many && (
        <BigButton look="quiet" onClick={checkAll}>
          {say(words.checkAll)}
        </BigButton>
      )}
      {(how.many || checked.size > 0) && (
        <BigButton look="quiet" onClick={uncheckAll}>
          {say(how.many ? words.uncheckAll : pickerWords.clear)}
        </BigButton>
      )}
      <BigButton look="quiet" onClick={expandAll}>
        {say(words.expandAll)}
      </BigButton>
      <BigButton look="quiet" onClick={collapseAll}>
        {say(words.collapseAll)}
      </BigButton>
    </div>
  )
}

type Ready = Omit<DepartmentPickerProps, 'open' | 'departments'> & { readonly tree: readonly DepartmentNode[] }

const storedOf = (row: PickedRow, store: string): string => String(row[store] ?? '')

function Ready(props: Ready) {
  const { tree, onClose, onChoose, title, many = false, startsLinked = false, leafOnly = false, chosen = [], store = 'id', width } = props
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const [keyword, setKeyword] = useState('')
  const [start] = useState(() => flatIds(tree, store, chosen))
  const choice = useChecking(tree, { many, startsLinked, leafOnly, start })
  const said = title ?? say(words.title)
  const submit = () => {
    const rows = choice.chosen().map(({ row }) => row)
    onChoose(joinComma(rows.map((row) => storedOf(row, store))), rows)
    choice.uncheckAll()
    onClose()
  }
  const trees = { shown: narrowed(tree, keyword), tree, choice, title: said }
  return (
    <Sheet
      title={said}
      open
      look={isDesktop ? 'sheet' : 'full'}
      width={width ?? 500}
      onClose={onClose}
      footer={
        <BigButton look="main" wide={!isDesktop} onClick={submit}>
          {many ? say('doneChosen', { count: choice.checked.size }) : say(pickerWords.ok)}
        </BigButton>
      }
    >
      <div className="department-picker">
        <SearchBox keyword={keyword} onKeyword={setKeyword} />
        <Tools choice={choice} />
        {isDesktop ? (
          <Suspense fallback={<Skeleton rows={6} height={28} />}>
            <DesktopTree {...trees} />
          </Suspense>
        ) : (
          <TouchTree {...trees} />
        )}
        {trees.shown.length === 0 && <p className="quiet">{say('noneFound')}</p>}
      </div>
    </Sheet>
  )
}

/** Ids of the departments whose stored values were chosen before. */
function flatIds(tree: readonly DepartmentNode[], store: string, chosen: readonly string[]): string[] {
  return tree.flatMap((node) => [
    ...(chosen.includes(storedOf(node.row, store)) ? [node.id] : []),
    ...flatIds(node.children, store, chosen),
  ])
}

function Coming({
  departments: { tree, error, again },
  title,
  width,
  onClose,
}: Pick<DepartmentPickerProps, 'title' | 'width' | 'onClose'> & { departments: Departments }) {
  const say = useSay()
  const language = useLanguage((state) => state.language)
  return (
    <Sheet title={title ?? say(words.title)} open width={width ?? 500} onClose={onClose}>
      {error !== undefined ? (
        <StateView kind="error" title={say('loadFailed')} action={<BigButton onClick={again}>{say('tryAgain')}</BigButton>}>
          {explain(error, language)}
        </StateView>
      ) : tree ? (
        <StateView kind="empty" title={say(words.none)}>
          {say(words.noneHint)}
        </StateView>
      ) : (
        <Skeleton rows={6} height={40} />
      )}
    </Sheet>
  )
}

function Opened({ departments, ...given }: Omit<DepartmentPickerProps, 'open' | 'departments'> & { departments: Departments }) {
  const { tree } = departments
  return tree && tree.length > 0 ? <Ready {...given} tree={tree} /> : <Coming {...given} departments={departments} />
}

const OfHouse = (given: Omit<DepartmentPickerProps, 'open' | 'departments'>) => <Opened {...given} departments={useDepartments()} />

/** Chooses departments in their tree. What is stored of them is their ids until told otherwise, what is shown their names. */
export function DepartmentPicker({ open, departments, ...given }: DepartmentPickerProps) {
  if (!open) return null
  return departments ? <Opened {...given} departments={departments} /> : <OfHouse {...given} />
}
