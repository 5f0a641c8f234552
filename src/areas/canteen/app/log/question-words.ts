import { label } from '../../../../contract/label'

/** Every text of what is asked before a sample is saved. */
export const words = {
  title: label('请确认', 'Please confirm'),
  late: label('{meal} {from} 供餐，留样时间是 {at}', '{meal} is served at {from}, the sample was taken at {at}'),
  early: label('{meal} {from} 才供餐，留样时间是 {at}', '{meal} is not served before {from}, the sample was taken at {at}'),
  untimelyHint: label(
    '留样应在供餐前 {minutes} 分钟内完成。请写明原因，记录上会注明。',
    'A sample is taken within {minutes} {minutes:minute|minutes} before serving. Please say why; the record says so too.',
  ),
  usual: label('常见原因', 'Usual reasons'),
  reasons: {
    late: [label('出锅晚', 'Cooked late'), label('供餐后补留', 'Taken after serving')],
    early: [label('提前出锅', 'Cooked early'), label('提前供餐', 'Served early')],
  },
  why: label('原因', 'Why'),
  needWhy: label('请写明原因', 'Please say why'),
  photo: label('这张照片已用于“{other}”', 'This photo was used for "{other}"'),
  sign: label('这个签名已用于“{other}”', 'This signature was used for "{other}"'),
  anew: { photo: label('重新拍照', 'Take another photo'), sign: label('重新签名', 'Sign again') },
  save: label('确认保存', 'Save'),
} as const
