import type { Caller } from './server/open-house'
import { testPassword } from './test-password'

const staff = '/business-system/intk/garden/staff'

/** Gives the assistant teacher of a class an account of her own, which works in that class alone. Answers the account's id. */
export async function giveAssistantAccount(admin: Caller, classId: string, username = 'assistant'): Promise<string> {
  const found = await admin(`GET /business-system/intk/garden/class/queryById?id=${classId}`)
  const { teacherIds } = found.result as { teacherIds: string[] }
  const { result } = await admin(`GET ${staff}/queryById?id=${teacherIds[0]}`)
  const { id, name } = result as { id: string; name: string }
  const added = await admin('POST /sys/user/add', {
    username,
    realname: name,
    workNo: `A-${username}`,
    phone: '13711112222',
    roles: 'role.teacher',
    password: testPassword,
    confirmpassword: testPassword,
    status: '1',
  })
  const userId = (added.result as { id: string } | null)?.id
  const linked = await admin(`PUT ${staff}/edit`, { id, userId })
  if (!userId || !linked.success) throw new Error(JSON.stringify([added, linked]))
  return userId
}
