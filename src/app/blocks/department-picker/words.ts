import { label } from '../../../contract/label'

/** Words of the picker of departments. */
export const words = {
  title: label('选择部门', 'Choose departments'),
  linked: label('父子关联', 'Linked'),
  strict: label('取消关联', 'Unlinked'),
  mode: label('上下级', 'Above and below'),
  checkAll: label('全部勾选', 'Check all'),
  uncheckAll: label('取消全选', 'Uncheck all'),
  expandAll: label('展开所有', 'Expand all'),
  collapseAll: label('合并所有', 'Collapse all'),
  open: label('展开“{name}”', 'Expand "{name}"'),
  close: label('收起“{name}”', 'Collapse "{name}"'),
  none: label('还没有部门', 'There are no departments yet'),
  noneHint: label('请联系管理员设置部门。', 'Please ask the administrator to set some up.'),
}
