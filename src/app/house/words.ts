import { label } from '../../contract/label'

export const words = {
  title: label('这是演示园', 'This is a demonstration'),
  what: label(
    '“{name}”里的人员和记录都是虚构的，请放心试用。准备好后，可以移除演示数据，建立自己的园所。',
    'All people and records of "{name}" are invented: try whatever you like. When you are ready, begin your own house without them.',
  ),
  keep: label('继续试用', 'Go on trying'),
  begin: label('建立本园', 'Begin an own house'),
  kept: label('“{name}”是演示园', '"{name}" is a demonstration'),

  name: label('本园名称', 'Name of your house'),
  accounts: label('保留的账号', 'Accounts that stay'),
  own: label('您自己的账号始终保留。', 'Your own account always stays.'),
  accountsHint: label(
    '未勾选的账号将删除，其使用者会退出登录。',
    'Accounts that are not ticked are deleted, and whoever uses them is signed out.',
  ),
  stays: label('保留', 'What stays'),
  staysHint: label('园所的设置和随产品提供的资料：', 'How the house is set up, and what comes with the product:'),
  goes: label('移除', 'What goes'),
  goesHint: label(
    '演示园的全部数据，包括各位在其中录入的内容和证据链：',
    'Everything of the demonstration, with what anybody has entered in it and its chain of evidence:',
  ),
  files: label('{count} 个文件', '{count} {count:file|files}'),
  entered: label('其中有各位录入的 {count} 项修改。', 'Entered by people: {count} {count:change|changes}.'),
  rows: label('{noun} {count}', '{noun} {count}'),
  unsent: label(
    '设备上还没发送的修改不会写入本园；它们留在设备的“待同步与待定”里，供查看。',
    'Edits not yet sent from a device are not entered in your house; they stay on that device under "Waiting changes", to be looked at.',
  ),
  forGood: label(
    '移除后不能恢复。如需留存，请先停止服务并运行 npm run backup。',
    'It cannot be brought back. To keep it, stop the server first and run npm run backup.',
  ),
  typed: label('请输入演示园的名称“{name}”以确认', 'Type the name of the demonstration to confirm: {name}'),
  run: label('移除演示数据，建立本园', 'Remove the demonstration and begin'),
  running: label('正在移除…', 'Removing…'),
  done: label('“{name}”已建立', '"{name}" has begun'),
} as const
