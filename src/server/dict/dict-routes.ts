import * as z from 'zod/mini'
import { largestPage } from '../../contract/query'
import { type Call, route } from '../http/route'
import { soundText } from '../http/sound-input'
import { dictOptions, dictTexts } from './dict-options'
import { type DictAsking, readDictSource } from './dict-source'
import { dictTree } from './dict-tree'

/** Longest name of a dictionary, with its condition. */
const dict = soundText(300)
/** Most values whose texts are asked for at once. */
const mostKeys = 200
const name = soundText(64)
/** A number as an address says it; whatever is none, or not within bounds, is the nearest that is. */
const size = (otherwise: number, max: number) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string) => Math.min(Math.max(Math.trunc(Number(text)) || otherwise, 1), max)),
  )

export const askingOf = ({ engine, session, language }: Call<unknown>): DictAsking => ({ engine, person: session.person, language })
/** The parts of a list that may end with a comma. */
export const listed = (text: string): string[] => text.split(',').filter((part) => part !== '')

/** What pickers of dictionaries ask, by code or by table. */
export const dictRoutes = [
  route('GET /sys/dict/getDictItems/:code', { door: 'signed-in', input: z.object({ code: dict }) }, (call) =>
    dictOptions(askingOf(call), readDictSource(askingOf(call), call.input.code), { size: largestPage }),
  ),
  route(
    'GET /sys/dict/loadDict/:dict',
    {
      door: 'signed-in',
      input: z.object({ dict, keyword: z._default(soundText(100), ''), pageSize: size(10, 200), pageNo: size(1, 1000) }),
      perMinute: 600,
    },
    (call) => {
      const { keyword, pageSize, pageNo } = call.input
      return dictOptions(askingOf(call), readDictSource(askingOf(call), call.input.dict), {
        keyword: keyword.trim(),
        page: pageNo,
        size: pageSize,
      })
    },
  ),
  route(
    'GET /sys/dict/loadDictItem/:dict',
    { door: 'signed-in', input: z.object({ dict, key: z._default(soundText(13_000), '') }), perMinute: 600 },
    (call) => dictTexts(askingOf(call), readDictSource(askingOf(call), call.input.dict), listed(call.input.key).slice(0, mostKeys)),
  ),
  route(
    'GET /sys/dict/loadTreeData',
    {
      door: 'signed-in',
      input: z.object({
        pid: z._default(name, ''),
        tableName: name,
        text: name,
        code: name,
        pidField: name,
        condition: z._default(soundText(2000), ''),
      }),
      perMinute: 600,
    },
    (call) => dictTree(askingOf(call), call.input),
  ),
]
