import type { Page, QueryRule } from '../../../contract/query'
import { AnnouncementSend } from '../../../contract/system/announcement-send'
import { call, type Query } from '../../wire/call'
import type { Notice } from '../notice'

/** A page of what the server has for this person, kept on the device or not. Refuses as every call does. */
export const askForMine = (query: Query, signal: AbortSignal): Promise<Page<Notice>> =>
  call('GET', `${AnnouncementSend.path}/getMyAnnouncementSend`, { query, signal })

/** As a part of such a query: notices that fit a value in one of several fields. */
export const inOneOf = (fields: readonly (keyof Notice)[], rule: QueryRule, val: string) => ({
  superQueryMatchType: 'or',
  superQueryParams: JSON.stringify(fields.map((field) => ({ field, rule, val, type: 'string' }))),
})
