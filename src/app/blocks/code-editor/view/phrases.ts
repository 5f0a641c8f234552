import type { Language } from '../../../../contract/label'

/** What the library says in English, in Chinese. */
const chinese: Readonly<Record<string, string>> = {
  Find: '查找',
  Replace: '替换为',
  next: '下一个',
  previous: '上一个',
  all: '全选',
  'match case': '区分大小写',
  regexp: '正则表达式',
  'by word': '整词',
  replace: '替换',
  'replace all': '全部替换',
  close: '关闭',
  'Go to line': '转到行',
  go: '转到',
  'current match': '当前匹配',
  'on line': '所在行',
  'replaced match on line $': '已替换第 $ 行的匹配',
  'replaced $ matches': '已替换 $ 处',
  'Fold line': '折叠此行',
  'Unfold line': '展开此行',
  'Folded lines': '已折叠',
  'Unfolded lines': '已展开',
  'folded code': '已折叠的代码',
  unfold: '展开',
  to: '至',
  'Control character': '控制字符',
  'Selection deleted': '已删除所选内容',
  Completions: '补全',
}

export const phrasesIn = (language: Language): Readonly<Record<string, string>> => (language === 'en' ? {} : chinese)
