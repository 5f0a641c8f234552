import { label } from '../../../../contract/label'

/** What a list is narrowed by, as it is said. */
export const filterWords = {
  filterSaid: label('{column}：', '{column}: '),
  fromTo: label('{from} 至 {to}', '{from} to {to}'),
  fromOn: label('{from} 起', 'from {from}'),
  until: label('{to} 止', 'until {to}'),
  linesAsked: label('{count} 行', '{count} {count:line|lines}'),
  linesFound: label('{asked} 行里找到 {found} 行，缺：{missing}', 'Found {found} of {asked}; missing: {missing}'),
  linesAllFound: label('{asked} 行都找到了', 'All {asked} found'),
} as const
