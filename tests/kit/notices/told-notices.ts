import { expect } from 'vitest'
import type { Caller } from '../server/open-house'

/** What the product told somebody on its own account, as their bell has it. */
export type ToldNotice = Readonly<
  Record<'titile' | 'titleEn' | 'msgAbstract' | 'abstractEn' | 'msgContent' | 'contentEn' | 'openPage' | 'priority', string>
>

const plain = (html: string) => html.replace(/<[^>]*>/g, ' ')
const sentences = { zh: /[。？！]/, en: /[a-z]{2,} [a-z]{2,} [a-z]{2,}/ }

/** The system messages in a bell, each of which says everything once in Chinese and once in English, and nothing in both. */
export async function toldNotices(call: Caller): Promise<readonly ToldNotice[]> {
  const { sysMsgList }: { sysMsgList: readonly ToldNotice[] } = (await call('GET /sys/annountCement/listByUser')).result
  for (const told of sysMsgList) {
    expect(told.titile).toMatch(/^[\p{Script=Han}\d\s，：]+$/u)
    expect(told.titleEn).toMatch(/^[A-Z][\x20-\x7e]+$/)
    for (const chinese of [told.msgAbstract, plain(told.msgContent)]) expect(chinese).not.toMatch(sentences.en)
    for (const english of [told.abstractEn, plain(told.contentEn)]) {
      expect(english).toMatch(/[a-z]/)
      expect(english).not.toMatch(sentences.zh)
      expect(english).not.toMatch(/\{\w+[:}]/)
    }
  }
  return sysMsgList
}
