import { label } from '../../contract/label'

/** What is said of the device and of edits that wait, beyond the line that says how they stand. */
export const deviceWords = {
  sendNow: label('立即发送', 'Send now'),
  nothingWaits: label('没有等待发送的修改。', 'No edits are waiting.'),
  goesWhenBack: label('网络恢复后会自动发送。', 'They go out by themselves when the network is back.'),
  opWords: label('{verb}{noun}', '{verb}: {noun}'),
  deviceUnsent: label('未发送的修改', 'Unsent edits'),
  deviceStorage: label('存储空间', 'Storage'),
  deviceStorageUsed: label('已用 {used} MB，可用 {room} MB', '{used} MB used of {room} MB'),
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
} as const
