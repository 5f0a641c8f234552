import { label } from '../../../../contract/label'

/** Every text of the check of sealed records. */
export const words = {
  title: label('证据链核验', 'Check of records'),
  hint: label(
    '对每条留样、测温和销毁记录重新计算指纹，与登记时封存的指纹比对；再逐台设备、逐日核对整条链。',
    'Every record of samples, temperatures and disposals is hashed anew and held against what was sealed; then each chain and each day is walked.',
  ),
  again: label('重新核验', 'Check again'),
  whole: label('全部记录与封存时一致', 'All records are as they were sealed'),
  wholeHint: label(
    '{at} 核验了 {records} 条记录、{days} 天。',
    '{records} {records:record|records} and {days} {days:day|days} checked at {at}.',
  ),
  broken: label('有 {count} 处不一致', '{count} {count:does|do} not hold'),
  brokenHint: label('请保留现场，通知园长和系统管理员。', 'Please change nothing, and tell the principal and the administrator.'),
  none: label('还没有封存的记录', 'Nothing has been sealed yet'),
  chains: label('各设备的记录链', 'Chains of the devices'),
  days: label('每日指纹', 'Roots of the days'),
  server: label('服务器', 'Server'),
  device: label('设备 {device}', 'Device {device}'),
  count: label('{count} 条', '{count} {count:record|records}'),
  ok: label('一致', 'Holds'),
  first: label('第一处不一致：{what}', 'First break: {what}'),
  where: label('{noun} {id}（{received} 收到，第 {place} 条）', '{noun} {id} (received {received}, number {place})'),
  flaws: {
    lost: label('封存的原始内容已不在数据库中', 'what was sealed is no longer there'),
    content: label('原始内容与封存的指纹不符', 'the content is not what was sealed'),
    row: label('数据库中的记录在封存后被改动', 'the record was changed behind its seal'),
    signature: label('服务器签名不符', 'the signature does not fit'),
    gap: label('缺少它前面的一条记录', 'the record before it is missing'),
    fork: label('同一条记录之后有两条', 'two records follow the same one'),
    place: label('缺少第 {place} 条收到的记录', 'record number {place} is missing'),
    root: label('当天记录与已签名的指纹不符', "the day's records do not fit its signed root"),
  },
} as const
