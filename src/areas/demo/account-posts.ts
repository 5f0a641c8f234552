/**
 * Accounts of the demonstration kindergarten: the post whose first holder signs in with it, and the roles it is given.
 * `teacher` is the head teacher of the first class.
 */
export const accountPosts = {
  admin: { post: 'admin', roles: ['sysAdmin', 'admin'] },
  principal: { post: 'principal', roles: ['principal'] },
  doctor: { post: 'doctor', roles: ['doctor'] },
  teacher: { post: 'headTeacher', roles: ['headTeacher'] },
  cook: { post: 'canteenMgr', roles: ['canteenMgr', 'cook'] },
  storekeeper: { post: 'storekeeper', roles: ['storekeeper'] },
  accountant: { post: 'accountant', roles: ['accountant'] },
} as const satisfies Record<string, { readonly post: string; readonly roles: readonly string[] }>
