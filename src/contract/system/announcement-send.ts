import { dateTime, derived, dict, ref, richText, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'
import type { announcementSendFlow } from './announcement-send-flow'

declare module '../registry' {
  interface NounTypes {
    'announcement-send': typeof AnnouncementSend
  }
  interface FlowTypes {
    'announcement-send': typeof announcementSendFlow
  }
}

/**
 * A notice as one person received it: everything needed to read it without network, and whether it was read. Seen by that person
 * alone, whatever others may see. When the notice is revoked the copy stays, with `sendStatus` 2 and without its content, so that a
 * mark made without network still finds its row. To be shown in a bell: `sendStatus` 1, `startTime` <= now < `endTime`.
 */
export const AnnouncementSend = defineResource({
  name: 'announcement-send',
  reach: 'personal',
  label: label('我的通告', 'My notices'),
  listedFor: 'announcement:list',
  path: '/sys/sysAnnouncementSend',
  offline: { mode: 'write', by: 'sendTime', days: 90 },
  fields: {
    anntId: derived(ref('announcement', '公告', 'Notice', { weak: true })),
    userId: derived(text('接收人', 'Receiver', { max: 64 })),
    titile: derived(text('标题', 'Title', { max: 100, english: 'titleEn' })),
    msgCategory: derived(dict('msg_category', '消息类型', 'Kind')),
    msgAbstract: derived(text('摘要', 'Summary', { max: 200, english: 'abstractEn' })),
    /** HTML that has been cleaned. */
    msgContent: derived(richText('公告内容', 'Content', { english: 'contentEn' })),
    /** User name of whoever published it, and what that person is called. */
    sender: derived(text('发布人账号', 'Sender account', { max: 64, account: true })),
    senderName: derived(text('发布人姓名', 'Sender name', { max: 50 })),
    priority: derived(dict('priority', '优先级', 'Priority')),
    msgType: derived(dict('msg_type', '通告对象', 'For')),
    sendStatus: derived(dict('send_status', '发布状态', 'State')),
    sendTime: derived(dateTime('发布时间', 'Published at')),
    startTime: derived(dateTime('开始时间', 'Shown from')),
    endTime: derived(dateTime('结束时间', 'Shown until')),
    busId: derived(text('业务编号', 'Record it is about', { max: 64 })),
    openType: derived(dict('open_type', '打开方式', 'Opens')),
    openPage: derived(text('打开页面', 'Page it opens', { max: 200 })),
    /** The same in English, of what the product tells on its own account. */
    titleEn: derived(text('英文标题', 'Title in English', { max: 200 })),
    abstractEn: derived(text('英文摘要', 'Summary in English', { max: 400 })),
    contentEn: derived(richText('英文内容', 'Content in English')),
    readFlag: derived(dict('read_flag', '是否已读', 'Read', { initial: '0' })),
    readTime: derived(dateTime('阅读时间', 'Read at')),
  },
  title: 'titile',
  card: { facts: ['senderName', 'sendTime', 'msgAbstract'] },
  list: ['titile', 'msgCategory', 'senderName', 'priority', 'sendTime', 'readFlag'],
  defaultOrder: { open: { field: 'readFlag', values: ['0'] }, by: ['sendTime desc'] },
  search: ['titile', 'senderName', 'msgCategory', 'readFlag'],
  found: { by: ['titile', 'titleEn'], says: ['senderName', 'sendTime'] },
  form: [],
  verbs: [],
})
export type AnnouncementSend = RecordOf<typeof AnnouncementSend>
