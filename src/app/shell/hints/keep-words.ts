import { label } from '../../../contract/label'

/** What is said while unsent work lies where it may be cleared away. Fetched with the part that says it. */
export const keepWords = {
  clears: label(
    '{count} 条修改已保存在此设备上。空间不足时浏览器可能清除它们：请尽快联网发送，或把应用安装到主屏幕。',
    '{count} {count:edit is|edits are} kept on this device. Short of room, the browser may clear {count:it|them}: please connect soon, or install the app.',
  ),
  apple: label(
    '{count} 条修改已保存在此设备上。网页七天不打开会被系统清除：请尽快联网发送，并点“分享”→“添加到主屏幕”，以后从主屏幕打开。',
    '{count} {count:edit is|edits are} kept on this device. Pages nobody opens for seven days are cleared: please connect soon, and tap Share, then Add to Home Screen, and open the app from there.',
  ),
}
