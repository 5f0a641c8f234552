import { label } from '../../contract/label'

/** What is said of the device and of edits that wait, beyond the line that says how they stand. */
export const deviceWords = {
  sendNow: label('立即发送', 'Send now'),
  nothingWaits: label('没有等待发送的修改。', 'No edits are waiting.'),
  goesWhenBack: label('网络恢复后会自动发送。', 'They go out by themselves when the network is back.'),
  opWords: label('{verb}{noun}', '{verb}: {noun}'),
  deviceUnsent: label('未发送的修改', 'Unsent edits'),
  deviceStorage: label('存储空间', 'Storage'),
  deviceStorageUsed: label('已用 {used}，共 {room}', '{used} used of {room}'),
  deviceStorageUnknown: label('此浏览器不提供存储用量。', 'This browser does not tell how much is used.'),
  deviceKeeps: label('浏览器会一直保留这里的内容。', 'The browser keeps what lies here for good.'),
  deviceAskToKeep: label('请求长期保留', 'Ask to keep it'),
  deviceWillKeep: label('浏览器已同意长期保留', 'The browser will keep it'),
  deviceCopy: label('离线副本', 'Copy for work without network'),
  deviceCopyHint: label(
    '如果看到的内容不对，可以重新取一份。未发送的修改不受影响。',
    'If something looks wrong, fetch everything anew. Unsent edits are not touched.',
  ),
  deviceRefresh: label('重新取一份', 'Fetch everything anew'),
  deviceRefreshBody: label(
    '旧的副本保留到新的取完为止。{count} 条未发送的修改不受影响。',
    'The old copy stays until the new one is complete. {count} unsent {count:edit is|edits are} not touched.',
  ),
  deviceRefreshing: label('正在重新获取', 'Fetching everything anew'),
  valueNow: label('现在的内容', 'What is there now'),
  valueOffered: label('另一份内容', 'The other entry'),
  valueMine: label('我填写的', 'What I entered'),
  onDevice: label('设备 …{device}', 'device …{device}'),
  valueThen: label('原有的内容', 'What was there'),
  valueDecided: label('决定的内容', 'What was decided'),
  copyingShort: label('下载进度', 'How much has been copied'),
  readyOffline: label('没有网络也能使用。上次同步：{since}', 'Ready for use without network. Last synced: {since}'),
  notReadyOffline: label(
    '正在把应用和数据存到此设备，请保持联网。',
    'The app and its data are being copied to this device; please stay connected.',
  ),
  neverOffline: label(
    '没有网络时打不开：浏览器没有把应用存到此设备（需要 https 网址，且不是无痕窗口）。',
    'Will not open without network: the browser has not kept the app here (it takes an https address, and no private window).',
  ),
  sending: label('正在发送…', 'Sending…'),
  verbAdd: label('新增', 'Add'),
  verbEdit: label('修改', 'Change'),
  verbRemove: label('删除', 'Delete'),
  verbAdjust: label('增减', 'Adjust'),
  discardWord: label('放弃', 'discard'),
  deviceMayClear: label(
    '空间不足时，浏览器可能会清理这里的内容。请安装到主屏幕，或请求长期保留。',
    'Short of room, the browser may clear what lies here. Install the app on the home screen, or ask to keep it.',
  ),
  deviceMayNotKeep: label(
    '浏览器暂未同意。安装应用并多使用几次后再试。',
    'The browser has not agreed yet. Install the app, use it for a while, and ask again.',
  ),
} as const
