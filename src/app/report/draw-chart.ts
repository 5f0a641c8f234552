import { BarChart, CustomChart, LineChart, PieChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, MarkLineComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { ChartOption } from './chart-option'

use([BarChart, CustomChart, LineChart, PieChart, GridComponent, LegendComponent, MarkLineComponent, AriaComponent, SVGRenderer])

type Size = { readonly width: number; readonly height: number }

/** Draws a chart into an element, until what is answered ends it. Lines and words, no picture: paper shows them as sharp as the screen. */
export function chartIn(element: HTMLElement, size: Size, option: ChartOption): () => void {
  const chart = init(element, null, { renderer: 'svg', ...size })
  // Words are measured before they are drawn, which takes the font itself and no name of it.
  chart.setOption({ ...option, textStyle: { fontFamily: getComputedStyle(element).fontFamily } })
  return () => chart.dispose()
}
