import { label } from '../../contract/label'

/** Every text of trees. */
export const words = {
  view: label('树', 'Tree'),
  tree: label('{noun}树', 'Tree: {noun}'),
  name: label('名称', 'Name'),
  acts: label('操作', 'Actions'),
  actsOf: label('“{name}”的操作', 'Actions for {name}'),
  add: label('新建{noun}', 'New: {noun}'),
  addBelow: label('在“{name}”下新建', 'New below {name}'),
  moveTo: label('移动“{name}”', 'Move {name}'),
  moveSave: label('移到这里', 'Move here'),
  up: label('上移“{name}”', 'Move {name} up'),
  down: label('下移“{name}”', 'Move {name} down'),
  remove: label('删除“{name}”', 'Delete {name}'),
  openAll: label('全部展开', 'Open all'),
  closeAll: label('全部收起', 'Close all'),
  moved: label('“{name}”现在在“{above}”下，第 {at} 个，共 {of} 个', '{name} is now below {above}, {at} of {of}'),
  movedTop: label('“{name}”现在在最上层，第 {at} 个，共 {of} 个', '{name} is now on top, {at} of {of}'),
  keys: label(
    '拖动换位置；键盘：Alt+↑↓ 换顺序，Alt+→ 放到上一个的下面，Alt+← 移出一层。',
    'Drag to move. Keys: Alt+↑↓ for the order, Alt+→ below the one before, Alt+← one level out.',
  ),
  belowTitle: label('“{name}”下面还有内容，不能删除', '{name} has others below it and cannot be deleted'),
  belowBody: label('下面有：{names}。请先移走或删除它们。', 'Below it: {names}. Move or delete these first.'),
  belowMore: label('{names}等 {count} 个', '{names} and others, {count} in all'),
  show: label('展开看看', 'Show them'),
  choose: label('在左边选择一个', 'Choose one on the left'),
  chooseHint: label('它的内容会显示在这里。', 'What it holds appears here.'),
  empty: label('还没有{noun}', 'Nothing here yet: {noun}'),
  emptyHint: label('新建第一个，它的下级可以在它的行里添加。', 'Make the first one; what lies below it is added in its line.'),
  offline: label('联网后才能看到', 'This is shown when there is a network'),
} as const
