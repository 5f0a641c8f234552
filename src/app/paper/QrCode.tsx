import { useEffect, useState } from 'react'

/** A code as one path of squares, each one unit wide. Quiet zone of two units around it. */
async function drawCode(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}

/** A QR code, black on white on every ground. What draws it is fetched when the first one is wanted. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<Awaited<ReturnType<typeof drawCode>>>()
  useEffect(() => {
    let current = true
    drawCode(text).then(
      (drawn) => current && setCode(drawn),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [text])
  if (!code) return <span className="qr-code" />
  return (
    <svg className="qr-code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <title>{label}</title>
      <path fill="#ffffff" d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
      <path fill="#000000" d={code.path} />
    </svg>
  )
}
