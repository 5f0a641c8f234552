import { label } from '../../contract/label'
import { searchWord } from './search-word'

export const words = {
  search: searchWord,
  hint: label('搜索姓名、电话、页面', 'Search names, phones, screens'),
  example: label(
    '可输入拼音首字母（zmh）、全拼、部分姓名或电话号码',
    'Type part of a name, its pinyin (zmh, zhumeng), or part of a telephone number',
  ),
  screens: label('页面', 'Screens'),
  recent: label('最近打开', 'Opened lately'),
  none: label('没有找到“{words}”', 'Nothing found for “{words}”'),
  noneHint: label(
    '换一种写法试试：拼音首字母、全拼或电话号码的一部分。',
    'Try it another way: first letters of the pinyin, or part of a telephone number.',
  ),
  onDeviceOnly: label('没有网络：只搜索了此设备上的内容', 'No network: only what is on this device was searched'),
  notAnswered: label('服务器没有应答：只搜索了此设备上的内容', 'The server did not answer: only what is on this device was searched'),
  searching: label('正在搜索…', 'Searching…'),
  results: label('{count} 个结果', '{count} {count:result|results}'),
  call: label('拨打 {phone}', 'Call {phone}'),
  choose: label('选择', 'choose'),
  open: label('打开', 'open'),
  close: label('关闭', 'close'),
  clear: label('清空', 'Clear'),
} as const
