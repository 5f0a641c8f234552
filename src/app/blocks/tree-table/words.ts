import { label } from '../../../contract/label'

/** Words of the tree table. */
export const words = {
  open: label('展开{name}', 'Open {name}'),
  close: label('收起{name}', 'Close {name}'),
  loading: label('正在加载', 'Loading'),
  notRecognised: label('返回数据类型不识别', 'returned data type not recognised'),
  failed: label('打开子表失败', 'Failed to open sub table'),
  empty: label('还没有数据', 'There are no rows yet'),
}
