import { Department } from '../../../contract/system/department'
import { DepartmentPermission } from '../../../contract/system/people/department-permission'
import { Answered } from '../../resource/Answered'
import { nounKeys } from '../../resource/noun-keys'
import type { ViewRow } from '../../resource/row'
import { useAnswer } from '../../resource/use-answer'
import { call } from '../../wire/call'
import { RightsPart } from '../RightsPart'
import type { RightsSource } from '../use-rights'
import { words as rightsWords } from '../words'
import { words } from './words'

const sourceOf = (id: string): RightsSource => ({
  noun: DepartmentPermission.name,
  id,
  tree: { path: '/sys/sysDepartPermission/queryTreeListForDepart' },
  beyond: { path: '/sys/sysDepartPermission/beyond' },
  save: { path: '/sys/permission/saveDepartPermission', named: { departId: id } },
})

/** What the record of a department shows of what its roles can give at most. */
export function DepartmentRightsPart({ row }: { row: ViewRow }) {
  const answer = useAnswer({
    queryKey: nounKeys.record(DepartmentPermission.name, row.id),
    queryFn: ({ signal }) =>
      call<readonly string[]>('GET', '/sys/permission/queryDepartPermission', { query: { departId: row.id }, signal }),
  })
  return (
    <Answered answer={answer} rows={4} height={44} stays={rightsWords.offline}>
      {(given) => (
        <RightsPart
          title={words.title}
          hint={words.hint}
          none={words.none}
          edit={words.edit}
          source={sourceOf(row.id)}
          name={String(row[Department.title] ?? '')}
          given={new Set(given)}
          mayEdit={`${DepartmentPermission.name}:edit`}
        />
      )}
    </Answered>
  )
}
