import { label } from '../../../../contract/label'

/** What the record of somebody who works here says. */
export const staffWords = {
  contact: label('联系与账号', 'Contact and account'),
  certificates: label('证书', 'Certificates'),
  account: label('登录账号', 'Account'),
  noAccount: label('还没有登录账号', 'No account yet'),
  openAccount: label('开通账号', 'Open an account'),
  accountOf: label('给{name}开通账号', 'An account for {name}'),
  file: label('人事档案', 'Personnel file'),
  facts: label('基本信息', 'Basics'),
  ranOut: label('{paper}已于 {until} 到期', '{paper} ran out on {until}'),
  today: label('{paper}今天到期', 'Today is the last day of: {paper}'),
  runsOut: label('{paper}还有 {left} 天到期（{until}）', '{left} {left:day|days} left of {paper} (to {until})'),
  contractEnds: label('合同还有 {left} 天到期（{until}）', '{left} {left:day|days} left of the contract (to {until})'),
  contractOver: label('合同已于 {until} 到期', 'The contract ran out on {until}'),
  noCheck: label('没有违法犯罪记录查询结果', 'No background check is recorded'),
} as const
