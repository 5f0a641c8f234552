import { createElement } from 'react'
import { type Label, label } from '../../contract/label'
import { lazyPart } from '../design/lazy-part'
import { BenchPage } from './BenchPage'
import type { Bench } from './bench'

/** Names a block; what it is shown with is fetched when somebody looks at it. */
const bench = (name: Label, load: () => Promise<Bench>) => ({
  name,
  Part: lazyPart(() => load().then((shown) => () => createElement(BenchPage, { bench: shown }))),
})

/** Every block, by its name in the address. */
export const benches: Readonly<Record<string, ReturnType<typeof bench>>> = {
  cron: bench(label('定时表达式', 'Cron builder'), () => import('../blocks/cron/bench').then((file) => file.cronBench)),
  grid: bench(label('可编辑表格', 'Editable grid'), () => import('../blocks/grid/bench').then((file) => file.gridBench)),
  'input-pop': bench(label('弹出输入框', 'Input pop-up'), () => import('../blocks/input-pop/bench').then((file) => file.inputPopBench)),
  'slider-check': bench(label('滑块验证', 'Slider check'), () =>
    import('../blocks/slider-check/bench').then((file) => file.sliderCheckBench),
  ),
  'dict-select': bench(label('字典选择', 'Dictionary select'), () =>
    import('../blocks/dict-select/bench').then((file) => file.dictSelectBench),
  ),
  'tree-select': bench(label('树选择', 'Tree select'), () => import('../blocks/tree-select/bench').then((file) => file.treeSelectBench)),
  'category-select': bench(label('分类选择', 'Category select'), () =>
    import('../blocks/category-select/bench').then((file) => file.categorySelectBench),
  ),
  'area-picker': bench(label('地区选择', 'Area picker'), () => import('../blocks/area-picker/bench').then((file) => file.areaPickerBench)),
  'search-select': bench(label('搜索选择', 'Search select'), () =>
    import('../blocks/search-select/bench').then((file) => file.searchSelectBench),
  ),
  'tree-table': bench(label('树形表格', 'Tree table'), () => import('../blocks/tree-table/bench').then((file) => file.treeTableBench)),
  query: bench(label('高级查询', 'Advanced query'), () => import('../blocks/query/bench').then((file) => file.queryBench)),
  modal: bench(label('弹窗', 'Modal'), () => import('../blocks/modal/bench').then((file) => file.modalBench)),
  'code-editor': bench(label('代码编辑器', 'Code editor'), () =>
    import('../blocks/code-editor/bench').then((file) => file.codeEditorBench),
  ),
  markdown: bench(label('Markdown 编辑器', 'Markdown editor'), () => import('../blocks/markdown/bench').then((file) => file.markdownBench)),
  'rich-text': bench(label('富文本编辑器', 'Rich-text editor'), () =>
    import('../blocks/rich-text/bench').then((file) => file.richTextBench),
  ),
  'icon-picker': bench(label('图标选择', 'Icon picker'), () => import('../blocks/icon-picker/bench').then((file) => file.iconPickerBench)),
  'yes-no-switch': bench(label('是否开关', 'Yes or no switch'), () =>
    import('../blocks/yes-no-switch/bench').then((file) => file.yesNoSwitchBench),
  ),
  'prompt-dialog': bench(label('输入对话框', 'Prompt dialog'), () =>
    import('../blocks/prompt-dialog/bench').then((file) => file.promptDialogBench),
  ),
  'password-dialog': bench(label('修改密码', 'Password dialog'), () =>
    import('../blocks/password-dialog/bench').then((file) => file.passwordDialogBench),
  ),
  ellipsis: bench(label('省略文字', 'Ellipsis'), () => import('../blocks/ellipsis/bench').then((file) => file.ellipsisBench)),
  greeting: bench(label('问候语', 'Greeting'), () => import('../blocks/greeting/bench').then((file) => file.greetingBench)),
  'fast-click': bench(label('防连点', 'Fast-click guard'), () => import('../blocks/fast-click/bench').then((file) => file.fastClickBench)),
  'number-input': bench(label('数字输入', 'Number input'), () =>
    import('../blocks/number-input/bench').then((file) => file.numberInputBench),
  ),
  'value-checks': bench(label('值校验', 'Checks of values'), () =>
    import('../blocks/value-checks/bench').then((file) => file.valueChecksBench),
  ),
  'user-picker': bench(label('用户选择', 'User picker'), () => import('../blocks/user-picker/bench').then((file) => file.userPickerBench)),
  'department-picker': bench(label('部门选择', 'Department picker'), () =>
    import('../blocks/department-picker/bench').then((file) => file.departmentPickerBench),
  ),
  'department-switch': bench(label('切换部门', 'Department switch'), () =>
    import('../blocks/department-switch/bench').then((file) => file.departmentSwitchBench),
  ),
  'role-picker': bench(label('角色选择', 'Role picker'), () => import('../blocks/role-picker/bench').then((file) => file.rolePickerBench)),
  'position-picker': bench(label('职务选择', 'Position picker'), () =>
    import('../blocks/position-picker/bench').then((file) => file.positionPickerBench),
  ),
  'record-picker': bench(label('业务记录选择', 'Record picker'), () =>
    import('../blocks/record-picker/bench').then((file) => file.recordPickerBench),
  ),
  'report-popup': bench(label('报表弹窗', 'Report popup'), () =>
    import('../blocks/report-popup/bench').then((file) => file.reportPopupBench),
  ),
  popup: bench(label('弹出选择', 'Popup'), () => import('../blocks/popup/bench').then((file) => file.popupBench)),
  'multi-select': bench(label('多选', 'Multi-select'), () => import('../blocks/multi-select/bench').then((file) => file.multiSelectBench)),
  excel: bench(label('Excel 导入', 'Excel import'), () => import('../blocks/excel/bench').then((file) => file.excelBench)),
  upload: bench(label('上传', 'Upload'), () => import('../blocks/upload/bench').then((file) => file.uploadBench)),
  'number-pad': bench(label('数字键盘', 'Number pad'), () => import('../entry/bench').then((file) => file.numberPadBench)),
}
