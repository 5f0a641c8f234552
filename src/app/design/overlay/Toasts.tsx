import { useEffect, useRef } from 'react'
import { dropToast, useToasts } from './toast'

/** The place where toasts appear. A popover, so that it lies above an open sheet as well. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = ref.current
    if (!place?.showPopover) return
    // Shown anew each time: the top layer stacks in order of showing.
    if (place.matches(':popover-open')) place.hidePopover()
    if (toasts.length > 0) place.showPopover()
  }, [toasts])
  return (
    <div ref={ref} popover="manual" className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.key} className="toast" data-tone={toast.tone}>
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              onClick={() => {
                toast.action?.run()
                dropToast(toast.key)
              }}
            >
              {toast.action.text}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
