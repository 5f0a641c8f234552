import { addErrors, ask } from '../error'

/** Ways to say no about houses. */
const tenantErrors = {
  'login.house-frozen': ask(400, '本园已停用，请联系运营方', 'This house is frozen; please ask whoever operates it'),
  'tenant.taken': ask(409, '该编号已存在!', 'This number exists already!'),
  'tenant.own': ask(409, '不能冻结或删除自己所在的园所', 'You cannot freeze or delete the house you belong to'),
  'tenant.open': ask(409, '请先冻结园所，再删除', 'Please freeze the house first: it can be deleted then'),
  'tenant.kept': ask(
    409,
    '“{name}”已有人登记过内容，须保存，不能删除；可以一直冻结',
    'Somebody has entered something in {name}. That is kept: the house cannot be deleted, and can stay frozen',
  ),
  'tenant.opening': ask(409, '正在开设另一个园所，请稍候', 'Another house is being opened; please wait'),
} as const

declare module '../registry' {
  interface ErrorTypes extends TenantErrors {}
}
type TenantErrors = typeof tenantErrors

addErrors(tenantErrors)
