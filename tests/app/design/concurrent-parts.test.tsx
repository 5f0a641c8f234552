import { expect, test } from 'vitest'

test('parts that share much and are fetched at the same moment all arrive', async () => {
  const parts = await Promise.all([
    import('antd/es/date-picker'),
    import('antd/es/time-picker'),
    import('antd/es/select'),
    import('antd/es/table'),
    import('antd/es/tree'),
    import('antd/es/menu'),
  ])
  expect(parts.map((part) => typeof part.default)).toEqual(Array(6).fill(expect.stringMatching(/^(object|function)$/)))
})
