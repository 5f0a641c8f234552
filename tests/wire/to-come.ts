/** Calls of the wire contract no route answers yet. */
export const toCome: readonly string[] = [
  'GET /sys/sysUserAgent/queryByUserName',
  'POST /sys/sysUserAgent/add',
  'PUT /sys/sysUserAgent/edit',
]
