import { label } from '../../contract/label'

export const stepWords = {
  title: label('建园步骤', 'Setting up your house'),
  progress: label('已完成 {done} / {total}', '{done} of {total} done'),
  isDone: label('已完成', 'Done'),
  isNow: label('现在做', 'Now'),
  isOpen: label('未完成', 'Not yet'),
  later: label('以后再说', 'Another time'),
  put: label('已收起。可在“使用设置”中再次显示。', 'Put away. App settings bring it back.'),
  done: label('已有 {count} 条', 'There: {count}'),
  others: label('由以下角色完成：{roles}', 'Done by: {roles}'),
  nobody: label('还没有人可以完成，请先给账号授予角色：{roles}', 'Nobody may do this yet; give an account one of these roles: {roles}'),
} as const
