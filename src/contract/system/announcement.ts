import { boolean, count, dateTime, derived, dict, optional, refs, richText, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'
import type { announcementFlow } from './announcement-flow'

declare module '../registry' {
  interface NounTypes {
    announcement: typeof Announcement
  }
  interface FlowTypes {
    announcement: typeof announcementFlow
  }
}

/**
 * A notice somebody writes for everybody or for chosen people. Field names are those of the wire contract (`titile` too).
 * `msgContent` is HTML, cleaned by the server before it is stored. Its readers never read this row: publishing gives each
 * of them a copy, an `announcement-send`.
 */
export const Announcement = defineResource({
  name: 'announcement',
  label: label('系统通告', 'Announcement'),
  path: '/sys/annountCement',
  fields: {
    titile: text('标题', 'Title', { max: 100, english: 'titleEn' }),
    msgCategory: dict('msg_category', '消息类型', 'Kind', { initial: '1' }),
    /** One line for bells; follows from the content when empty. */
    msgAbstract: optional(text('摘要', 'Summary', { max: 200, english: 'abstractEn' })),
    msgContent: optional(richText('公告内容', 'Content', { english: 'contentEn' })),
    sender: derived(text('发布人', 'Sender', { max: 64, account: true })),
    priority: dict('priority', '优先级', 'Priority', { initial: 'L' }),
    msgType: dict('msg_type', '通告对象', 'For', { initial: 'ALL' }),
    userIds: optional(refs('user', '指定用户', 'Chosen people', { max: 1000, weak: true })),
    sendStatus: derived(dict('send_status', '发布状态', 'State', { initial: '0' })),
    sendTime: derived(dateTime('发布时间', 'Published at')),
    cancelTime: derived(dateTime('撤销时间', 'Revoked at')),
    /** When those who had not read it were told once more, and how often that was. */
    remindTime: derived(dateTime('最近提醒', 'Last reminder')),
    reminders: derived(count('提醒次数', 'Reminders')),
    /** Shown from here on; from its publishing when empty. */
    startTime: optional(dateTime('开始时间', 'Shown from')),
    /** Thirty days after it is published when empty. */
    endTime: optional(dateTime('结束时间', 'Shown until')),
    /** What it is about: `openPage` is opened with it. */
    busId: optional(text('业务编号', 'Record it is about', { max: 64 })),
    openType: optional(dict('open_type', '打开方式', 'Opens')),
    openPage: optional(text('打开页面', 'Page it opens', { max: 200 })),
    /** The same in English, of what the product tells on its own account. Clients that know nothing of these read Chinese. */
    titleEn: derived(text('英文标题', 'Title in English', { max: 200 })),
    abstractEn: derived(text('英文摘要', 'Summary in English', { max: 400 })),
    contentEn: derived(richText('英文内容', 'Content in English')),
    /** A push message passes through other people's servers and lies on a locked screen: the title goes with it only if allowed. */
    titleInPush: boolean('推送中显示标题', 'Title in push message', { initial: false }),
  },
  title: 'titile',
  card: { facts: ['msgCategory', 'priority', 'sendTime'] },
  list: ['titile', 'msgCategory', 'sender', 'priority', 'msgType', 'sendStatus', 'sendTime'],
  defaultOrder: { open: { field: 'sendStatus', values: ['0'], by: ['createTime desc'] }, by: ['sendTime desc'] },
  search: ['titile', 'msgCategory', 'priority', 'sendStatus'],
  found: { by: ['titile', 'titleEn'], says: ['sendStatus', 'sendTime'] },
  form: [
    ['titile'],
    ['msgCategory', 'priority'],
    ['msgContent'],
    ['msgAbstract'],
    ['msgType', 'userIds'],
    ['startTime', 'endTime'],
    ['openType', 'openPage'],
    ['busId', 'titleInPush'],
  ],
})
export type Announcement = RecordOf<typeof Announcement>
