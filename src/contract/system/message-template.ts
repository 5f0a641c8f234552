import { code, dict, note, optional, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    'message-template': typeof MessageTemplate
  }
}

/**
 * Wording of a message that is sent again and again. `${name}` in it stands for a value that is given with each sending. A template that
 * is in use (`useStatus` 1) is neither changed nor removed.
 */
export const MessageTemplate = defineResource({
  name: 'message-template',
  label: label('消息模板', 'Message template'),
  path: '/sys/message/sysMessageTemplate',
  fields: {
    templateCode: text('模板编码', 'Code', { rule: 'code', max: 64, unique: true, fixed: true }),
    templateName: text('模板标题', 'Title', { max: 100 }),
    /** `1` plain text; `2` and `4` HTML, cleaned by the server before it is stored. */
    templateType: dict('templateType', '模板类型', 'Kind', { initial: '1' }),
    templateContent: note('模板内容', 'Content', { max: 10_000 }),
    /** Values to try it with, as JSON. */
    templateTestJson: optional(code('javascript', '测试数据', 'Test values (JSON)', { max: 2000 })),
    useStatus: dict('useStatus', '应用状态', 'In use', { initial: '0', switched: ['1', '0'] }),
  },
  title: 'templateName',
  list: ['templateCode', 'templateName', 'templateContent', 'templateType', 'useStatus'],
  search: ['templateCode', 'templateName', 'useStatus'],
  form: [['templateCode', 'templateName'], ['templateType', 'useStatus'], ['templateContent'], ['templateTestJson']],
})
export type MessageTemplate = RecordOf<typeof MessageTemplate>
