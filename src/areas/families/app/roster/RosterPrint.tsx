import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { BigButton } from '../../../../app/design/BigButton'
import { Sheet } from '../../../../app/design/overlay/Sheet'
import { useDict, wordsFor } from '../../../../app/fields/choice/use-dict'
import { asText } from '../../../../app/fields/field-input'
import { useSay } from '../../../../app/language/use-say'
import { useCopiedRows } from '../../../../app/offline/view/use-copied-rows'
import type { View } from '../../../../app/offline/view/view'
import { Paper } from '../../../../app/paper/Paper'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useCan } from '../../../../app/session/use-can'
import { readablePart } from '../../../../contract/access'
import { KindergartenProfile } from '../../../garden/published/kindergarten-profile'
import { Child } from '../../published/child'
import { childrenOf } from './in-roster'
import { rosterWords as words } from './roster-words'

/** What a name list says of a child, as far as whoever prints it may read. */
const columns = ['studentNo', 'name', 'sex', 'birthday', 'entryDate', 'emergencyName', 'emergencyPhone'] as const

function NameList({ house, name, pupils }: { house: string; name: string; pupils: readonly View<typeof Child>[] }) {
  const say = useSay()
  const can = useCan()
  const sexes = useDict('sex')
  const { fields } = useMemo(() => readablePart(Child, can), [can])
  const shown = columns.filter((column) => fields[column])
  return (
    <Paper house={house} title={say(words.list)} about={`${name} · ${say(words.people, { count: pupils.length })}`} layout="portrait">
      <table>
        <thead>
          <tr>
            <th scope="col">{say(words.at)}</th>
            {shown.map((column) => (
              <th key={column} scope="col">
                {say(Child.fields[column].label)}
              </th>
            ))}
            <th scope="col">{say(words.remark)}</th>
          </tr>
        </thead>
        <tbody>
          {pupils.map((child, at) => (
            <tr key={child.id}>
              <td>{at + 1}</td>
              {shown.map((column) => (
                <td key={column}>{column === 'sex' ? wordsFor(sexes, [child.sex]) : asText(child[column])}</td>
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

/** Prints the children of the class, in the order of their numbers. */
export function RosterPrint({ row, close }: PartProps & { close: () => void }) {
  const say = useSay()
  const [all, profiles] = [useCopiedRows(Child), useCopiedRows(KindergartenProfile)]
  const children = all && childrenOf(row.id, all, 'number')
  const name = asText(row.name)
  const isHere = children !== undefined && profiles !== undefined
  return (
    <Sheet open title={`${say(words.list)} · ${name}`} onClose={close}>
      <div className="stack">
        <p className="quiet" role="status">
          {isHere ? say(words.people, { count: children.length }) : say(words.waiting)}
        </p>
        <BigButton
          look="main"
          wide
          icon={<Printer size={18} aria-hidden />}
          disabled={!isHere || children.length === 0}
          onClick={() => window.print()}
        >
          {say(words.print)}
        </BigButton>
      </div>
      {isHere && createPortal(<NameList house={profiles[0]?.name ?? ''} name={name} pupils={children} />, document.body)}
    </Sheet>
  )
}
