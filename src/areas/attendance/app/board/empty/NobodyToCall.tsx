import { StateView } from '../../../../../app/design/StateView'
import { useSay } from '../../../../../app/language/use-say'
import { label } from '../../../../../contract/label'

const words = {
  class: {
    title: label('还没有您的班级', 'No class is yours yet'),
    hint: label(
      '请园长在班级中设置您为教师，之后这里会出现您的幼儿。',
      'Ask the principal to enter you as a teacher of your class; your children then appear here.',
    ),
  },
  children: {
    title: label('这个班还没有幼儿', 'This class has no children yet'),
    hint: label('幼儿入班后会自动出现在这里。', 'Children appear here as soon as they are enrolled.'),
  },
}

/** A board without a class, or a class without children: what is lacking, and who brings it. */
export function NobodyToCall({ lacking }: { lacking: keyof typeof words }) {
  const say = useSay()
  const { title, hint } = words[lacking]
  return (
    <StateView kind="empty" title={say(title)}>
      {say(hint)}
    </StateView>
  )
}
