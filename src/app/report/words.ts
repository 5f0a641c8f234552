import { label } from '../../contract/label'

/** What every report says of itself. */
export const words = {
  excel: label('导出 Excel', 'Export to Excel'),
  made: label('已导出', 'Exported'),
  madeWithout: label(
    '已导出，不含本机未发送的 {count} 项修改',
    'Exported without {count} {count:edit that waits|edits that wait} here to be sent',
  ),
  empty: label('没有数据', 'Nothing to report'),
  again: label('重试', 'Try again'),
  failed: label('暂时读不到', 'This could not be read'),
  offline: label('此设备没有这些数据', 'This device does not hold these figures'),
  offlineHint: label('联网后可以查看。', 'They can be read once there is network.'),
  part: label('没有网络：只显示本机保存的 {from} 起的数据。', 'No network: only what this device keeps, from {from} on, is shown.'),
  coming: label('这台设备还没有数据', 'Nothing is on this device yet'),
  comingHint: label('请先联网一次，之后没有网络也能查看。', 'Please connect once; afterwards this works without network too.'),
  number: label('序号', 'No.'),
  chart: label(
    '{title}，{kind}：按{x}（{count} 项）显示{series}。数字见表格。',
    '{title}, {kind}: {series} by {x} ({count}). The figures are in the table.',
  ),
  chartAlone: label('{title}，{kind}：按{x}（{count} 项）显示{series}。', '{title}, {kind}: {series} by {x} ({count}).'),
  mean: label('平均 {value}', 'Mean {value}'),
} as const

/** Kinds of charts. */
export const chartWords = {
  bar: label('柱形图', 'bars'),
  line: label('折线图', 'line chart'),
  stacked: label('堆叠柱形图', 'stacked bars'),
  pie: label('饼图', 'pie chart'),
  donut: label('环形图', 'ring chart'),
  bullet: label('对比条形图', 'bars against a mark'),
  heat: label('热力图', 'heat map'),
} as const
