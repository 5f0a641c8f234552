import { label } from '../../../../contract/label'

/** What is said where a device keeps only the latest rows of a noun. */
export const reachWords = {
  totalSince: label('{from} 起共 {total} 条', '{total} since {from}'),
  soFar: label('已到 {total} 条，其余还未下载', '{total} so far, the rest is still to come'),
  coming: label('还未全部下载到此设备。', 'Not all of them are on this device yet.'),
  older: label('包括更早的', 'Earlier ones too'),
  latest: label('只看 {from} 起', 'Only since {from}'),
  since: label('只含 {from} 起的。', 'Only those since {from}.'),
  sinceOffline: label('没有网络，这里只有 {from} 起的记录。', 'There is no network: these are only the records since {from}.'),
  olderOnline: label('更早的需要联网查看', 'Earlier ones need the network'),
}
