import { label } from '../../../../../contract/label'

/** Texts of the card of who is ill. */
export const illnessWords = {
  outOf: label('人 · {count} 个班已提交', 'ill · {count} {count:class has|classes have} handed in'),
  usual: label('近十日平均 {mean}', 'usually {mean}'),
  more: label('明显多于平时', 'clearly more than usual'),
  none: label('今天没有幼儿请病假', 'No child is marked ill today'),
  chart: label('近十个开园日的病假人数，今天 {count}', 'Children ill on the last ten open days, {count} today'),
} as const
