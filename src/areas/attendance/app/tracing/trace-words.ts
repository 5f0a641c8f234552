import { type Label, label } from '../../../../contract/label'
import { callResults } from '../../call-results'

/** What is said where families of absent children are called. */
export const traceWords = {
  tracing: label('缺勤追查', 'Asking after absent children'),
  tracingHint: label('联系家长，并选择原因。', 'Call the family, then choose the cause.'),
  tracingDone: label('所有缺勤都有原因了', 'Every absence has its cause'),
  calledFirst: label('先联系', 'Call first'),
  emergency: label('紧急联系人', 'Emergency contact'),
  noContacts: label('没有登记联系电话', 'No telephone number is recorded'),
  reached: label('已联系上', 'Reached'),
  noAnswer: callResults.noAnswer,
  calls: label('联系记录', 'Calls'),
} as const satisfies Record<string, Label>
