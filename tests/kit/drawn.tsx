import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'

function Probe({ onDrawn }: { onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn])
  return null
}

/** Something asked for now has been drawn, and so has everything asked for before. */
async function drawnAfter(): Promise<void> {
  const root = createRoot(document.createElement('div'))
  await new Promise<void>((resolve) => root.render(<Probe onDrawn={resolve} />))
  root.unmount()
}

/** Everything that is going to be drawn has been: what follows at once, and what follows from that. For tests that see nothing happen. */
export async function drawn(): Promise<void> {
  for (let round = 0; round < 3; round++) await drawnAfter()
}
