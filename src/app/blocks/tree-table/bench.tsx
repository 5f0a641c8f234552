import { type Label, label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { TreeTable } from './TreeTable'
import type { LoadBelow } from './use-tree'

const columns = [
  { key: 'name', title: label('名称', 'Name') },
  { key: 'code', title: label('编码', 'Code') },
]
const roots = ['A01', 'A02', 'A03'].map((code, at) => ({ id: code, name: `分类 ${at + 1}`, code, hasChildren: at < 2 }))
const below: LoadBelow = async ({ parentId = '' }) => {
  await new Promise((done) => setTimeout(done, 400))
  return parentId.length > 6
    ? []
    : ['A01', 'A02'].map((code) => ({ id: parentId + code, name: `${parentId} / ${code}`, code, hasChildren: true }))
}
const never: LoadBelow = () => Promise.reject(new Error('away'))
const words = { title: label('分类', 'Categories') }

function Shown({ load, called, rows = roots }: { load: LoadBelow; called: Label; rows?: typeof roots }) {
  const say = useSay()
  return <TreeTable title={`${say(words.title)}: ${say(called)}`} {...{ columns, rows, load }} />
}

const state = (key: string, called: Label, load: LoadBelow, rows?: typeof roots): Bench['states'][number] => ({
  key,
  label: called,
  draw: () => <Shown {...{ load, called }} {...(rows && { rows })} />,
})

/** The tree table, as the workbench shows it. */
export const treeTableBench: Bench = {
  about: label('行按层级展开，下级在第一次展开时加载。', 'Rows in a tree; what is below one is fetched when it is opened.'),
  props: [],
  states: [
    state('tree', label('树', 'Tree'), below),
    state('coming', label('加载中', 'On its way'), () => new Promise(() => undefined)),
    state('none', label('没有下级', 'Nothing below'), async () => []),
    state('failed', label('打开失败', 'Failing'), never),
    state('other', label('数据无法识别', 'Not recognised'), async () => 'no rows'),
    state('empty', label('空', 'Empty'), below, []),
  ],
}
