import { label } from '../../contract/label'

/** Every text of the screen of categories. */
export const words = {
  tree: label('分类树', 'Tree of categories'),
  name: label('名称', 'Name'),
  code: label('编码', 'Code'),
  acts: label('操作', 'Actions'),
  actsOf: label('“{name}”的操作', 'Actions for {name}'),
  add: label('新建分类', 'New category'),
  addBelow: label('在“{name}”下新建', 'New below {name}'),
  edit: label('修改“{name}”', 'Edit {name}'),
  remove: label('删除“{name}”', 'Delete {name}'),
  openAll: label('全部展开', 'Open all'),
  closeAll: label('全部收起', 'Close all'),
  empty: label('还没有分类', 'There are no categories yet'),
  emptyHint: label('新建第一个，它的下级可以在它的行里添加。', 'Make the first one; what lies below it is added in its row.'),
} as const
