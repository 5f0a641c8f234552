import { label } from '../../../contract/label'
import { useSay } from '../../language/use-say'
import type { Bench } from '../../workbench/bench'
import { greetingAt } from './greeting'

const Greeting = ({ hour }: { hour: number }) => <p>{useSay()(greetingAt(hour))}</p>

/** The greeting, as the workbench shows it. */
export const greetingBench: Bench = {
  about: label(
    '按小时问候：9 点前、11 点、13 点、20 点为界。',
    'A greeting by the hour, which changes at 9, after 11, after 13 and at 20.',
  ),
  props: [{ name: 'hour', label: label('小时', 'Hour'), kind: 'number', value: 8 }],
  states: [
    { key: 'hour', label: label('所选的小时', 'The hour chosen'), draw: ({ hour }) => <Greeting hour={Number(hour)} /> },
    ...[8, 9, 12, 14, 20].map((hour) => ({
      key: `at-${hour}`,
      label: label(`${hour} 点`, `At ${hour}`),
      draw: () => <Greeting hour={hour} />,
    })),
  ],
}
