/** Calls of the wire contract no route answers yet. */
export const toCome: readonly string[] = [
  'GET /sys/user/recycleBin',
  'PUT /sys/user/putRecycleBin',
  'DELETE /sys/user/deleteRecycleBin',
  'GET /sys/sysUserAgent/queryByUserName',
  'POST /sys/sysUserAgent/add',
  'PUT /sys/sysUserAgent/edit',
  'GET /sys/dict/deleteList',
  'PUT /sys/dict/back/:id',
  'DELETE /sys/dict/deletePhysic/:id',
]
