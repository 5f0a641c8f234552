import { label } from '../../contract/label'

/** What is said of the home of a role. */
export const roleHomeWords = {
  landsOn: label('登录后先看到：{screen}', 'Seen first after signing in: {screen}'),
  cards: label('今日卡片', 'Cards of Today'),
  bar: label('触屏底栏', 'Bar of a touch screen'),
  noCards: label('没有卡片，今日列出可打开的页面', 'No cards: Today lists the screens that can be opened'),
  noBar: label('可打开的页面太少，没有底栏', 'Too few screens for a bar'),
  alone: label('只有这一个角色的人看到这些。', 'This is what somebody sees who has this role alone.'),
  offline: label('连上网络后可以查看。', 'It can be seen once there is a network.'),
} as const
