import { useMemo, useState } from 'react'
import { useFace } from '../../design/face'
import { lazyPart } from '../../design/lazy-part'
import { Skeleton } from '../../design/Skeleton'
import { Suspense } from '../../design/Suspense'
import { enumerate } from '../../language/enumerate'
import { useSay } from '../../language/use-say'
import { useCan } from '../../session/use-can'
import { DepartmentPicker } from '../department-picker/DepartmentPicker'
import { type DepartmentNode, flat } from '../department-picker/department'
import { type Departments, useDepartments } from '../department-picker/use-departments'
import { splitComma } from '../multi-select/comma'
import { RecordPicker, type RecordPickerProps } from '../record-picker/RecordPicker'
import type { RecordSource } from '../record-picker/record-source'
import { userColumns, userFilters } from './user-columns'
import { userSource } from './user-source'
import { words } from './words'
import '../../fields/inputs.css'

export type UserPickerProps = Pick<RecordPickerProps, 'open' | 'onClose' | 'many' | 'max' | 'chosen' | 'onChoose' | 'isBlocked'> & {
  readonly title?: string
  /** Field of a user that is stored; `username` when not given. */
  readonly store?: 'username' | 'id' | 'workNo'
  /** Pixels on a desktop: 1,200 when not given. */
  readonly width?: 1200 | 1250
  /** Users of some departments, and the departments; those of the house when not given. */
  readonly users?: (departments: readonly string[]) => RecordSource
  readonly departments?: Departments
}

/** What either face narrows users with. */
export type WithinProps = {
  readonly tree: readonly DepartmentNode[]
  readonly within: readonly string[]
  readonly onWithin: (ids: readonly string[]) => void
}

const LeftTree = lazyPart<WithinProps>(() => import('./desktop/LeftTree').then((file) => file.LeftTree))
const sizes = [5, 10, 20]

/** In a hand: a press that leads to the departments. */
function TouchWithin({ departments, tree, within, onWithin }: WithinProps & { departments: Departments }) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const names = flat(tree).flatMap(({ id, title }) => (within.includes(id) ? [title] : []))
  return (
    <>
      <button type="button" className="input pick-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          {say(words.department)}: {enumerate(names) || say(words.everywhere)}
        </span>
      </button>
      <DepartmentPicker
        open={open}
        many
        chosen={within}
        departments={departments}
        onClose={() => setOpen(false)}
        onChoose={(values) => onWithin(splitComma(values))}
      />
    </>
  )
}

function Opened({
  departments,
  title,
  store = 'username',
  width = 1200,
  users = userSource,
  ...given
}: UserPickerProps & { departments: Departments | undefined }) {
  const say = useSay()
  const isDesktop = useFace() === 'desktop'
  const isTold = useCan()('user:contact')
  const [within, setWithin] = useState<readonly string[]>([])
  const source = useMemo(() => users(within), [users, within])
  const tree = departments?.tree
  const beside = departments && (
    <Suspense fallback={<Skeleton rows={6} height={28} />}>
      {isDesktop ? (
        <LeftTree tree={tree ?? []} within={within} onWithin={setWithin} />
      ) : (
        <TouchWithin departments={departments} tree={tree ?? []} within={within} onWithin={setWithin} />
      )}
    </Suspense>
  )
  return (
    <RecordPicker
      {...given}
      {...{ source, sizes, width }}
      title={title ?? say(words.title)}
      columns={userColumns(isTold)}
      filters={userFilters(isTold)}
      valueKey={store}
      textKey="realname"
      shows="tags"
      beside={beside}
    />
  )
}

const OfHouse = (given: UserPickerProps) => <Opened {...given} departments={useDepartments()} />

/**
 * Chooses users: their departments on the left, pages of those within them on the right, and the chosen as tags below. Who may see no
 * departments chooses among all users.
 */
export function UserPicker(given: UserPickerProps) {
  const seesTree = useCan()('department:list')
  if (!given.open) return null
  if (given.departments || !seesTree) return <Opened {...given} departments={given.departments} />
  return <OfHouse {...given} />
}
