import type { Engine } from '../../../src/app/offline/engine'
import { useSession } from '../../../src/app/session/session'
import type { Catalogue } from '../../../src/contract/catalogue'
import { AnnouncementSend } from '../../../src/contract/system/announcement-send'
import { announcementSendFlow } from '../../../src/contract/system/announcement-send-flow'
import { gardenCatalogue } from '../product/garden-catalogue'

/** A product that has nothing but notices, and a garden. */
export const noticesCatalogue: Catalogue = {
  ...gardenCatalogue,
  resources: { ...gardenCatalogue.resources, [AnnouncementSend.name]: AnnouncementSend },
  flows: { ...gardenCatalogue.flows, [AnnouncementSend.name]: announcementSendFlow },
}

const words = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, text]) => ({ value, text }))

/** Signs a reader of notices in, on this page alone. */
export const signInReader = (): void =>
  useSession.setState({
    token: 't',
    person: { id: 'u1', username: 'zhang', realname: '张老师' },
    granted: new Set([`${AnnouncementSend.name}:list`, `${AnnouncementSend.name}:read`]),
    dictionaries: { priority: words({ L: '一般', M: '重要', H: '紧急' }), msg_category: words({ 1: '通知公告', 2: '系统消息' }) },
  })

export const received = (id: string, given: Readonly<Record<string, unknown>> = {}) => ({
  id,
  rev: 1,
  scope: 'user/u1',
  createBy: 'admin',
  createTime: '2026-01-05 08:00:00',
  updateBy: null,
  updateTime: null,
  anntId: `annt-${id}`,
  userId: 'u1',
  titile: `通知 ${id}`,
  msgCategory: '1',
  msgAbstract: `摘要 ${id}`,
  msgContent: `<p>正文 ${id}</p>`,
  sender: 'admin',
  senderName: '管理员',
  priority: 'L',
  msgType: 'ALL',
  sendStatus: '1',
  sendTime: '2026-01-05 08:00:00',
  startTime: '2026-01-05 08:00:00',
  endTime: '2099-01-01 00:00:00',
  busId: null,
  openType: null,
  openPage: null,
  readFlag: '0',
  readTime: null,
  ...given,
})

/** Puts a notice onto the device, as an exchange would. */
export async function receive({ db }: Engine, id: string, given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const row = received(id, given)
  await db.rows.put({ noun: AnnouncementSend.name, id, by: String(row.sendTime), gen: 1, seq: 1, era: '', row })
}
