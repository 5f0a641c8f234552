import { label } from '../../../contract/label'

/** Words of pickers of records. */
export const words = {
  choosePage: label('选择本页全部', 'Choose all of this page'),
  choose: label('选择 {name}', 'Choose {name}'),
  ok: label('确定', 'OK'),
  chosen: label('已选（{count}）', 'Chosen ({count})'),
  noneChosen: label('还没有选择', 'Nothing chosen yet'),
  drop: label('移除“{name}”', 'Remove "{name}"'),
  clear: label('清空', 'Clear'),
  unfold: label('展开', 'More'),
  fold: label('收起', 'Fewer'),
  from: label('{name}，从', '{name} from'),
  to: label('{name}，到', '{name} to'),
  reset: label('重置', 'Reset'),
  most: label('最多选择 {max} 项', 'At most {max} may be chosen'),
  more: label('显示更多', 'Show more'),
  rows: label('可选记录', 'Records to choose from'),
  offline: label('需要联网才能选择。', 'Choosing needs the network.'),
  total: label('共 {total} 条', '{total} in all'),
}
