import { label } from '../../contract/label'

/** Words of the workbench. */
export const words = {
  title: label('组件工作台', 'Workbench'),
  blocks: label('组件', 'Building blocks'),
  none: label('没有这个组件', 'There is no such block'),
  props: label('可调属性', 'Live props'),
  broken: label('这个状态显示不出来，其他状态不受影响。', 'This state cannot be shown. The others are not affected.'),
}
