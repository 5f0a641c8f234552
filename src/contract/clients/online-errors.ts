import { addErrors, ask } from '../error'

/** Ways to say no to what the online pages of existing clients ask for and nothing here does. */
const onlineErrors = {
  'online.button': ask(409, '这里没有自定义按钮，没有执行任何操作', 'There are no buttons of one’s own here, and nothing was done'),
  'online.process': ask(409, '这里没有流程引擎，不能发起流程', 'There is no process engine here, so no process can be started'),
  'online.sql': ask(409, '这里不执行 SQL，请选择字典', 'No SQL is run here; please choose a dictionary'),
  'online.script': ask(
    409,
    '这里不保存也不执行脚本、SQL 或 Java 增强，其他内容请在表单中修改',
    'No script, SQL or Java is kept or run here; everything else is changed in the form',
  ),
  'online.copy': ask(
    409,
    '这里没有表单的视图副本，请在列表中保存视图',
    'There are no copies of a form with looks of their own; please save a view of its list',
  ),
  'online.off': ask(
    409,
    '此表单已停用，请在“自建数据类型”中重新启用',
    'This form is switched off; it is switched on again among the custom record types',
  ),
  'online.unsupported': ask(
    409,
    '“{place}”在这里没有对应的功能，内容未保存',
    'What stands at "{place}" has no equivalent here; nothing was saved',
  ),
  'online.generate': ask(409, '这里不生成代码，表单保存后即可使用', 'No code is generated here: a form is in use once it is saved'),
  'online.tables': ask(409, '不能导入数据库中已有的表，请新建表单', 'Tables of the database cannot be brought in; please make a form'),
  'report.unknown': ask(400, '没有报表“{code}”', 'There is no report "{code}"'),
  'online.report': ask(
    409,
    '报表由系统提供，不能新增、修改或删除',
    'Reports come with the product; they are neither made nor changed here',
  ),
} as const

declare module '../registry' {
  interface ErrorTypes extends OnlineErrors {}
}
type OnlineErrors = typeof onlineErrors

addErrors(onlineErrors)
