import { useMemo } from 'react'
import { readablePart } from '../../contract/access'
import { Department } from '../../contract/system/department'
import { Page } from '../design/Page'
import { StateView } from '../design/StateView'
import { useSay } from '../language/use-say'
import { Answered } from '../resource/Answered'
import { nounKeys } from '../resource/noun-keys'
import { useAnswer } from '../resource/use-answer'
import { useTreeRows } from '../resource/use-tree'
import { useCan } from '../session/use-can'
import { useResource } from '../shell/product'
import { AllNouns } from '../shell/screens/AllNouns'
import { TreeFace } from '../tree/TreeFace'
import { call } from '../wire/call'
import { words } from './words'

/** A department as the server tells whose it is, with those below it. */
type Node = { readonly id: string; readonly children?: readonly Node[] }

const idsWithin = (nodes: readonly Node[]): string[] => nodes.flatMap(({ id, children = [] }) => [id, ...idsWithin(children)])

/** Ids of the departments somebody works in or leads, and of all below them. */
const useMine = () =>
  useAnswer({
    queryKey: [...nounKeys.all(Department.name), 'mine'],
    queryFn: async ({ signal }) => idsWithin(await call<readonly Node[]>('GET', `${Department.path}/queryMyDeptTreeList`, { signal })),
  })

function Mine() {
  const say = useSay()
  const [whole, can] = [useResource(Department.name), useCan()]
  const resource = useMemo(() => readablePart(whole, can), [whole, can])
  const mine = useMine()
  const all = useTreeRows(Department.name)
  const rows = useMemo(() => mine.data && all.data?.filter(({ id }) => mine.data.includes(id)), [mine.data, all.data])
  const title = say(words.title)
  if (rows && rows.length > 0) return <TreeFace {...{ title, resource, rows }} isPart />
  return (
    <Page title={title}>
      <Answered answer={{ ...(all.error ? all : mine), data: rows }} rows={8} height={56} stays={words.offline}>
        {() => (
          <StateView kind="empty" title={say(words.none)}>
            {say(words.noneHint)}
          </StateView>
        )}
      </Answered>
    </Page>
  )
}

/** The departments somebody works in or leads, with their people and roles. */
export const MyDepartmentsScreen = () => (
  <AllNouns>
    <Mine />
  </AllNouns>
)
