import { keepPreviousData } from '@tanstack/react-query'
import { Announcement } from '../../../contract/system/announcement'
import { nounKeys } from '../../resource/noun-keys'
import { useAnswer } from '../../resource/use-answer'
import { call } from '../../wire/call'

/** Whom a notice can be for: how many everybody is, and the people of each role. */
export type Audiences = {
  readonly all: number
  readonly groups: readonly { readonly id: string; readonly name: string; readonly userIds: readonly string[] }[]
}
export type Audience = { readonly msgType: string; readonly userIds: readonly string[] }

export const useAudiences = (): Audiences | undefined =>
  useAnswer({
    queryKey: nounKeys.list(Announcement.name, 'audiences'),
    queryFn: ({ signal }) => call<Audiences>('GET', `${Announcement.path}/audiences`, { signal }),
  }).data

/** How many people an audience is, by the rule by which the server sends. */
export const countPeople = async ({ msgType, userIds }: Audience, signal?: AbortSignal): Promise<number> => {
  const body = { msgType, userIds: msgType === 'ALL' ? [] : userIds }
  const { people } = await call<{ people: number }>('POST', `${Announcement.path}/audience`, { body, ...(signal && { signal }) })
  return people
}

/** The same, asked again whenever it changes; undefined until it is known. */
export const usePeople = (audience: Audience): number | undefined =>
  useAnswer({
    queryKey: nounKeys.list(Announcement.name, { audience }),
    queryFn: ({ signal }) => countPeople(audience, signal),
    placeholderData: keepPreviousData,
  }).data
