import { label } from '../../../contract/label'

/** What is said when unsent work has vanished. Fetched with the part that says it. */
export const lostWords = {
  title: label('{name} 有 {count} 条未发送的修改已丢失', '{count} unsent {count:edit|edits} of {name} {count:is|are} lost'),
  what: label('{noun} {count} 条', '{noun}: {count}'),
  body: label(
    '此设备存储空间用尽，浏览器清除了本机数据。最早一条是 {oldest} 填写的。请对照纸质记录重新登记，并告知管理员。',
    'The device ran out of room and the browser cleared what it kept. The oldest was entered on {oldest}. Please enter them again from your paper records, and tell the administrator.',
  ),
  read: label('知道了', 'I have read this'),
  low: label(
    '此设备的存储空间快用完了（已用 {used}%）。空间耗尽时浏览器可能清除未发送的修改：请尽快联网发送并释放空间。',
    'This device is nearly full ({used}% used). When it is, the browser may clear edits that are not sent yet: please connect soon, and free some space.',
  ),
}
