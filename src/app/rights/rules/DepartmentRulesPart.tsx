import { useState } from 'react'
import { asList } from '../../../contract/fields/as-list'
import type { Page } from '../../../contract/query'
import { DepartmentPermission } from '../../../contract/system/people/department-permission'
import { BigButton } from '../../design/BigButton'
import { useSay } from '../../language/use-say'
import { AnsweredInPart } from '../../record-page/AnsweredInPart'
import type { PartProps } from '../../record-page/record-page'
import { words as pageWords } from '../../record-page/words'
import { FieldFacts } from '../../resource/FieldFacts'
import { RecordForm } from '../../resource/form/RecordForm'
import { nounKeys } from '../../resource/noun-keys'
import { useRowVerbs } from '../../resource/record/use-row-verbs'
import type { ViewRow } from '../../resource/row'
import { useAnswer } from '../../resource/use-answer'
import { call } from '../../wire/call'
import { words } from './words'

const field = 'dataRules'

/** The row that says what a department has; null where nobody has given it anything yet. Asked for as a list, for to have none is no failure. */
async function readGiven(id: string, signal: AbortSignal): Promise<ViewRow | null> {
  const query = { departId: id, pageSize: 1 }
  const { records } = await call<Page<ViewRow>>('GET', `${DepartmentPermission.path}/list`, { query, signal })
  return records[0] ?? null
}

type Given = { given: ViewRow }

function Chosen({ given }: Given) {
  const say = useSay()
  const [editing, setEditing] = useState(false)
  const mayEdit = useRowVerbs(DepartmentPermission, given).includes('edit')
  const part = say(words.title)
  const close = () => setEditing(false)
  const form = { name: 'rules', save: say(pageWords.savePart, { part }), lines: [[field]] }
  if (editing) return <RecordForm resource={DepartmentPermission} row={given} part={form} onSaved={close} onCancel={close} />
  const isNone = asList(given[field]).length === 0
  return (
    <>
      {isNone ? (
        <p className="quiet">{say(pageWords.empty)}</p>
      ) : (
        <FieldFacts isLinked resource={DepartmentPermission} values={given} names={[field]} wordsOf={(name) => given[`${name}_dictText`]} />
      )}
      {mayEdit && <BigButton onClick={() => setEditing(true)}>{say(words.choose)}</BigButton>}
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
