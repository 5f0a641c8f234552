import { label } from '../../contract/label'
import { formTexts } from './texts-form'
import { shellTexts } from './texts-shell'
import { syncTexts } from './texts-sync'

/** Words used everywhere. */
const commonTexts = {
  loading: label('加载中', 'Loading'),
  close: label('关闭', 'Close'),
  cancel: label('取消', 'Cancel'),
  back: label('返回', 'Back'),
  yes: label('是', 'Yes'),
  no: label('否', 'No'),
  save: label('保存', 'Save'),
  saving: label('正在保存…', 'Saving…'),
  saved: label('已保存', 'Saved'),
  open: label('查看', 'Open'),
  add: label('新增', 'Add'),
  edit: label('编辑', 'Edit'),
  remove: label('删除', 'Delete'),
  reset: label('重置', 'Reset'),
  reload: label('重新加载', 'Reload'),
  search: label('查询', 'Search'),
  searchHint: label('请输入搜索内容', 'please enter search content'),
  filter: label('筛选', 'Filter'),
  actions: label('操作', 'Actions'),
  moreActions: label('更多操作', 'More actions'),
  tryAgain: label('重试', 'Try again'),
  noneFound: label('没有找到数据', 'no data found'),
  pleaseChoose: label('请选择', 'please choose'),
  typeToConfirm: label('请输入“{word}”以确认', 'Type "{word}" to confirm'),
  field: label('项目', 'Field'),
  menu: label('菜单', 'Menu'),
} as const

/** Every text of the engine, in both languages. Words of the product's own live with the product. */
export const texts = { ...commonTexts, ...shellTexts, ...formTexts, ...syncTexts } as const

export type TextKey = keyof typeof texts
