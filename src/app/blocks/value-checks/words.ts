import { label } from '../../../contract/label'

export const words = {
  about: label(
    '离开输入框时向服务器核对：是否重复、是否符合编码规则。',
    'Asked of the server when an input is left: whether it is taken, whether it keeps a rule.',
  ),
  duplicate: label('重复校验：用户账号', 'Duplicate check: user name'),
  rule: label('编码校验', 'Check by code'),
  code: label('规则编码', 'Code of the rule'),
}
