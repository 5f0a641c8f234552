import { Department } from '../../../contract/system/department'
import { DepartmentPermission } from '../../../contract/system/people/department-permission'
import { BigButton } from '../../design/BigButton'
import { Skeleton } from '../../design/Skeleton'
import { StateView } from '../../design/StateView'
import { useLanguage } from '../../language/language'
import { useSay } from '../../language/use-say'
import { nounKeys } from '../../resource/noun-keys'
import type { ViewRow } from '../../resource/row'
import { useAnswer } from '../../resource/use-answer'
import { call } from '../../wire/call'
import { explain } from '../../wire/explain'
import { isSilence } from '../../wire/wire-error'
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
  const say = useSay()
  const language = useLanguage((state) => state.language)
  const { data, error, isError, fetchStatus, refetch } = useAnswer({
    queryKey: nounKeys.record(DepartmentPermission.name, row.id),
    queryFn: ({ signal }) =>
      call<readonly string[]>('GET', '/sys/permission/queryDepartPermission', { query: { departId: row.id }, signal }),
  })
  if (data)
    return (
      <RightsPart
        title={words.title}
        hint={words.hint}
        none={words.none}
        edit={words.edit}
        source={sourceOf(row.id)}
        name={String(row[Department.title] ?? '')}
        given={new Set(data)}
        mayEdit={`${DepartmentPermission.name}:edit`}
      />
    )
  const isOffline = fetchStatus === 'paused' || isSilence(error)
  if (!isError && !isOffline) return <Skeleton rows={4} height={44} />
  return (
    <StateView
      kind={isOffline ? 'offline' : 'error'}
      title={say(isOffline ? 'offlineTitle' : 'loadFailed')}
      action={<BigButton onClick={() => void refetch()}>{say('tryAgain')}</BigButton>}
    >
      {isOffline ? say(rightsWords.offline) : explain(error, language)}
    </StateView>
  )
}
