import { addErrors, ask } from '../error'

/** Ways to say no about houses. */
const tenantErrors = {
  'login.house-frozen': ask(400, '本园已停用，请联系运营方', 'This house is frozen; please ask whoever operates it'),
  'tenant.taken': ask(409, '该编号已存在!', 'This number exists already!'),
  'tenant.own': ask(409, '不能冻结自己所在的园所', 'You cannot freeze the house you belong to'),
  'tenant.kept': ask(
    409,
    '园所的记录须保存，不能删除；可以冻结',
    'The records of a house are kept: it cannot be deleted, and can be frozen',
  ),
  'tenant.opening': ask(409, '正在开设另一个园所，请稍候', 'Another house is being opened; please wait'),
} as const

declare module '../registry' {
  interface ErrorTypes extends TenantErrors {}
}
type TenantErrors = typeof tenantErrors

addErrors(tenantErrors)
