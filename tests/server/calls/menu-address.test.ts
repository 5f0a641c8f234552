import { describe, expect, test } from 'vitest'
import { readConfiguration } from '../../../src/server/configuration'
import { menuAddress } from '../../../src/server/system/menu-address'

const configuration = readConfiguration({ PUBLIC_URL: 'https://house.cn', TOKEN_HOSTS: 'reports.house.cn, maps.house.cn:8443' })
/** Written with `%` where the address has a dollar: beside a brace that looks like a mistake. */
const dollars = (text: string) => text.replaceAll('%{', '$\x7b')
const address = (given: string) => menuAddress(dollars(given), configuration)

describe('the sign-in is given to', () => {
  test.each([
    'https://reports.house.cn/a?t={{token}}',
    'https://reports.house.cn/a?t={{ token }}&u={{username}}',
    'http://maps.house.cn:8443/?t=%{token}&h=%{tenantId}',
    'https://house.cn/x?t={{token}}',
    '{{apiBase}}/sys/annountCement/show/1?token={{token}}',
    "{{ window._CONFIG['domianURL'] }}/x?token=%{token}",
  ])('%s', (given) => expect(address(given)).toBe(dollars(given)))
})

describe('and to no other host, however its address is written:', () => {
  test.each([
    ['https://evil.com/?t={{token}}', 'https://evil.com/?t='],
    ['https://evil.com/?t=%{token}&u={{userId}}', 'https://evil.com/?t=&u={{userId}}'],
    ['https://reports.house.cn@evil.com/{{token}}', 'https://reports.house.cn@evil.com/'],
    ['https://reports.house.cn.evil.com/{{token}}', 'https://reports.house.cn.evil.com/'],
    ['https://reports.house.cn:81/{{token}}', 'https://reports.house.cn:81/'],
    ['{{apiBase}}.evil.com/{{token}}', '{{apiBase}}.evil.com/'],
    ['{{apiBase}}@evil.com/{{token}}', '{{apiBase}}@evil.com/'],
    ['{{token}}.evil.com', '.evil.com'],
    ['https://{{token}}.evil.com/', 'https://.evil.com/'],
    ['//evil.com/{{token}}', '//evil.com/'],
    ['https://evil.com/{{\ntoken\n}}', 'https://evil.com/'],
    ['https://evil.com/{{{token}}}', 'https://evil.com/'],
    ['https://evil.com/%{{{token}}token}', 'https://evil.com/$token'],
    ['javascript:{{token}}', 'javascript:'],
  ])('%s', (given, left) => expect(address(given)).toBe(dollars(left)))
})

test('nothing but known names reaches a client that evaluates what it is given', () => {
  expect(address("https://evil.com/{{fetch('/x')}}/{{constructor}}/{{tenantId}}")).toBe('https://evil.com///{{tenantId}}')
})

test('a list of hosts that is none is said at the start', () => {
  expect(() => readConfiguration({ TOKEN_HOSTS: 'https://x.cn' })).toThrow(/TOKEN_HOSTS must be hosts/)
})
