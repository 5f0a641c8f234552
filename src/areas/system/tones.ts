import type { Tones } from '../../contract/tone'

/** How accounts, notices, jobs and held changes stand. */
export const tones = {
  conflict_state: { open: 'care', resolved: 'good' },
  dict_item_status: { 1: 'good', 0: 'plain' },
  handed_over_state: { open: 'care', done: 'good' },
  msgSendStatus: { 0: 'open', 1: 'good', 2: 'bad' },
  priority: { L: 'plain', M: 'care', H: 'bad' },
  quartz_status: { 0: 'good', '-1': 'care' },
  read_flag: { 0: 'open', 1: 'plain' },
  send_status: { 0: 'open', 1: 'good', 2: 'plain' },
  user_status: { 1: 'good', 2: 'bad' },
  useStatus: { 0: 'plain', 1: 'good' },
  valid_status: { 0: 'plain', 1: 'good' },
} as const satisfies Tones
