import { BookOpenCheck, History, MessageSquareText, UsersRound } from 'lucide-react'
import type { ComponentType } from 'react'
import { Announcement } from '../../../contract/system/announcement'
import { defineRecordPage } from '../../record-page/record-page'
import type { WholeForm } from '../../shell/product'
import { AnnouncementAuthor } from '../author/AnnouncementAuthor'
import { words } from '../author/words'
import { NoticeFacts } from './NoticeFacts'
import { NoticeHistory } from './NoticeHistory'
import { PriorityFact } from './PriorityFact'
import { ReadersPart } from './ReadersPart'
import { TextPart } from './TextPart'

/** The form a new notice is written in. */
export const announcementForm: ComponentType<WholeForm> = AnnouncementAuthor

/** The record of a notice: as a draft the place where it is written, then what its readers see and who of them has. */
export const announcementPage = defineRecordPage(Announcement, {
  head: {
    state: 'sendStatus',
    facts: [PriorityFact, 'msgCategory', 'sendTime'],
  },
  parts: [
    {
      name: 'text',
      order: 10,
      title: words.text,
      icon: MessageSquareText,
      width: 'full',
      height: 320,
      part: TextPart,
      shows: ['titile', 'msgContent', 'msgAbstract', 'priority', 'msgCategory', 'titleEn', 'abstractEn', 'contentEn'],
    },
    { name: 'readers', order: 20, title: words.readers, icon: BookOpenCheck, width: 'half', height: 200, part: ReadersPart },
    {
      name: 'facts',
      order: 30,
      title: words.facts,
      icon: UsersRound,
      width: 'half',
      height: 200,
      part: NoticeFacts,
      shows: ['msgType', 'userIds', 'startTime', 'endTime', 'openType', 'openPage', 'busId', 'titleInPush'],
    },
    {
      name: 'history',
      order: 40,
      title: words.history,
      icon: History,
      width: 'half',
      height: 120,
      part: NoticeHistory,
      shows: ['sender', 'sendTime', 'cancelTime', 'remindTime', 'reminders'],
    },
  ],
})
