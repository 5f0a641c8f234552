import { createHash } from 'node:crypto'
import { filled, label } from '../../contract/label'
import type { DeviceReport } from '../../contract/sync/device-report'
import { User } from '../../contract/system/user'
import { addDays } from '../../contract/time'
import { announce } from '../notices/announce'
import type { OpContext } from '../resource/behaviour'

/** Days the notice stands in bells. */
const shown = 14

const idOf = (...parts: readonly unknown[]) => `lost.${createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)}`

/** Tells the owner of work that vanished from a device, and those who look after devices, once. Of people this house does not know nobody is told. */
export async function tellLost(ctx: OpContext, { device, about, lost = [] }: DeviceReport, caretakers: readonly string[]): Promise<void> {
  for (const { user, count, oldest } of lost.filter((one) => one.count > 0)) {
    const owner = await ctx.find(User, user)
    if (!owner) continue
    const since = oldest?.slice(0, 16) ?? '—'
    await announce(ctx, idOf(device, user, count, oldest), {
      title: label('设备上有未发送的修改丢失', 'Unsent edits were lost on a device'),
      said: [
        filled(
          label(
            '{about} 的存储空间用尽，{owner} 的 {count} 条未发送修改已丢失，最早填写于 {since}。请对照纸质记录重新登记。',
            '{about} ran out of room: {count} unsent {count:edit|edits} of {owner} {count:is|are} lost, the oldest entered on {since}. Please enter them again from paper records.',
          ),
          { about, owner: owner.realname, count, since },
        ),
      ],
      userIds: [...new Set([user, ...caretakers])],
      priority: 'H',
      page: '/system/device',
      until: addDays(ctx.today, shown),
    })
  }
}
