import { useState } from 'react'
import type { Page } from '../../../contract/query'
import { DepartmentPermission } from '../../../contract/system/people/department-permission'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { AnsweredInPart } from '../../record-page/AnsweredInPart'
import { FieldsBody } from '../../record-page/FieldsBody'
import type { PartProps } from '../../record-page/record-page'
import { nounKeys } from '../../resource/noun-keys'
import { useRowVerbs } from '../../resource/record/use-row-verbs'
import type { ViewRow } from '../../resource/row'
import { useAnswer } from '../../resource/use-answer'
import { call } from '../../wire/call'
import { rulesPart } from './rules-part'
import { words } from './words'

/** The row that says what a department has; null where nobody has given it anything yet. Asked for as a list, for to have none is no failure. */
async function readGiven(id: string, signal: AbortSignal): Promise<ViewRow | null> {
  const query = { departId: id, pageSize: 1 }
  const { records } = await call<Page<ViewRow>>('GET', `${DepartmentPermission.path}/list`, { query, signal })
  return records[0] ?? null
}

function Chosen({ given }: { given: ViewRow }) {
  const say = useSay()
  const [editing, setEditing] = useState(false)
  const mayEdit = useRowVerbs(DepartmentPermission, given).includes('edit')
  return (
    <>
      <FieldsBody resource={DepartmentPermission} row={given} part={rulesPart} editing={editing} close={() => setEditing(false)} />
      {mayEdit && !editing && (
        <div className="flow-bar">
          <BigButton onClick={() => setEditing(true)}>{say(words.choose)}</BigButton>
        </div>
      )}
    </>
  )
}

/** Where a department chooses rules that narrow what all its roles show. */
export function DepartmentRulesPart({ row }: PartProps) {
  const say = useSay()
  const answer = useAnswer({
    queryKey: [...nounKeys.record(DepartmentPermission.name, row.id), 'row'],
    queryFn: ({ signal }) => readGiven(row.id, signal),
  })
  return (
    <AnsweredInPart of={answer} rows={1}>
      {(given) => (given ? <Chosen given={given} /> : <p className="quiet">{say(words.none)}</p>)}
    </AnsweredInPart>
  )
}
