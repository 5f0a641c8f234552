import { label } from '../../../contract/label'

/** What is said of a view somebody keeps, and of what is done with it. */
export const viewWords = {
  update: label('更新视图', 'Update the view'),
  rename: label('重命名或共用', 'Rename or share'),
  remove: label('删除视图', 'Delete the view'),
  removeAsk: label('删除视图“{name}”？其中的记录不受影响。', 'Delete the view "{name}"? Its records stay as they are.'),
  name: label('名称', 'Name'),
  nameNeeded: label('请输入名称', 'Please enter a name'),
  shared: label('全园共用：能看到这个列表的人都能用', 'For the whole house: everybody who may see this list can use it'),
  saved: label('已存为视图“{name}”', 'Saved as the view "{name}"'),
  updated: label('已更新视图“{name}”', 'The view "{name}" is updated'),
  more: label('视图“{name}”的操作', 'Actions for the view "{name}"'),
} as const
